// What the parts around the map receive from the table, and what the map may ask of them. They draw the seats with
// `props.person`, and once the game is over the ranking and `props.ending`: the page around the table tells neither.
import type { BoardProps } from "../board";

export interface AroundProps extends BoardProps {
  /** Show places on the map: those that a move being put together, or pointed at, names; none: no longer. */
  highlight?: (cells: string[]) => void;
}

export interface AroundParts {
  /** A place of the map was chosen: aim the card being played at it. False where nothing aims at that place. */
  aim?: (cell: string) => boolean;
}
