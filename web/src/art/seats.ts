/** Colours of the seats on cards, which keep their look in light and dark. The signs are in SeatSymbol. */
const ON_CARD = ["#b03a2e", "#1f6a8c", "#5d6f14", "#7a4699", "#a3590f"];

/** The colour of a seat's cards; null is the dummy. */
export function cardColour(seat: number | null): string {
  return (seat === null ? undefined : ON_CARD[seat]) ?? "#5f5a66";
}
