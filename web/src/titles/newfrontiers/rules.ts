// All rules: which sections there are, what they show, and which rulings they tell. The words are those of the catalogue.

import type { Rules } from "../../lib/title";

const rules: Rules = {
  sections: [
    {
      id: "overview",
      heading: "newfrontiers_rules-overview",
      blocks: [
        { say: "newfrontiers_rules-overview-goal", shows: ["symbol:vp"] },
        { say: "newfrontiers_rules-overview-actions", shows: ["action:develop"] },
      ],
    },
    {
      id: "setup",
      heading: "newfrontiers_rules-setup",
      blocks: [
        { say: "newfrontiers_rules-setup-supplies", shows: ["symbol:vp", "symbol:colonist"] },
        { say: "newfrontiers_rules-setup-market" },
        { say: "newfrontiers_rules-setup-sides", rulings: ["NF-21", "NF-1"] },
        { say: "newfrontiers_rules-setup-credits", shows: ["symbol:credit"] },
        {
          say: "newfrontiers_rules-setup-homes",
          rulings: ["NF-21"],
          shows: ["tile:old_earth", "tile:earths_lost_colony"],
        },
      ],
    },
    {
      id: "round",
      heading: "newfrontiers_rules-round",
      blocks: [
        { say: "newfrontiers_rules-round-select", rulings: ["NF-2"] },
        { say: "newfrontiers_rules-round-do", rulings: ["NF-3"] },
        { say: "newfrontiers_rules-round-order", rulings: ["NF-1", "NF-2"] },
        { say: "newfrontiers_rules-round-end", shows: ["action:produce"] },
        { say: "newfrontiers_rules-round-single", style: "ruling", rulings: ["NF-w1"] },
      ],
    },
    {
      id: "powers",
      heading: "newfrontiers_rules-powers",
      blocks: [
        { say: "newfrontiers_rules-powers-when", rulings: ["NF-5"], shows: ["tile:galactic_developers"] },
        { say: "newfrontiers_rules-powers-must", rulings: ["NF-5"] },
        { say: "newfrontiers_rules-powers-home" },
      ],
    },
    {
      id: "develop",
      heading: "newfrontiers_rules-develop",
      icon: "develop",
      blocks: [
        { say: "newfrontiers_rules-develop-action", style: "action", rulings: ["NF-6"] },
        { say: "newfrontiers_rules-develop-bonus", style: "bonus" },
        {
          say: "newfrontiers_rules-develop-spaces",
          rulings: ["NF-6"],
          shows: ["tile:space_marines", "tile:imperium_lords"],
        },
      ],
    },
    {
      id: "explore",
      heading: "newfrontiers_rules-explore",
      icon: "explore",
      blocks: [
        { say: "newfrontiers_rules-explore-action", style: "action", rulings: ["NF-7"] },
        { say: "newfrontiers_rules-explore-bonus", style: "bonus" },
        { say: "newfrontiers_rules-explore-powers", rulings: ["NF-7"], shows: ["tile:survey_team"] },
        { say: "newfrontiers_rules-explore-aside", style: "ruling", rulings: ["NF-w3"] },
        { say: "newfrontiers_rules-explore-limit", rulings: ["NF-7"] },
      ],
    },
    {
      id: "settle",
      heading: "newfrontiers_rules-settle",
      icon: "settle",
      blocks: [
        { say: "newfrontiers_rules-settle-action", style: "action", rulings: ["NF-8"] },
        { say: "newfrontiers_rules-settle-bonus", style: "bonus" },
        { say: "newfrontiers_rules-settle-colonists", rulings: ["NF-8"], shows: ["symbol:colonist"] },
        { say: "newfrontiers_rules-settle-pay", shows: ["tile:gem_world"] },
        {
          say: "newfrontiers_rules-settle-conquer",
          rulings: ["NF-8"],
          shows: ["tile:rebel_base", "tile:space_marines"],
        },
        { say: "newfrontiers_rules-settle-windfall", shows: ["tile:radioactive_world"] },
        { say: "newfrontiers_rules-settle-specialized" },
      ],
    },
    {
      id: "settling",
      heading: "newfrontiers_rules-settling",
      icon: "settle",
      blocks: [
        {
          say: "newfrontiers_rules-settling-temporary",
          rulings: ["NF-9", "NF-w8"],
          shows: ["tile:military_industry"],
        },
        {
          say: "newfrontiers_rules-settling-second",
          rulings: ["NF-9"],
          shows: ["tile:improved_logistics", "tile:terraforming_robots"],
        },
        {
          say: "newfrontiers_rules-settling-contact",
          rulings: ["NF-10", "NF-w9"],
          shows: ["tile:contact_specialist"],
        },
        {
          say: "newfrontiers_rules-settling-engineers",
          rulings: ["NF-11"],
          shows: ["tile:terraforming_engineers"],
        },
        { say: "newfrontiers_rules-settling-swapped", rulings: ["NF-11"] },
        { say: "newfrontiers_rules-settling-two", style: "ruling", rulings: ["NF-w6"] },
        {
          say: "newfrontiers_rules-settling-doomed",
          rulings: ["NF-12", "NF-w7"],
          shows: ["tile:doomed_colony"],
        },
      ],
    },
    {
      id: "anykind",
      heading: "newfrontiers_rules-anykind",
      blocks: [
        {
          say: "newfrontiers_rules-anykind-name",
          rulings: ["NF-13"],
          shows: ["tile:alien_oort_cloud_factory"],
        },
        { say: "newfrontiers_rules-anykind-asked", style: "ruling", rulings: ["NF-w12"] },
        { say: "newfrontiers_rules-anykind-windfall", style: "ruling", rulings: ["NF-w14"] },
      ],
    },
    {
      id: "produce",
      heading: "newfrontiers_rules-produce",
      icon: "produce",
      blocks: [
        { say: "newfrontiers_rules-produce-action", style: "action", rulings: ["NF-14"] },
        { say: "newfrontiers_rules-produce-bonus", style: "bonus", rulings: ["NF-14"] },
        {
          say: "newfrontiers_rules-produce-short",
          rulings: ["NF-14"],
          shows: ["good:novelty", "good:rare", "good:genes", "good:alien"],
        },
        {
          say: "newfrontiers_rules-produce-powers",
          rulings: ["NF-14"],
          shows: ["tile:comet_zone", "tile:genetics_lab", "tile:damaged_alien_factory"],
        },
        { say: "newfrontiers_rules-produce-windfall", style: "ruling", rulings: ["NF-w5"] },
      ],
    },
    {
      id: "trade",
      heading: "newfrontiers_rules-trade",
      icon: "trade_consume",
      blocks: [
        { say: "newfrontiers_rules-trade-action", style: "action", rulings: ["NF-15"] },
        { say: "newfrontiers_rules-trade-bonus", style: "bonus", rulings: ["NF-15"] },
        {
          say: "newfrontiers_rules-trade-prices",
          shows: ["good:novelty", "good:rare", "good:genes", "good:alien"],
        },
        { say: "newfrontiers_rules-trade-powers", shows: ["tile:spice_world"] },
      ],
    },
    {
      id: "consume",
      heading: "newfrontiers_rules-consume",
      icon: "consume",
      blocks: [
        { say: "newfrontiers_rules-consume-action", style: "action", rulings: ["NF-15"] },
        {
          say: "newfrontiers_rules-consume-exact",
          rulings: ["NF-15"],
          shows: ["tile:old_earth", "tile:consumer_markets"],
        },
        {
          say: "newfrontiers_rules-consume-free",
          rulings: ["NF-15", "NF-w10"],
          shows: ["tile:galactic_salon", "tile:prosperous_economy"],
        },
        { say: "newfrontiers_rules-consume-league", shows: ["tile:trade_league"] },
        { say: "newfrontiers_rules-consume-pool", rulings: ["NF-16"] },
      ],
    },
    {
      id: "others",
      heading: "newfrontiers_rules-others",
      blocks: [
        { say: "newfrontiers_rules-others-retreat", shows: ["action:retreat_into_isolation"] },
        {
          say: "newfrontiers_rules-others-envoys",
          rulings: ["NF-4"],
          shows: ["action:send_diplomatic_envoys"],
        },
      ],
    },
    {
      id: "end",
      heading: "newfrontiers_rules-end",
      icon: "score",
      blocks: [
        { say: "newfrontiers_rules-end-developments", style: "item", rulings: ["NF-17"] },
        { say: "newfrontiers_rules-end-colonies", style: "item", rulings: ["NF-17"] },
        { say: "newfrontiers_rules-end-colonists", style: "item", rulings: ["NF-17"] },
        { say: "newfrontiers_rules-end-chips", style: "item", rulings: ["NF-17"] },
        { say: "newfrontiers_rules-end-round", rulings: ["NF-17"] },
        { say: "newfrontiers_rules-end-score", rulings: ["NF-18"] },
        {
          say: "newfrontiers_rules-end-bonuses",
          rulings: ["NF-18"],
          shows: ["tile:pan_galactic_league", "tile:galactic_federation"],
        },
        { say: "newfrontiers_rules-end-tie", rulings: ["NF-18"] },
      ],
    },
    {
      id: "goals",
      heading: "newfrontiers_rules-goals",
      icon: "chart",
      blocks: [
        { say: "newfrontiers_rules-goals-option" },
        {
          say: "newfrontiers_rules-goals-chart",
          rulings: ["NF-4", "NF-19"],
          shows: ["action:chart_galactic_goals"],
        },
        { say: "newfrontiers_rules-goals-empty", style: "ruling", rulings: ["NF-w11"] },
        {
          say: "newfrontiers_rules-goals-turn",
          rulings: ["NF-1", "NF-19", "NF-w2"],
          shows: ["goal:stockpile_resources"],
        },
        {
          say: "newfrontiers_rules-goals-stockpile",
          rulings: ["NF-1", "NF-19"],
          shows: ["goal:exploration", "goal:tax_on_trade"],
        },
        {
          say: "newfrontiers_rules-goals-score",
          rulings: ["NF-19"],
          shows: ["goal:conscription", "goal:diversification"],
        },
      ],
    },
    {
      id: "rift",
      heading: "newfrontiers_rules-rift",
      blocks: [
        { say: "newfrontiers_rules-rift-option", rulings: ["NF-22", "NF-w13"] },
        {
          say: "newfrontiers_rules-rift-xeno",
          rulings: ["NF-22"],
          shows: ["tile:xeno_colony", "tile:anti_xeno_militia"],
        },
        { say: "newfrontiers_rules-rift-keep", rulings: ["NF-22", "NF-w4"] },
        { say: "newfrontiers_rules-rift-keyword", rulings: ["NF-22"], shows: ["goal:faction_tolerance"] },
      ],
    },
    {
      id: "edition",
      heading: "newfrontiers_rules-edition",
      blocks: [
        { say: "newfrontiers_rules-edition-hidden", rulings: ["NF-20"] },
        { say: "newfrontiers_rules-edition-limits" },
        { say: "newfrontiers_rules-edition-print", rulings: ["NF-23"] },
      ],
    },
  ],
  questions: {
    choose_home: "setup",
    select: "round",
    turn_up_goal: "goals",
    keep_goal: "goals",
    return_goal: "goals",
    name_kind: "anykind",
    develop: "develop",
    explore: "explore",
    keep_world: "explore",
    xeno: "rift",
    discard: "explore",
    settle: "settle",
    settle_more: "settling",
    give_good: "settling",
    replace_with: "settling",
    short_production: "produce",
    production_fee: "produce",
    windfall: "produce",
    stockpile_good: "goals",
    sell: "trade",
    stockpile_credits: "goals",
    consume: "consume",
    consume_good: "consume",
  },
};

export default rules;
