import type { Guide } from "../../lib/title";

const guide: Guide = {
  goal: "race-page-goal",
  round: [
    "race-page-round-choice",
    "race-page-round-bonus",
    "race-page-round-cards",
    "race-page-round-limit",
  ],
  phasesHeading: "race-page-phases",
  phases: [
    {
      icon: "explore",
      name: "race-page-explore",
      text: "race-page-explore-text",
      bonus: "race-page-explore-bonus",
    },
    {
      icon: "develop",
      name: "race-page-develop",
      text: "race-page-develop-text",
      bonus: "race-page-develop-bonus",
    },
    {
      icon: "settle",
      name: "race-page-settle",
      text: "race-page-settle-text",
      bonus: "race-page-settle-bonus",
    },
    {
      icon: "consume",
      name: "race-page-consume",
      text: "race-page-consume-text",
      bonus: "race-page-consume-bonus",
    },
    {
      icon: "produce",
      name: "race-page-produce",
      text: "race-page-produce-text",
      bonus: "race-page-produce-bonus",
    },
  ],
  ends: ["race-page-end-tableau", "race-page-end-chips", "race-page-end-winner"],
  advice: ["race-page-advice-others", "race-page-advice-goods", "race-page-advice-powers"],
  icons: [
    { symbol: "card", text: "race-page-icon-cards" },
    { symbol: "military", text: "race-page-icon-military" },
  ],
  goods: { lowest: 2, unit: "card" },
};

export default guide;
