// All rules: which sections there are, what they show, and which rulings they tell. The words are those of the catalogue.

import type { Rules } from "../../lib/title";

const rules: Rules = {
  sections: [
    {
      id: "overview",
      heading: "race_rules-overview",
      blocks: [
        { say: "race_rules-overview-goal", shows: ["symbol:vp"] },
        { say: "race_rules-overview-phases" },
        { say: "race_rules-overview-uses", shows: ["symbol:card"] },
      ],
    },
    {
      id: "setup",
      heading: "race_rules-setup",
      blocks: [
        { say: "race_rules-setup-chips" },
        {
          say: "race_rules-setup-start",
          shows: ["card:old_earth", "card:new_sparta", "card:alpha_centauri"],
        },
        { say: "race_rules-setup-standard" },
        { say: "race_rules-setup-first" },
        { say: "race_rules-setup-deck", rulings: ["RG-4"] },
      ],
    },
    {
      id: "round",
      heading: "race_rules-round",
      blocks: [
        { say: "race_rules-round-choose", rulings: ["RG-1"] },
        {
          say: "race_rules-round-cards",
          shows: [
            "action:explore_5",
            "action:explore_1_1",
            "action:develop",
            "action:settle",
            "action:trade",
            "action:consume_2x",
            "action:produce",
          ],
        },
        { say: "race_rules-round-together", rulings: ["RG-2", "RG-w1"] },
        { say: "race_rules-round-end" },
      ],
    },
    {
      id: "powers",
      heading: "race_rules-powers",
      blocks: [
        { say: "race_rules-powers-when" },
        { say: "race_rules-powers-must", rulings: ["RG-3"] },
        { say: "race_rules-powers-draw" },
        { say: "race_rules-powers-keywords" },
      ],
    },
    {
      id: "explore",
      heading: "race_rules-explore",
      icon: "explore",
      blocks: [
        { say: "race_rules-explore-action", style: "action" },
        {
          say: "race_rules-explore-bonus",
          style: "bonus",
          shows: ["action:explore_5", "action:explore_1_1"],
        },
        { say: "race_rules-explore-powers", shows: ["card:expedition_force", "card:research_labs"] },
      ],
    },
    {
      id: "develop",
      heading: "race_rules-develop",
      icon: "develop",
      blocks: [
        { say: "race_rules-develop-action", style: "action" },
        { say: "race_rules-develop-bonus", style: "bonus" },
        { say: "race_rules-develop-same" },
        {
          say: "race_rules-develop-powers",
          shows: ["card:investment_credits", "card:public_works", "card:interstellar_bank"],
        },
      ],
    },
    {
      id: "paying",
      heading: "race_rules-paying",
      blocks: [
        { say: "race_rules-paying-cost", shows: ["symbol:card"] },
        { say: "race_rules-paying-reveal", rulings: ["RG-3"] },
      ],
    },
    {
      id: "settle",
      heading: "race_rules-settle",
      icon: "settle",
      blocks: [
        { say: "race_rules-settle-action", style: "action" },
        { say: "race_rules-settle-bonus", style: "bonus" },
        {
          say: "race_rules-settle-windfall",
          rulings: ["RG-4"],
          shows: ["card:radioactive_world", "card:gem_world"],
        },
        { say: "race_rules-settle-goods", style: "ruling", rulings: ["RG-w3"] },
        { say: "race_rules-settle-kinds", shows: ["good:novelty", "good:rare", "good:genes", "good:alien"] },
        { say: "race_rules-settle-powers", shows: ["card:replicant_robots", "card:mining_robots"] },
        { say: "race_rules-settle-ship", rulings: ["RG-w4"], shows: ["card:colony_ship"] },
      ],
    },
    {
      id: "conquest",
      heading: "race_rules-conquest",
      icon: "settle",
      blocks: [
        {
          say: "race_rules-conquest-military",
          shows: ["card:rebel_base", "card:space_marines", "card:drop_ships"],
        },
        { say: "race_rules-conquest-specialized" },
        {
          say: "race_rules-conquest-tactics",
          rulings: ["RG-9", "RG-w4"],
          shows: ["card:new_military_tactics"],
        },
        { say: "race_rules-conquest-contact", shows: ["card:contact_specialist"] },
        { say: "race_rules-conquest-separate" },
      ],
    },
    {
      id: "consume",
      heading: "race_rules-consume",
      icon: "consume",
      blocks: [
        { say: "race_rules-consume-action", style: "action", rulings: ["RG-5"] },
        {
          say: "race_rules-consume-bonus",
          style: "bonus",
          rulings: ["RG-5"],
          shows: ["action:trade", "action:consume_2x"],
        },
        { say: "race_rules-consume-order" },
        {
          say: "race_rules-consume-exact",
          style: "item",
          shows: ["card:tourist_world", "card:diversified_economy"],
        },
        { say: "race_rules-consume-upto", style: "item", rulings: ["RG-5"], shows: ["card:old_earth"] },
        {
          say: "race_rules-consume-all",
          style: "item",
          shows: ["card:pilgrimage_world", "card:deficit_spending"],
        },
        { say: "race_rules-consume-none", style: "ruling", rulings: ["RG-w7"] },
        {
          say: "race_rules-consume-gamble",
          style: "item",
          rulings: ["RG-6"],
          shows: ["card:gambling_world"],
        },
      ],
    },
    {
      id: "trade",
      heading: "race_rules-trade",
      icon: "trade",
      blocks: [
        { say: "race_rules-trade-who" },
        { say: "race_rules-trade-novelty", style: "item", shows: ["good:novelty"] },
        { say: "race_rules-trade-rare", style: "item", shows: ["good:rare"] },
        { say: "race_rules-trade-genes", style: "item", shows: ["good:genes"] },
        { say: "race_rules-trade-alien", style: "item", shows: ["good:alien"] },
        { say: "race_rules-trade-powers", shows: ["card:export_duties", "card:spice_world"] },
        { say: "race_rules-trade-selling", shows: ["card:black_market_trading_world", "card:trade_league"] },
      ],
    },
    {
      id: "produce",
      heading: "race_rules-produce",
      icon: "produce",
      blocks: [
        { say: "race_rules-produce-action", style: "action" },
        { say: "race_rules-produce-bonus", style: "bonus" },
        {
          say: "race_rules-produce-powers",
          shows: ["card:gem_world", "card:genetics_lab", "card:pan_galactic_league"],
        },
        { say: "race_rules-produce-order", style: "ruling", rulings: ["RG-10", "RG-w2"] },
      ],
    },
    {
      id: "end",
      heading: "race_rules-end",
      icon: "score",
      blocks: [
        { say: "race_rules-end-tableau", style: "item", rulings: ["RG-7"] },
        { say: "race_rules-end-pool", style: "item", rulings: ["RG-7"] },
        { say: "race_rules-end-hand" },
        { say: "race_rules-end-score" },
        { say: "race_rules-end-tie", rulings: ["RG-7"] },
      ],
    },
    {
      id: "bonuses",
      heading: "race_rules-bonuses",
      icon: "score",
      blocks: [
        {
          say: "race_rules-bonuses-each",
          shows: ["card:galactic_federation", "card:galactic_imperium", "card:galactic_renaissance"],
        },
        { say: "race_rules-bonuses-consume", shows: ["card:new_economy"] },
        { say: "race_rules-bonuses-order", rulings: ["RG-w5"], shows: ["card:new_galactic_order"] },
      ],
    },
    {
      id: "experienced",
      heading: "race_rules-experienced",
      blocks: [
        { say: "race_rules-experienced-two", rulings: ["RG-1", "RG-w8"] },
        { say: "race_rules-experienced-double", rulings: ["RG-1"] },
        { say: "race_rules-experienced-explore" },
        { say: "race_rules-experienced-consume" },
      ],
    },
    {
      id: "known",
      heading: "race_rules-known",
      blocks: [
        { say: "race_rules-known-open", rulings: ["RG-8"] },
        { say: "race_rules-known-presets", rulings: ["RG-11"] },
        { say: "race_rules-known-worked", style: "ruling", rulings: ["RG-w6"] },
      ],
    },
  ],
  questions: {
    discard_start: "setup",
    action: "round",
    explore: "explore",
    develop: "develop",
    settle: "settle",
    method: "conquest",
    pay: "paying",
    trade: "trade",
    consume: "consume",
    consume_good: "consume",
    consume_hand: "consume",
    gamble: "consume",
    windfall: "produce",
    hand_limit: "round",
  },
};

export default rules;
