// How somebody who was at the table when the game ended comes to its end: banner, sums, and what can be done next.
import { app } from "../lib/app.svelte";
import { reducedMotion } from "../lib/settings";

/** What is being written is not broken off. */
const WRITTEN = "input:not([type=button], [type=checkbox], [type=radio]), textarea, select, [contenteditable], dialog";

/**
 * Bring the beginning of the end's screen into sight, and the focus to its headline; `section` is the part of it that
 * says what can be done next. A board that ranks the players itself has that part within its own screen.
 */
export function toTheEnd(section: HTMLElement): void {
  const whole = section.closest<HTMLElement>("section[aria-labelledby]") ?? section;
  const headline = whole.querySelector<HTMLElement>("h2") ?? whole;
  whole.scrollIntoView({ block: "start", behavior: reducedMotion(app.settings) ? "auto" : "smooth" });
  if (document.activeElement?.closest(WRITTEN)) return;
  headline.tabIndex = -1;
  headline.focus({ preventScroll: true });
}
