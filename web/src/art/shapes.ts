// Outlines and colours shared by every drawing. Local space: the head's centre is the origin, y grows downward.

/** The one line colour and weight of all drawings (units of a card 100 wide). */
export const INK = "#2a2230";
export const LINE = 2.6;

/**
 * A head: an egg `w` wide and `h` high (half axes), with `fluff` units of cheek tufts on both sides.
 */
export function headPath(w: number, h: number, fluff = 0): string {
  const right =
    fluff === 0
      ? `C ${w} ${h * 0.72} ${w * 0.55} ${h} 0 ${h}`
      : `L ${w + fluff} ${h * 0.42} L ${w * 0.94} ${h * 0.44} L ${w + fluff * 0.55} ${h * 0.78} ` +
        `L ${w * 0.74} ${h * 0.76} C ${w * 0.6} ${h * 0.95} ${w * 0.3} ${h} 0 ${h}`;
  const left =
    fluff === 0
      ? `C ${-w * 0.55} ${h} ${-w} ${h * 0.72} ${-w} ${h * 0.12}`
      : `C ${-w * 0.3} ${h} ${-w * 0.6} ${h * 0.95} ${-w * 0.74} ${h * 0.76} L ${-w - fluff * 0.55} ${h * 0.78} ` +
        `L ${-w * 0.94} ${h * 0.44} L ${-w - fluff} ${h * 0.42} L ${-w} ${h * 0.12}`;
  return (
    `M 0 ${-h} C ${w * 0.72} ${-h} ${w} ${-h * 0.42} ${w} ${h * 0.12} ${right} ${left} ` +
    `C ${-w} ${-h * 0.42} ${-w * 0.72} ${-h} 0 ${-h} Z`
  );
}

/** A right ear by its shape; `w` and `h` are the half axes of the head it grows from. */
export function earPath(shape: EarShape, w: number, h: number): string {
  const inner = `M ${w * 0.18} ${-h * 0.9}`;
  switch (shape) {
    case "pointed":
      return `${inner} Q ${w * 0.42} ${-h * 1.5} ${w * 0.86} ${-h * 1.72} Q ${w * 1.12} ${-h * 1.0} ${w * 0.97} ${-h * 0.1} Z`;
    case "torn":
      return (
        `${inner} Q ${w * 0.42} ${-h * 1.5} ${w * 0.86} ${-h * 1.62} L ${w * 0.95} ${-h * 1.24} L ${w * 0.66} ${-h * 1.08} ` +
        `L ${w * 1.04} ${-h * 0.88} L ${w * 0.78} ${-h * 0.7} L ${w * 0.97} ${-h * 0.1} Z`
      );
    case "flat":
      return `${inner} Q ${w * 0.85} ${-h * 1.35} ${w * 1.42} ${-h * 0.92} Q ${w * 1.22} ${-h * 0.4} ${w * 0.97} ${-h * 0.05} Z`;
    case "folded":
      return (
        `${inner} Q ${w * 0.5} ${-h * 1.42} ${w * 0.92} ${-h * 1.18} Q ${w * 1.2} ${-h * 0.86} ${w * 0.98} ${-h * 0.42} ` +
        `L ${w * 0.96} ${-h * 0.1} Z`
      );
    case "bat":
      return `M ${w * 0.12} ${-h * 0.86} Q ${w * 0.5} ${-h * 2.1} ${w * 1.46} ${-h * 1.86} Q ${w * 1.62} ${-h * 0.8} ${w * 0.94} ${h * 0.06} Z`;
    case "long":
      return (
        `M ${w * 0.1} ${-h * 0.8} C ${w * 0.1} ${-h * 1.9} ${w * 0.3} ${-h * 2.6} ${w * 0.62} ${-h * 2.5} ` +
        `C ${w * 1.02} ${-h * 2.36} ${w * 0.95} ${-h * 1.5} ${w * 0.72} ${-h * 0.58} Z`
      );
    case "bent":
      return (
        `M ${w * 0.1} ${-h * 0.8} C ${w * 0.14} ${-h * 1.7} ${w * 0.4} ${-h * 2.2} ${w * 0.9} ${-h * 1.95} ` +
        `C ${w * 1.5} ${-h * 1.7} ${w * 1.75} ${-h * 1.1} ${w * 1.45} ${-h * 0.86} C ${w * 1.2} ${-h * 1.0} ${w * 1.0} ${-h * 1.3} ${w * 0.72} ${-h * 0.58} Z`
      );
    case "floppy":
      return (
        `M ${w * 0.42} ${-h * 0.9} C ${w * 1.1} ${-h * 1.22} ${w * 1.52} ${-h * 0.6} ${w * 1.36} ${h * 0.34} ` +
        `C ${w * 1.28} ${h * 0.72} ${w * 0.94} ${h * 0.6} ${w * 0.92} ${h * 0.12} Z`
      );
  }
}

/** The inside of the same ear, or "" for ears whose inside does not show. */
export function innerEarPath(shape: EarShape, w: number, h: number): string {
  switch (shape) {
    case "pointed":
    case "torn":
      return `M ${w * 0.42} ${-h * 0.92} Q ${w * 0.56} ${-h * 1.28} ${w * 0.78} ${-h * 1.42} Q ${w * 0.86} ${-h * 1.0} ${w * 0.78} ${-h * 0.6} Z`;
    case "bat":
      return `M ${w * 0.44} ${-h * 0.86} Q ${w * 0.72} ${-h * 1.6} ${w * 1.26} ${-h * 1.6} Q ${w * 1.3} ${-h * 0.8} ${w * 0.86} ${-h * 0.32} Z`;
    case "long":
      return (
        `M ${w * 0.3} ${-h * 0.95} C ${w * 0.3} ${-h * 1.7} ${w * 0.42} ${-h * 2.25} ${w * 0.6} ${-h * 2.2} ` +
        `C ${w * 0.78} ${-h * 2.1} ${w * 0.72} ${-h * 1.4} ${w * 0.58} ${-h * 0.8} Z`
      );
    case "bent":
      return `M ${w * 0.32} ${-h * 0.95} C ${w * 0.34} ${-h * 1.45} ${w * 0.5} ${-h * 1.8} ${w * 0.76} ${-h * 1.72} Q ${w * 0.72} ${-h * 1.2} ${w * 0.56} ${-h * 0.8} Z`;
    default:
      return "";
  }
}

export type EarShape = "pointed" | "torn" | "flat" | "folded" | "bat" | "long" | "bent" | "floppy";

/** Points of a star or burst: `n` tips between radii `outer` and `inner`, first tip up. */
export function burst(n: number, outer: number, inner: number): string {
  return Array.from({ length: 2 * n }, (_, i) => {
    const angle = (i * Math.PI) / n - Math.PI / 2;
    const radius = i % 2 === 0 ? outer : inner;
    return `${(radius * Math.cos(angle)).toFixed(2)},${(radius * Math.sin(angle)).toFixed(2)}`;
  }).join(" ");
}

/** Colours of the seats on cards, which keep their look in light and dark. The signs are in SeatSymbol. */
const ON_CARD = ["#b03a2e", "#1f6a8c", "#5d6f14", "#7a4699", "#a3590f"];

/** The colour of a seat's cards; null is the dummy. */
export function cardColour(seat: number | null): string {
  return (seat === null ? undefined : ON_CARD[seat]) ?? "#5f5a66";
}
