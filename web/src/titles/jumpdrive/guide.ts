import type { Guide } from "../../lib/title";

const guide: Guide = {
  goal: "jumpdrive-page-goal",
  round: ["jumpdrive-page-round-choose", "jumpdrive-page-round-pay", "jumpdrive-page-round-score"],
  phasesHeading: "jumpdrive-page-phases",
  phases: [
    {
      icon: "develop",
      name: "jumpdrive-page-phase-development",
      text: "jumpdrive-page-phase-development-text",
      bonus: "jumpdrive-page-phase-development-bonus",
    },
    {
      icon: "settle",
      name: "jumpdrive-page-phase-world",
      text: "jumpdrive-page-phase-world-text",
      bonus: "jumpdrive-page-phase-world-bonus",
    },
    { icon: "score", name: "jumpdrive-page-phase-both", text: "jumpdrive-page-phase-both-text" },
    { icon: "explore", name: "jumpdrive-page-phase-explore", text: "jumpdrive-page-phase-explore-text" },
  ],
  ends: ["jumpdrive-page-ends", "jumpdrive-page-wins"],
  advice: [
    "jumpdrive-page-advice-survey-team",
    "jumpdrive-page-advice-income",
    "jumpdrive-page-advice-length",
  ],
  icons: [
    { symbol: "card", text: "jumpdrive-page-icon-card" },
    { symbol: "military", text: "jumpdrive-page-icon-military" },
    { symbol: "explore", text: "jumpdrive-page-icon-explore" },
    { symbol: "chromosome", text: "jumpdrive-page-icon-chromosome" },
  ],
};

export default guide;
