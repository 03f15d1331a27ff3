// Lets events sound. The sounds themselves come with the first that may be heard: after a touch, and where they are on.
import { touched } from "../lib/screen";
import type { EventInfo } from "../wire";
import type { Viewer, Volume } from "./sounds";

let allowed = false;
void touched.then(() => (allowed = true));

/**
 * Let an event sound, `after` seconds from now, and in a way of its own what it does to the viewer. Besides the games'
 * events: "your_turn" and "said" (chat).
 * Off, before the first touch, or where the browser has no sound, nothing happens; nor where the sounds do not come.
 */
export function playEvent(
  event: Pick<EventInfo, "event"> & Partial<EventInfo>,
  volume: Volume,
  after = 0,
  viewer: Viewer | null = null,
): void {
  if (volume === "off" || !allowed) return;
  // The sounds may come when more has happened.
  const then = viewer && { you: viewer.you, events: viewer.events, log: viewer.log };
  void import("./sounds").then(({ sound }) => sound(event, volume, after, then)).catch(() => undefined);
}
