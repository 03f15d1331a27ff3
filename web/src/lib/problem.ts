// Errors of the server's interface in the reader's words.
import { ApiError } from "./api";
import { app } from "./app.svelte";

/** One sentence for what went wrong, in the reader's language where we have it. */
export function problemText(problem: unknown, game = ""): string {
  const words = app.words;
  if (!words) return "";
  if (!(problem instanceof ApiError)) return words.text("error-server");
  const known = words.known(game, problem.reason);
  return known ?? (problem.message || words.text("error-server"));
}
