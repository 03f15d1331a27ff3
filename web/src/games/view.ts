// Made by tools/gen_ts.py from rascals.core.view_types; do not edit.

/** What views show of a seat in every game. */
export interface SeatView {
  seat: number;
  /** Once the game is over. */
  score: number | null;
}

/** What is awaited, as the text `<game>-status-<id>` and its values. */
export interface Status {
  id: string;
  args: Record<string, unknown>;
}

/** What views of every game have; a game adds at least `game`, `edition` and `seats`. */
export interface View {
  options: Record<string, string | number | boolean>;
  /** Changed components, by path. */
  data?: Record<string, unknown>;
  players: number;
  /** Whose view it is; null for a spectator. */
  seat: number | null;
  /** Seats that have to act. */
  acting: number[];
  /** Once the game is over, as are the winners. */
  scores: number[] | null;
  winners: number[] | null;
  end_reason: string | null;
}
