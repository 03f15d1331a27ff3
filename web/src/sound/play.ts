// Lets events sound. The sounds themselves come with the first that may be heard: after a touch, and where they are on.
import type { EventInfo } from "../wire";
import type { Volume } from "./sounds";

let touched = false;

if (typeof window !== "undefined") {
  const touch = () => {
    touched = true;
  };
  for (const kind of ["pointerdown", "keydown"]) window.addEventListener(kind, touch, { once: true, capture: true });
}

/**
 * Let an event sound, `after` seconds from now. Besides the games' events: "your_turn" and "said" (chat).
 * Off, before the first touch, or where the browser has no sound, nothing happens; nor where the sounds do not come.
 */
export function playEvent(event: Pick<EventInfo, "event"> & Partial<EventInfo>, volume: Volume, after = 0): void {
  if (volume === "off" || !touched) return;
  void import("./sounds").then(({ sound }) => sound(event, volume, after)).catch(() => undefined);
}
