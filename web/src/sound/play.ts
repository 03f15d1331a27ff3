// Plays the sounds of events. The sounds are loaded with the first one that may be played: after a touch, if they are on.
import { touched } from "../lib/screen";
import type { EventInfo } from "../wire";
import type { Viewer, Volume } from "./sounds";

let allowed = false;
void touched.then(() => (allowed = true));

/**
 * Play the sound of an event, `after` seconds from now, with another one if it does something to the viewer. Besides the
 * games' events there are "your_turn" and "said" (chat). Does nothing if sound is off or unavailable, before the first touch,
 * or if the sounds cannot be loaded.
 */
export function playEvent(
  event: Pick<EventInfo, "event"> & Partial<EventInfo>,
  volume: Volume,
  after = 0,
  viewer: Viewer | null = null,
): void {
  if (volume === "off" || !allowed) return;
  // By the time the sounds are loaded, more may have happened.
  const then = viewer && { you: viewer.you, events: viewer.events, log: viewer.log };
  void import("./sounds").then(({ sound }) => sound(event, volume, after, then)).catch(() => undefined);
}
