/** How a round ended, in one sentence. */
import type { Words } from "../../lib/words";
import type { RoundStory } from "./story";

export function headline(story: RoundStory, names: string[], you: number | null, words: Words): string {
  if (story.outcome !== "won" || story.winner === null) return words.text("felicity-board-round-unsold");
  const yours = story.winner === you ? "yes" : "no";
  return words.text("felicity-board-round-sold", { seat: names[story.winner] ?? "", mice: story.paid, you: yours });
}
