// What the parts around the map receive from the table. They draw the seats with `props.person`, and once the game is over
// the ranking and `props.ending`: the page around the table tells neither.
import type { MoveInfo } from "../../wire";
import type { BoardProps } from "../board";
import type { Drafting } from "../generic/drafting.svelte";

export interface AroundProps extends BoardProps {
  /**
   * The move being put together, shared with the map: `drafting.offered` are the moves, or the steps that may come next;
   * `drafting.choose(move)` plays a move of one step or begins one of several. The steps that name a crew or a cell are
   * chosen on the map, and the table shows what is begun, with undo and confirm.
   */
  drafting: Drafting;
  /** Show on the map what a move would do, as while the pointer rests on its card; null: no longer. */
  point: (move: MoveInfo | null) => void;
}
