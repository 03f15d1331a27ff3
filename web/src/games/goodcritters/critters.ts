/** Who sits where: an animal for each seat, beside its sign and colour. */
const CRITTERS = ["fox", "raccoon", "badger", "owl", "squirrel", "mole", "ferret", "hedgehog"];

export const critterOf = (seat: number): string => CRITTERS[seat] ?? "mouse";
