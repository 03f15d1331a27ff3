// Made by tools/gen_ts.py from rascals.games.goons.view_types; do not edit.
import type { SeatView, Status, View } from "../view";

export type Letter = "R" | "Y" | "G" | "B";
export type Phase = "goon" | "turn" | "resolve" | "first" | "over";
export type Source = "cube" | "space" | "ability";
export type TokenKind = "skull" | "blank";
export type Again = "buy" | "club";
export type ReachedWhat = "goal" | "limit" | "skull" | "goals" | "rewarded" | "tokens" | "claims";
export type Decided = "score" | "items" | "order" | "shared";
export type OtherQuestion = "dynamite" | "reroll" | "draw" | "claim" | "bandages" | "first";
export type Worth = Plain | WithX;
export type Space = Plain | LastSpace;
export type Printed = Tiers | Limit | Draws | Trades | Lots;
export type Outlook = DiceOutlook | BagOutlook | OrderOutlook | AmountOutlook | TokenOutlook | ClaimOutlook;
export type Pending = TradeAsked | AgainAsked | BidAsked | OtherAsked;

/** The second half of a doubled action. */
export interface AgainAsked {
  kind: "again";
  seat: number;
  what: Again;
}

/** The outlook of the Doctor's schemes. */
export interface AmountOutlook {
  energy: number;
  goals: Goal[];
  kind: "amounts";
  pays: AmountPay[];
}

/** What the Doctor pays for an amount. */
export interface AmountPay {
  seat: number;
  /** In the commit order, from 1. */
  place: number;
  rewards: Due[];
  amount: number;
}

/** What a move costs, brings and reaches. */
export interface Answer {
  purse: Purse;
  /** The viewer's, in the commit order, from 1: for commit, dynamite. */
  place?: number;
  /** For commit, dynamite, reroll, draw. */
  reach?: Reached[];
}

/** The outlook of Blind Razor's schemes. */
export interface BagOutlook {
  energy: number;
  goals: Goal[];
  kind: "bag";
  bag: Tokens;
  draws: number;
  counts: TokenKind;
  pays: Pay[];
}

/** Bids of several seats. */
export interface BidAsked {
  kind: "bid";
}

/** The content of open cards, by name. */
export interface Cards {
  schemes: Record<string, SchemeText>;
  items: Record<string, ItemText>;
  goons: Record<string, GoonText>;
}

/** The outlook of Mary Klyde's schemes. */
export interface ClaimOutlook {
  energy: number;
  goals: Goal[];
  kind: "claims";
  pays: ClaimPay[];
}

/** What a player with a number of claims may choose. */
export interface ClaimPay {
  seat: number;
  /** In the commit order, from 1. */
  place: number;
  rewards: Due[];
  claims: number;
}

/** The colour of each open source's action. */
export interface Colours {
  cube?: Letter;
  space?: Letter;
  ability?: Letter;
}

/** The outlook of Kid Random's schemes. */
export interface DiceOutlook {
  energy: number;
  goals: Goal[];
  kind: "dice";
  dice: number;
  pays: Pay[];
}

/** A scheme with goals for drawn tokens: how many are drawn, and the energy that a further draw costs. */
export interface Draws {
  kind: "draws";
  draw_price: number;
  draws: number;
  tiers: Tier[];
}

/** What a participant may be paid. */
export interface Due {
  stars: number;
  energy: number;
  money: number;
  steps: number;
  /** The goal or the lot, from 1. */
  tier: number;
  /** Null if players decide. */
  chance: number | null;
}

/** A goal and its probability; null if players decide. */
export interface Goal {
  goal: number | null;
  chance: number | null;
}

/** A goon card: its colours, and whether it can still be chosen. */
export interface GoonCard {
  name: string;
  colours: string;
  free: boolean;
}

/** The content of a goon card. */
export interface GoonText {
  goon: string;
  ability: Line;
}

/** What a seat or a spectator sees of a game of Goons. */
export interface GoonsView extends View {
  /** The seat whose turn, or choice of a card, it is. */
  mover: number | null;
  goons: GoonCard[];
  /** `R Y G B`, `J` junk, `.` empty. */
  city: string[];
  ground: Ground;
  /** Visible stars of the city. */
  visible: Record<Letter, number>;
  /** Colours of a crib's columns. */
  columns: string;
  space_stars: number[][];
  /** Cubes removed from the game. */
  out: Record<Letter, number>;
  villains: Villain[];
  tracks: Record<Letter, Space[]>;
  /** The space of each seat; 0 if not on the track. */
  hustle: Record<Letter, number[]>;
  prices: Record<string, Price>;
  item_deck: number;
  item_discard: string[];
  this_turn: ThisTurnView | null;
  pending: Pending | null;
  resolution: Resolution | null;
  cards: Cards;
  /** Number for each player in a round. */
  turns: number;
  /** By notation of the viewer's moves; null while none can be begun. */
  answers: Record<string, Answer> | null;
  prospects: Prospects | null;
  /** What decided a finished game. */
  decided: Decided | null;
  game: "goons";
  edition: null;
  phase: Phase;
  round: number;
  /** Within the round. */
  turn: number;
  /** The seat that begins the round. */
  first: number;
  display: string[];
  seats: Player[];
  status: Status;
  /** The unfinished move. */
  draft: string | null;
}

/** What is printed on the city: colours and stars, row by row. */
export interface Ground {
  colours: string[];
  stars: number[][];
}

/** The content of an item card. */
export interface ItemText {
  item: string;
  /** How often it works. */
  use: Line;
  effect: Line;
  worth: Line;
}

/** What the last space of a hustle track pays. */
export interface LastSpace {
  stars: number;
  energy: number;
  money: number;
  steps: number;
  kind: "last";
  /** For standing on it at the end. */
  end_stars: number;
}

/** A scheme whose dice must not add up to more than a limit. */
export interface Limit {
  kind: "limit";
  limit: number;
  tiers: Tier[];
}

/** A line on a card: the id of a text, with its arguments. */
export interface Line {
  id: string;
  args: Record<string, unknown>;
}

/** A scheme with lots. */
export interface Lots {
  kind: "lots";
  lots: Worth[];
}

/** What is paid, in full. */
export interface Numbers {
  stars: number;
  energy: number;
  money: number;
  steps: number;
}

/** The outlook of the Jolly Butcher's schemes. */
export interface OrderOutlook {
  energy: number;
  goals: Goal[];
  kind: "order";
  pays: Pay[];
}

/** Another question, to one seat. */
export interface OtherAsked {
  kind: OtherQuestion;
  seat: number;
}

/** A player's goon card. */
export interface OwnGoon {
  name: string;
  used: boolean;
}

/** A player's copies of an item. */
export interface Owned {
  copies: number;
  exhausted: boolean;
  spent: boolean;
}

/** What a participant may be paid. */
export interface Pay {
  seat: number;
  /** In the commit order, from 1. */
  place: number;
  rewards: Due[];
}

/** What something pays. */
export interface Plain {
  stars: number;
  energy: number;
  money: number;
  steps: number;
  kind: "plain";
}

/** A player. */
export interface Player extends SeatView {
  /** Its rows. */
  crib: string[];
  crib_stars: Record<Letter, number>;
  items: Record<string, Owned>;
  goon: OwnGoon | null;
  /** Energy that is neither in the supply nor on schemes. */
  bank: number;
  outlook: PlayerOutlook | null;
  /** In the final ranking, from 1. */
  place: number | null;
  ability_used: boolean;
  energy: number;
  money: number;
  stars: number;
  /** Free steps owed. */
  steps: number;
}

/** The stars that the end of the game would now add. */
export interface PlayerOutlook {
  items: number;
  hustle: number;
  ends: number;
}

/** An item's cost and stars. */
export interface Price {
  cost: number;
  stars: number;
}

/** What the viewer may reach by spending all energy on rerolls or further draws. */
export interface Prospects {
  /** Whether this many dice can show it. */
  possible: boolean;
  reach: Reached[];
}

/** The parts of a purse that an answer changes, as they are after it. */
export interface Purse {
  stars?: number;
  energy?: number;
  money?: number;
}

/** What would be reached: a goal, or a limit kept, with its chance; or a number of rewards, tokens or claims. */
export interface Reached {
  what: ReachedWhat;
  /** The goal, the limit or the number; null for a skull. */
  number: number | null;
  /** Null if chance decides nothing. */
  chance: number | null;
}

/** The scheme under resolution. */
export interface Resolution {
  colour: Letter;
  step: number;
  /** Seats, in the order in which they did so; likewise in the other lists of seats. */
  doubled: number[];
  rewarded: number[];
  /** How many dice show each of 1 to 6. */
  dice: number[];
  bag: Tokens;
  drawn: Tokens;
  /** Further draws, by seat. */
  bought: number[];
  skulls: number[];
  tokens: number[];
  bids: (number | null)[];
  lot: number;
  claimed: (number | null)[];
  passed: number[];
  in: boolean[];
  worth: Numbers[] | null;
}

/** A reward on a scheme card: the place or lot it is for, if there are several, and its parts. */
export interface RewardText {
  place: Line | null;
  parts: Line[];
}

/** The content of a scheme card. */
export interface SchemeText {
  scheme: string;
  villain: string;
  colour: string | null;
  formula: Line;
  fee: Line | null;
  price: Line | null;
  tiers: TierText[];
}

/** The turn, with the colours of its actions. */
export interface ThisTurnView {
  cube: Letter | null;
  space: Letter | null;
  /** Actions not done yet. */
  open: Source[];
  ability: Letter | null;
  knife: readonly [Source, Letter | null] | null;
  colours: Colours;
}

/** A goal of a scheme, if it has one, and the reward for each place. */
export interface Tier {
  goal: number | null;
  rewards: Worth[];
}

/** A goal or a lot on a scheme card. */
export interface TierText {
  goal: Line | null;
  rewards: RewardText[];
}

/** A scheme with goals. */
export interface Tiers {
  kind: "tiers";
  tiers: Tier[];
}

/** The outlook of Lady Darmondy's schemes. */
export interface TokenOutlook {
  energy: number;
  goals: Goal[];
  kind: "tokens";
  pays: TokenPay[];
}

/** What a bidder with a number of tokens may win. */
export interface TokenPay {
  seat: number;
  /** In the commit order, from 1. */
  place: number;
  rewards: Due[];
  tokens: number;
}

/** Tokens in Blind Razor's bag, or drawn from it. */
export interface Tokens {
  skull: number;
  blank: number;
}

/** A trade with the Jolly Butcher. */
export interface Trade {
  give: Numbers;
  get: Numbers;
  /** A step down a track may be given instead. */
  step: boolean;
}

/** Whether to trade. */
export interface TradeAsked {
  kind: "trade";
  seat: number;
  colour: Letter | null;
  left: number;
}

/** A scheme of the Jolly Butcher. */
export interface Trades {
  kind: "trade";
  trade: Trade;
  tiers: Tier[];
}

/** A villain. */
export interface Villain {
  villain: string;
  scheme: string;
  /** Seats and their markers, in the commit order. */
  piles: (readonly [number, number])[];
  /** Seats that have paid the entry fee in this round. */
  paid: number[];
  /** Of its corner. */
  colour: Letter;
  fee: Numbers | null;
  printed: Printed;
  /** The result if the scheme were resolved now; null while it is being resolved. */
  outlook: Outlook | null;
  gone: string[];
  to_come: string[];
}

/** What something with ★X pays. */
export interface WithX {
  stars: number;
  energy: number;
  money: number;
  steps: number;
  kind: "x";
  /** More than the villain's stars in the city and on one's own crib. */
  stars_x: number;
}

/** The values of each event. Null is hidden. */
export interface GoonsEvents {
  goon_chosen: { seat: number; goon: "charlie" | "dennis" | "p0w" | "rin" | "unni" | "sixth" };
  round_began: { round: number; seat: number };
  turn_began: { seat: number; round: number; turn: number };
  cube_taken: { seat: number; colour: "red" | "yellow" | "green" | "blue"; cell: string; space: "red" | "yellow" | "green" | "blue" };
  ability_used: { seat: number; goon: "charlie" | "dennis" | "p0w" | "rin" | "unni" | "sixth"; colour: "red" | "yellow" | "green" | "blue"; cell: string };
  trained: { seat: number; number: number };
  dined: { seat: number; number: number };
  bought: { seat: number; item: string; number: number };
  item_turned_up: { item: string };
  items_shuffled: Record<string, never>;
  cube_moved: { seat: number; cube: "red" | "yellow" | "green" | "blue" | "junk"; cell: string; to: string };
  withdrawn: { seat: number; number: number; colour: "red" | "yellow" | "green" | "blue" };
  shifted: { seat: number; number: number; colour: "red" | "yellow" | "green" | "blue"; to: "red" | "yellow" | "green" | "blue" };
  fee_paid: { seat: number; number: number; what: "energy" | "money"; colour: "red" | "yellow" | "green" | "blue" };
  committed: { seat: number; number: number; colour: "red" | "yellow" | "green" | "blue" };
  stepped: { seat: number; colour: "red" | "yellow" | "green" | "blue"; space: number };
  space_paid: { seat: number; stars: number; energy: number; money: number; steps: number };
  steps_lapsed: { seat: number; number: number };
  doubled: { seat: number };
  knifed: { seat: number; source: "cube" | "space" | "ability"; colour: "red" | "yellow" | "green" | "blue" };
  reaped: { seat: number };
  added: { seat: number; item: string; number: number; colour: "red" | "yellow" | "green" | "blue" };
  energy_from: { seat: number; item: string; number: number };
  masked: { seat: number; number: number; colour: "red" | "yellow" | "green" | "blue"; to: "red" | "yellow" | "green" | "blue" };
  pried: { seat: number; number: number; gained: number };
  suit_paid: { seat: number; number: number; stars: number };
  traded: { seat: number; paid: number; what: "stars" | "energy" | "money" | "step"; stars: number; energy: number; money: number; steps: number };
  stepped_down: { seat: number; colour: "red" | "yellow" | "green" | "blue"; space: number };
  not_traded: { seat: number };
  resolution_began: { round: number };
  scheme_began: { colour: "red" | "yellow" | "green" | "blue"; scheme: string; energy: number };
  dynamited: { seat: number; number: number };
  no_dynamite: { seat: number };
  row_sorted: { order: number[] };
  rolled: { total: number; dice: ("1" | "2" | "3" | "4" | "5" | "6")[] };
  rerolled: { seat: number; die: number; rolled: number; total: number };
  stopped: { seat: number };
  bagged: { skulls: number; blanks: number };
  tokens_drawn: { skulls: number; blanks: number };
  token_drawn: { seat: number; token: "skull" | "blank"; paid: number };
  reached: { seat: number; number: number; goal: number };
  tokens_given: { seat: number; number: number };
  bid_shown: { seat: number; lot: number; bid: number };
  lot_lost: { lot: number };
  lot_taken: { seat: number; lot: number; bid: number };
  claimed: { seat: number; lot: number };
  passed: { seat: number };
  rewarded: { seat: number; colour: "red" | "yellow" | "green" | "blue"; city: number; crib: number; stars: number; energy: number; money: number; steps: number };
  failed: { colour: "red" | "yellow" | "green" | "blue" };
  bandaged: { seat: number; number: number };
  not_bandaged: { seat: number };
  markers_lost: { seat: number; number: number };
  markers_returned: { seat: number; number: number };
  scheme_turned_up: { colour: "red" | "yellow" | "green" | "blue"; scheme: string };
  display_swept: { items: string[] };
  first_named: { to: number; seat: number };
  game_over: { reason: "rounds" };
  final_score: { seat: number; track: number; items: number; money: number; energy: number; hustle: number; ends: number; score: number };
}

export type GoonsEvent = { [Name in keyof GoonsEvents]: { event: Name; args: GoonsEvents[Name] } }[keyof GoonsEvents];
