// The view of GoodCritters as its table and its status need it.

export const GAME = "goodcritters";

export const ACTIONS = ["guard", "rob", "skim", "no", "yes"] as const;
