import type { Guide } from "../../lib/title";

const guide: Guide = {
  goal: "newfrontiers-page-goal",
  round: [
    "newfrontiers-page-round-select",
    "newfrontiers-page-round-action",
    "newfrontiers-page-round-produce",
    "newfrontiers-page-round-powers",
  ],
  phasesHeading: "newfrontiers-page-actions",
  phases: [
    {
      icon: "develop",
      name: "newfrontiers-page-develop",
      text: "newfrontiers-page-develop-text",
      bonus: "newfrontiers-page-develop-bonus",
    },
    {
      icon: "explore",
      name: "newfrontiers-page-explore",
      text: "newfrontiers-page-explore-text",
      bonus: "newfrontiers-page-explore-bonus",
    },
    {
      icon: "settle",
      name: "newfrontiers-page-settle",
      text: "newfrontiers-page-settle-text",
      bonus: "newfrontiers-page-settle-bonus",
    },
    {
      icon: "produce",
      name: "newfrontiers-page-produce",
      text: "newfrontiers-page-produce-text",
      bonus: "newfrontiers-page-produce-bonus",
    },
    {
      icon: "trade_consume",
      name: "newfrontiers-page-trade-consume",
      text: "newfrontiers-page-trade-consume-text",
      bonus: "newfrontiers-page-trade-consume-bonus",
    },
    {
      icon: "envoys",
      name: "newfrontiers-page-envoys",
      text: "newfrontiers-page-envoys-text",
      bonus: "newfrontiers-page-envoys-bonus",
    },
    {
      icon: "retreat",
      name: "newfrontiers-page-retreat",
      text: "newfrontiers-page-retreat-text",
      bonus: "newfrontiers-page-retreat-bonus",
    },
    {
      icon: "chart",
      name: "newfrontiers-page-chart",
      text: "newfrontiers-page-chart-text",
      bonus: "newfrontiers-page-chart-bonus",
    },
  ],
  ends: [
    "newfrontiers-page-end-developments",
    "newfrontiers-page-end-colonies",
    "newfrontiers-page-end-colonists",
    "newfrontiers-page-end-chips",
    "newfrontiers-page-end-winner",
  ],
  advice: [
    "newfrontiers-page-advice-others",
    "newfrontiers-page-advice-explored",
    "newfrontiers-page-advice-goods",
  ],
  icons: [
    { symbol: "credit", text: "newfrontiers-page-icon-credit" },
    { symbol: "colonist", text: "newfrontiers-page-icon-colonist" },
    { symbol: "military", text: "newfrontiers-page-icon-military" },
  ],
  goods: { lowest: 1, unit: "credit" },
};

export default guide;
