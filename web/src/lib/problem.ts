// Errors of the server's interface in the reader's words.
import { ApiError } from "./api";
import { app } from "./app.svelte";

/** What is wrong with the proof of a seat, as a person at a browser is told: what programs send is not theirs to mend. */
const UNSEATED: Record<string, string> = {
  "token-missing": "table-unseated",
  "token-expired": "table-unseated-expired",
  "token-malformed": "table-unseated-unknown",
  "token-unknown": "table-unseated-unknown",
};

/** Whether a request was refused because it proved no seat: to sit down is the way on. */
export const isUnseated = (problem: unknown): boolean => problem instanceof ApiError && problem.status === 401;

/** Whether a code or an address leads to nothing there could be: to ask again is of no use. */
export const isUnknown = (problem: unknown): boolean =>
  problem instanceof ApiError && (problem.status === 404 || problem.status === 400);

/** One sentence for what went wrong, in the reader's language where we have it. */
export function problemText(problem: unknown, game = ""): string {
  const words = app.words;
  if (!words) return "";
  if (!(problem instanceof ApiError)) return words.text("error-server");
  if (isUnseated(problem)) return words.text(UNSEATED[problem.reason.id] ?? "table-unseated");
  const known = words.known(game, problem.reason);
  return known ?? (problem.message || words.text("error-server"));
}
