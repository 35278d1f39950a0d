// All rules: which sections there are, what they show, and which rulings they tell. The words are those of the catalogue.

import type { Rules } from "../../lib/title";

const rules: Rules = {
  sections: [
    {
      id: "overview",
      heading: "jumpdrive_rules-overview",
      blocks: [
        { say: "jumpdrive_rules-overview-goal", shows: ["symbol:vp"] },
        { say: "jumpdrive_rules-overview-money", shows: ["symbol:card"] },
      ],
    },
    {
      id: "setup",
      heading: "jumpdrive_rules-setup",
      blocks: [
        { say: "jumpdrive_rules-setup-center", shows: ["card:survey_team"] },
        { say: "jumpdrive_rules-setup-standard", rulings: ["JD-8"] },
        { say: "jumpdrive_rules-setup-first", rulings: ["JD-8"] },
        { say: "jumpdrive_rules-setup-dealer", style: "ruling", rulings: ["JD-w1"] },
      ],
    },
    {
      id: "cards",
      heading: "jumpdrive_rules-cards",
      blocks: [
        {
          say: "jumpdrive_rules-cards-sorts",
          shows: ["card:mining_robots", "card:gem_world", "card:rebel_base"],
        },
        { say: "jumpdrive_rules-cards-yield" },
        {
          say: "jumpdrive_rules-cards-icons",
          shows: ["symbol:explore", "symbol:military", "symbol:chromosome"],
        },
        {
          say: "jumpdrive_rules-cards-colors",
          shows: ["good:novelty", "good:rare", "good:genes", "good:alien"],
        },
        { say: "jumpdrive_rules-cards-copies", shows: ["card:trade_pact"] },
        { say: "jumpdrive_rules-cards-discards" },
      ],
    },
    {
      id: "placing",
      heading: "jumpdrive_rules-placing",
      icon: "settle",
      blocks: [
        { say: "jumpdrive_rules-placing-together", rulings: ["JD-1"] },
        { say: "jumpdrive_rules-placing-development", style: "item", rulings: ["JD-2"] },
        { say: "jumpdrive_rules-placing-world", style: "item", rulings: ["JD-2"] },
        { say: "jumpdrive_rules-placing-both", style: "item", rulings: ["JD-2"] },
        { say: "jumpdrive_rules-placing-none", style: "item" },
        { say: "jumpdrive_rules-placing-order", rulings: ["JD-1"] },
        { say: "jumpdrive_rules-placing-team", rulings: ["JD-3"], shows: ["card:survey_team"] },
        { say: "jumpdrive_rules-placing-steps", style: "ruling", rulings: ["JD-w2"] },
      ],
    },
    {
      id: "paying",
      heading: "jumpdrive_rules-paying",
      icon: "develop",
      blocks: [
        { say: "jumpdrive_rules-paying-cost", shows: ["symbol:card"] },
        { say: "jumpdrive_rules-paying-discount", shows: ["card:mining_robots"] },
      ],
    },
    {
      id: "conquest",
      heading: "jumpdrive_rules-conquest",
      icon: "settle",
      blocks: [
        { say: "jumpdrive_rules-conquest-military", shows: ["card:space_marines", "card:smuggling_lair"] },
        { say: "jumpdrive_rules-conquest-certain" },
        { say: "jumpdrive_rules-conquest-mixing" },
        { say: "jumpdrive_rules-conquest-contact", shows: ["card:contact_specialist"] },
      ],
    },
    {
      id: "second",
      heading: "jumpdrive_rules-second",
      icon: "settle",
      blocks: [
        { say: "jumpdrive_rules-second-when", rulings: ["JD-4"] },
        { say: "jumpdrive_rules-second-colony", shows: ["card:colony_convoy"] },
        { say: "jumpdrive_rules-second-military", shows: ["card:military_convoy"] },
        { say: "jumpdrive_rules-second-spent", style: "ruling", rulings: ["JD-w3"] },
      ],
    },
    {
      id: "explore",
      heading: "jumpdrive_rules-explore",
      icon: "explore",
      blocks: [
        { say: "jumpdrive_rules-explore-draw", shows: ["symbol:explore"] },
        { say: "jumpdrive_rules-explore-net" },
      ],
    },
    {
      id: "scoring",
      heading: "jumpdrive_rules-scoring",
      icon: "score",
      blocks: [
        { say: "jumpdrive_rules-scoring-round" },
        {
          say: "jumpdrive_rules-scoring-per",
          shows: ["card:consumer_markets", "card:galactic_trendsetters"],
        },
        { say: "jumpdrive_rules-scoring-with", shows: ["card:free_trade_association"] },
        { say: "jumpdrive_rules-scoring-other", rulings: ["JD-5"] },
        { say: "jumpdrive_rules-scoring-order", shows: ["card:new_galactic_order"] },
        { say: "jumpdrive_rules-scoring-propaganda", rulings: ["JD-7"], shows: ["card:war_propaganda"] },
      ],
    },
    {
      id: "income",
      heading: "jumpdrive_rules-income",
      icon: "explore",
      blocks: [
        { say: "jumpdrive_rules-income-draw" },
        { say: "jumpdrive_rules-income-limit", rulings: ["JD-6"] },
      ],
    },
    {
      id: "end",
      heading: "jumpdrive_rules-end",
      icon: "score",
      blocks: [
        { say: "jumpdrive_rules-end-end", rulings: ["JD-6"] },
        { say: "jumpdrive_rules-end-tie", rulings: ["JD-6"] },
      ],
    },
    {
      id: "edition",
      heading: "jumpdrive_rules-edition",
      blocks: [
        { say: "jumpdrive_rules-edition-print", rulings: ["JD-9"] },
        { say: "jumpdrive_rules-edition-presets", style: "ruling", rulings: ["JD-10"] },
        { say: "jumpdrive_rules-edition-known", style: "ruling", rulings: ["JD-w4"] },
        { say: "jumpdrive_rules-edition-single", style: "ruling" },
      ],
    },
  ],
  questions: {
    discard_start: "setup",
    place: "placing",
    pay: "paying",
    explore: "explore",
    second_world: "second",
    pay_second: "second",
    hand_limit: "income",
  },
};

export default rules;
