// How fast movements are, in one place.
import { reducedMotion, type Settings } from "../lib/settings";

/** What the times of movements are multiplied by; with 0 everything is there at once. */
const FACTORS: Record<string, number> = { slow: 1.7, normal: 1, fast: 0.5, "at-once": 0 };

export function pace(settings: Settings): number {
  if (reducedMotion(settings)) return 0;
  const { speed } = settings as Settings & { speed?: string };
  return FACTORS[speed ?? "normal"] ?? 1;
}
