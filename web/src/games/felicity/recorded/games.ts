/** Recorded games for the gallery and the tests: runs of consecutive frames as seat 0 received them. */
import type { MoveInfo } from "../../../wire";
import type { FelicityEvent, FelicityView } from "../view";
import five from "./game-5.json";
import four from "./game-4.json";
import three from "./game-3.json";

export interface RecordedFrame {
  events: FelicityEvent[];
  view: FelicityView;
  moves: MoveInfo[];
}

export const RECORDED = [three, four, five] as unknown as { players: number; runs: RecordedFrame[][] }[];

/** All pairs of a frame and the one that follows it. */
export function steps(): { before: RecordedFrame; after: RecordedFrame }[] {
  return RECORDED.flatMap(({ runs }) =>
    runs.flatMap((run) => run.slice(1).map((after, i) => ({ before: run[i] as RecordedFrame, after }))),
  );
}
