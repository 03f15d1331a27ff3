/**
 * Short sounds made on the spot; nothing is loaded, nothing loops, and nothing sounds before the player
 * has touched the page (browsers forbid it, and so do manners).
 */
import { type AnyEvents, handle, type Handlers } from "../games/board";
import type { Action } from "../games/goodcritters/view";
import type { EventInfo } from "../wire";

export type Volume = "off" | "low" | "full";

const LOUDNESS: Record<Volume, number> = { off: 0, low: 0.16, full: 0.5 };

/** One part of a sound: seconds from its start, pitch in hertz from and to, seconds long. */
export interface Note {
  at: number;
  from: number;
  to: number;
  long: number;
  wave: OscillatorType | "noise";
  loud: number;
}

function tone(at: number, from: number, long: number, wave: Note["wave"] = "sine", loud = 1, to = from): Note {
  return { at, from, to, long, wave, loud };
}

const BARK = { "large-dog": [170, 95, 0.13], "small-dog": [620, 420, 0.07] } as const;

function bark(dog: string): Note[] {
  const [from, to, long] = BARK[dog === "small-dog" ? "small-dog" : "large-dog"];
  return [0, long + 0.06].flatMap((at) => [
    tone(at, from * 1.2, long, "sawtooth", 0.5, to),
    tone(at, 900, long * 0.6, "noise", 0.35, 300),
  ]);
}

/** A questioning little chirp; scruffy cats sound lower. */
function chirp(pet: string): Note[] {
  const value = Number(pet);
  const pitch = 480 + 18 * (Number.isFinite(value) ? value : 0);
  const bend = value < 0 ? 0.72 : 1.35;
  return [
    tone(0, pitch, 0.08, "triangle", 0.7, pitch * 1.25),
    tone(0.08, pitch * 1.25, 0.14, "triangle", 0.7, pitch * bend),
  ];
}

function turnedUp(pet: string): Note[] {
  const flick = tone(0, 2400, 0.05, "noise", 0.4, 900);
  if (pet === "large-dog" || pet === "small-dog") return [flick, ...late(bark(pet), 0.07)];
  if (pet === "rabbit")
    return [flick, tone(0.07, 700, 0.05, "sine", 0.5, 900), tone(0.15, 700, 0.05, "sine", 0.5, 900)];
  return [flick, ...late(chirp(pet), 0.07)];
}

const flick = (at: number): Note => tone(at, 2400, 0.05, "noise", 0.4, 900);

/** An action card is turned up: a vote rises or falls, the others sound as what they do. */
function cardTurned(action: Action): Note[] {
  const after: Record<Action, Note[]> = {
    yes: melody([523, 659], 0.07),
    no: melody([392, 311], 0.07),
    guard: [tone(0, 180, 0.1, "square", 0.3, 160), tone(0.02, 1200, 0.08, "triangle", 0.5)],
    rob: [tone(0, 140, 0.14, "sawtooth", 0.35, 110)],
    skim: [tone(0, 900, 0.1, "noise", 0.3, 2200)],
  };
  return [flick(0), ...late(after[action], 0.06)];
}

/** Up and down twice: the Fuzz. */
function siren(): Note[] {
  return [0, 0.22, 0.44, 0.66].map((at, i) => tone(at, i % 2 ? 880 : 620, 0.22, "triangle", 0.6, i % 2 ? 620 : 880));
}

function squeaks(count: number): Note[] {
  return Array.from({ length: Math.min(count, 6) }, (_, i) =>
    tone(i * 0.06, 1500 + 120 * i, 0.05, "sine", 0.45, 1900 + 120 * i),
  );
}

function late(notes: Note[], by: number): Note[] {
  return notes.map((note) => ({ ...note, at: note.at + by }));
}

function melody(pitches: number[], step: number, wave: Note["wave"] = "triangle"): Note[] {
  return pitches.map((pitch, i) => tone(i * step, pitch, step * 1.6, wave, 0.7));
}

/** What sounds beside the events of games. */
type Own = Record<"befallen" | "your_turn" | "said", unknown>;

const SCORES: Handlers<AnyEvents & Own, [], Note[]> = {
  placed: () => [tone(0, 1400, 0.06, "noise", 0.5, 500), tone(0.03, 190, 0.06, "sine", 0.8, 140)],
  revealed: (args) => ("pet" in args ? turnedUp(args.pet) : cardTurned(args.action)),
  guard_revealed: () => [flick(0), ...late(cardTurned("guard"), 0.05)],
  robbed: () => [tone(0, 2600, 0.16, "noise", 0.5, 500), tone(0.14, 240, 0.1, "triangle", 0.7, 180)],
  guard_took: () => [tone(0, 300, 0.08, "square", 0.3, 500), tone(0.08, 2600, 0.16, "noise", 0.5, 700)],
  nothing_to_rob: () => melody([262, 220], 0.1, "sine"),
  nothing_to_take: () => melody([262, 220], 0.1, "sine"),
  rob_without_threat: () => melody([262, 220], 0.1, "sine"),
  lookout_stopped: () => melody([1175, 1568], 0.08, "sine"),
  guard_bypassed: () => [0, 0.06].map((at) => tone(at, 1900, 0.04, "noise", 0.5, 1200)),
  skimmed: () => [tone(0, 900, 0.14, "noise", 0.45, 2600)],
  skim_too_late: () => [tone(0, 330, 0.12, "sine", 0.6, 247)],
  bonus: () => [tone(0, 900, 0.14, "noise", 0.45, 2600), ...late(melody([659, 784], 0.07), 0.12)],
  pile_empty: () => [tone(0, 330, 0.12, "sine", 0.6, 247)],
  payoff_won: () => [tone(0, 1500, 0.05, "noise", 0.4, 3000), ...late(melody([988, 1319], 0.06), 0.05)],
  payoff_returned: () => [tone(0, 3000, 0.06, "noise", 0.4, 1500)],
  voted: ({ result }) =>
    melody(result === "fails" ? [392, 330, 262] : result === "tie" ? [440, 440] : [523, 659, 784], 0.09),
  shares_taken: ({ cards }) =>
    Array.from({ length: Math.min(cards.length, 4) }, (_, i) => tone(i * 0.05, 1400, 0.05, "noise", 0.3, 600)),
  shares_returned: () => [0, 0.07, 0.14].map((at) => tone(at, 600, 0.06, "noise", 0.35, 1400)),
  fuzz_skimmed: () => siren(),
  fuzz_bonus: () => siren(),
  fuzz: () => siren(),
  turned_over: ({ cards }) => Array.from({ length: Math.min(cards.length, 6) }, (_, i) => flick(i * 0.06)),
  loot_lost: () => [tone(0, 500, 0.3, "noise", 0.4, 150)],
  stash_shown: () => [tone(0, 1800, 0.12, "noise", 0.25, 900)],
  bid: ({ mice }) => [
    tone(0, 392 * 2 ** (Math.min(mice, 24) / 24), 0.09, "triangle", 0.8),
    tone(0.07, 587, 0.12, "triangle", 0.6),
  ],
  passed: () => [tone(0, 392, 0.1, "sine", 0.8, 330), tone(0.1, 294, 0.14, "sine", 0.6, 262)],
  mice_taken: ({ mice }) => squeaks(mice),
  paid: () => [tone(0, 900, 0.05, "triangle", 0.5), tone(0.06, 1200, 0.07, "triangle", 0.5)],
  cat_chased: ({ dog }) => [...bark(dog), ...late([tone(0, 700, 0.22, "triangle", 0.6, 1300)], 0.24)],
  dog_left: ({ dog }) => bark(dog),
  dogs_left: () => [...bark("large-dog"), ...late(bark("small-dog"), 0.16)],
  row_won: () => melody([523, 659, 784], 0.09),
  row_removed: () => [tone(0, 330, 0.16, "sine", 0.7, 247), tone(0.16, 247, 0.22, "sine", 0.6, 165)],
  mouse_cards_filled: () => squeaks(3),
  mouse_cards_empty: () => [tone(0, 520, 0.12, "triangle", 0.4, 390), tone(0.14, 390, 0.16, "triangle", 0.4, 290)],
  card_removed: () => [tone(0, 700, 0.07, "noise", 0.3, 300)],
  round_began: () => [0, 0.06, 0.12].map((at) => tone(at, 1800, 0.05, "noise", 0.3, 1100)),
  removed_shown: () => [tone(0, 2400, 0.05, "noise", 0.3, 900)],
  scored: () => [tone(0, 1320, 0.06, "triangle", 0.4)],
  game_over: () => melody([523, 659, 784, 1047, 784, 1047], 0.11),
  befallen: () => [tone(0, 294, 0.16, "sine", 0.5, 262), tone(0.14, 220, 0.26, "sine", 0.45, 196)],
  your_turn: () => [tone(0, 659, 0.12, "sine", 0.8), tone(0.12, 880, 0.2, "sine", 0.8)],
  cube_taken: () => [tone(0, 1400, 0.06, "noise", 0.5, 500), tone(0.03, 190, 0.06, "sine", 0.8, 140)],
  committed: () => [tone(0, 520, 0.09, "triangle", 0.6, 780)],
  rolled: (args) =>
    Array.from({ length: Math.min("dice" in args ? args.dice.length : 1, 6) + 1 }, (_, i) =>
      tone(i * 0.07, 1700, 0.04, "noise", 0.45, 700),
    ),
  rerolled: () => [tone(0, 1700, 0.04, "noise", 0.45, 700), tone(0.08, 1700, 0.04, "noise", 0.4, 700)],
  tokens_drawn: () => [0, 0.09, 0.18].map((at) => tone(at, 260, 0.08, "triangle", 0.6, 190)),
  token_drawn: () => [tone(0, 260, 0.08, "triangle", 0.6, 190)],
  bid_shown: () => [tone(0, 2400, 0.05, "noise", 0.4, 900)],
  rewarded: () => melody([659, 784, 988], 0.07),
  failed: () => [tone(0, 330, 0.16, "sine", 0.7, 247), tone(0.16, 247, 0.22, "sine", 0.6, 165)],
  said: () => [tone(0, 740, 0.07, "sine", 0.5, 820)],
};

type Told = Pick<EventInfo, "event" | "args">;
type Happened = { [Name in keyof AnyEvents]: { event: Name; args: AnyEvents[Name] } }[keyof AnyEvents];

/** Who hears events: a seat, or nobody's; with what happened along with an event, and before it. */
export interface Viewer {
  you: number | null;
  events: readonly Told[];
  log?: readonly { events: readonly Told[] }[] | undefined;
}

/** Events that do something to somebody: to whom. */
const VICTIMS: Handlers<AnyEvents, [], number> = {
  robbed: ({ from }) => from,
  guard_took: ({ from }) => from,
  lookout_stopped: ({ by }) => by,
  picked: ({ from }) => from,
  trash_dug: ({ from }) => from,
  snatched: ({ to }) => to,
  bat_sent: ({ to }) => to,
  pricked: ({ seat }) => seat,
  webbed: ({ seat }) => seat,
  trap_turned_up: ({ seat }) => seat,
  suspected: ({ seat }) => seat,
  penalty: ({ seat }) => seat,
  minus_taken: ({ seat }) => seat,
  loot_dropped: ({ seat }) => seat,
  late: ({ seat }) => seat,
};

/** Whether an event does something to the viewer, such as that somebody outbids them. */
export function befalls(told: Told, { you, events, log = [] }: Viewer): boolean {
  const { event, args } = told as Happened;
  if (you === null) return false;
  if (event === "lot_taken") return args.seat !== you && (events as readonly Happened[]).some(bidFor(args.lot, you));
  if (event === "bid") return args.seat !== you && bidBefore(args.mice, log) === you;
  return handle(VICTIMS, { event, args }) === you;
}

const bidFor = (lot: number, you: number) => (one: Happened) =>
  one.event === "bid_shown" && one.args.seat === you && one.args.lot === lot && one.args.bid > 0;

/** Who made the bid that another one is higher than; nobody before the first of a round. */
function bidBefore(mice: number, log: NonNullable<Viewer["log"]>): number | undefined {
  const told = log.flatMap(({ events }) => events as readonly Happened[]);
  const bids = told
    .slice(told.findLastIndex(({ event }) => event === "round_began") + 1)
    .flatMap(({ event, args }) => (event === "bid" ? [args] : []));
  return bids[bids.findIndex((bid) => bid.mice === mice) - 1]?.seat;
}

/** What an event sounds like; empty for events without a sound. */
export function notesOf(event: Pick<EventInfo, "event"> & Partial<EventInfo>): Note[] {
  return handle(SCORES, { args: {}, ...event } as Happened) ?? [];
}

let audio: AudioContext | null = null;

/** Play the sound of an event, `after` seconds from now; silence for events without one. */
export function sound(
  event: Pick<EventInfo, "event"> & Partial<EventInfo>,
  volume: Volume,
  after: number,
  viewer: Viewer | null,
): void {
  const hit = viewer !== null && befalls({ args: {}, ...event }, viewer);
  const notes = [...notesOf(event), ...(hit ? late(notesOf({ event: "befallen" }), 0.12) : [])];
  if (notes.length === 0) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume().catch(() => undefined);
  for (const note of notes) strike(audio, note, audio.currentTime + 0.01 + after, LOUDNESS[volume]);
}

function strike(context: AudioContext, note: Note, start: number, loudness: number): void {
  const gain = context.createGain();
  const begin = start + note.at;
  const end = begin + note.long;
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(
    Math.max(loudness * note.loud, 0.0002),
    begin + Math.min(0.012, note.long / 4),
  );
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(context.destination);
  const source = note.wave === "noise" ? hiss(context, note, begin, gain) : pitched(context, note, begin, gain);
  source.start(begin);
  source.stop(end + 0.02);
}

function pitched(context: AudioContext, note: Note, begin: number, out: AudioNode): OscillatorNode {
  const source = context.createOscillator();
  source.type = note.wave as OscillatorType;
  source.frequency.setValueAtTime(note.from, begin);
  source.frequency.exponentialRampToValueAtTime(note.to, begin + note.long);
  source.connect(out);
  return source;
}

/** Noise through a narrow filter that glides as a pitch would. */
function hiss(context: AudioContext, note: Note, begin: number, out: AudioNode): AudioBufferSourceNode {
  const source = context.createBufferSource();
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * note.long), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(note.from, begin);
  filter.frequency.exponentialRampToValueAtTime(note.to, begin + note.long);
  source.connect(filter).connect(out);
  return source;
}
