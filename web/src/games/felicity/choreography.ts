/** How each event moves: cards fly and turn, mice run, dogs chase. Milliseconds throughout. */
import { type Copy, Ghosts, middle } from "../ghosts";
import type { Scene } from "./scene";
import type { FelicityEvent } from "./view";

/** Starts the movement and tells how long to wait before the next event. */
type Move = () => number;

const OUT = "cubic-bezier(.2,.8,.3,1)";
const QUICK = 280;
const SLOW = 400;

export class Choreography {
  readonly #ghosts: Ghosts;

  constructor(
    private readonly root: HTMLElement,
    layer: HTMLElement,
  ) {
    this.#ghosts = new Ghosts(root, layer, "felicity-ghost");
  }

  /** Measure what is there before the scene changes; the returned function moves it after the change. */
  prepare({ event, args }: FelicityEvent, scene: Scene): Move {
    switch (event) {
      case "placed":
        return this.#placing(args.seat, args.pet, scene);
      case "revealed":
        return () => SLOW + 60;
      case "bid":
        return this.#mice(`purse-${args.seat}`, `bid-${args.seat}`, 1);
      case "passed":
        return this.#mice(`bid-${args.seat}`, `purse-${args.seat}`, Math.min(args.returned, 3));
      case "mice_taken":
        return this.#mice(`card-${args.card}`, `purse-${args.seat}`, args.mice);
      case "paid":
        return this.#mice(`bid-${args.seat}`, "bank", Math.min(args.mice, 6));
      case "cat_chased":
        return this.#chase(scene, args.dog, args.pet);
      case "dog_left":
        return this.#leaving(scene, [args.dog]);
      case "dogs_left":
        return this.#leaving(scene, ["large-dog", "small-dog"]);
      case "row_won":
        return this.#taking(scene, `won-${args.seat}`);
      case "row_removed":
        return this.#taking(scene, "sack");
      case "mouse_cards_filled":
        return this.#filling(scene);
      case "card_removed":
      case "round_began":
      case "mouse_cards_empty":
      case "game_over":
      case "removed_shown":
      case "scored":
        return () => 0;
      default: // an event of a newer server
        void (event satisfies never);
        return () => 0;
    }
  }

  /** Stop and take away everything at once. */
  clear(): void {
    this.#ghosts.clear();
  }

  #placing(seat: number, pet: string | null, scene: Scene): Move {
    const from = (pet === null ? null : this.#ghosts.rect(`hand-${pet}`)) ?? this.#ghosts.rect(`seat-${seat}`);
    return () => {
      const card = this.#ghosts.at(`place-${scene.row.length}`)?.firstElementChild;
      if (!card || !from) return 0;
      const to = this.#ghosts.place(card);
      const scale = Math.min(1.1, Math.max(0.3, from.width / to.width));
      this.#ghosts.animate(
        card,
        [
          {
            transform: `translate(${middle(from).x - middle(to).x}px, ${middle(from).y - middle(to).y}px) scale(${scale}) rotate(-7deg)`,
          },
          { transform: "none" },
        ],
        { duration: QUICK, easing: OUT },
      );
      return QUICK;
    };
  }

  #mice(from: string, to: string, count: number): Move {
    const start = this.#ghosts.rect(from);
    return () => {
      const end = this.#ghosts.rect(to);
      if (!start || !end || !(count > 0)) return 0;
      return this.#run(start, end, Math.min(count, 6));
    };
  }

  #filling(scene: Scene): Move {
    const start = this.#ghosts.rect("bank");
    return () => {
      for (const { number } of scene.mouseCards) {
        const end = this.#ghosts.rect(`card-${number}`);
        if (start && end) this.#run(start, end, 2);
      }
      return QUICK;
    };
  }

  /** Mice run one behind the other, in a bow. */
  #run(start: DOMRect, end: DOMRect, count: number): number {
    const a = middle(start);
    const b = middle(end);
    const rise = Math.min(60, 16 + Math.abs(b.x - a.x) / 5);
    const flip = b.x > a.x ? " scaleX(-1)" : "";
    for (let i = 0; i < count; i += 1) {
      const mouse = this.#ghosts.ofTemplate("mouse");
      if (!mouse) return 0;
      const at = (x: number, y: number) => `translate(${x}px, ${y}px) translate(-50%, -50%)${flip}`;
      this.#ghosts.fly(
        mouse,
        [
          { transform: at(a.x, a.y) },
          { transform: at((a.x + b.x) / 2, (a.y + b.y) / 2 - rise) },
          { transform: at(b.x, b.y) },
        ],
        { duration: 320, delay: i * 45, easing: "ease-in-out" },
      );
    }
    return 320 + (count - 1) * 45;
  }

  /** The dog barks, the cat runs out of the row, the dog after it. */
  #chase(scene: Scene, dog: string, pet: string): Move {
    const hunter = this.#card(scene, dog);
    const prey = this.#card(scene, pet);
    return () => {
      if (!hunter || !prey) return 0;
      const away = Math.max(160, this.root.clientWidth - prey.box.x);
      const to = (card: Copy, x: number, y: number, turn = 0) =>
        `translate(${card.box.x + x}px, ${card.box.y + y}px) rotate(${turn}deg)`;
      this.#ghosts.fly(
        prey.node,
        [
          { transform: to(prey, 0, 0), offset: 0 },
          { transform: to(prey, 0, 0), offset: 0.36 },
          { transform: to(prey, 14, -34, 10), opacity: 1, offset: 0.52 },
          { transform: to(prey, away, 26, 40), opacity: 0, offset: 1 },
        ],
        { duration: 640, easing: "ease-in" },
      );
      const gap = prey.box.x - hunter.box.x;
      this.#ghosts.fly(
        hunter.node,
        [
          { transform: to(hunter, 0, 0), offset: 0 },
          { transform: to(hunter, 0, -6, -6), offset: 0.1 },
          { transform: to(hunter, 0, 0, 4), offset: 0.2 },
          { transform: to(hunter, 0, -6, -6), offset: 0.3 },
          { transform: to(hunter, gap - 30, 4, 6), opacity: 1, offset: 0.62 },
          { transform: to(hunter, gap + away, 30, 12), opacity: 0, offset: 1 },
        ],
        { duration: 700, easing: "ease-in" },
      );
      return 620;
    };
  }

  #leaving(scene: Scene, dogs: string[]): Move {
    const copies = scene.row.flatMap((card, place) =>
      card.revealed && !card.gone && dogs.includes(card.pet ?? "") ? this.#copy(place) : [],
    );
    return () => {
      copies.forEach(({ node, box }, i) => {
        const at = (x: number, y: number, turn: number) =>
          `translate(${box.x + x}px, ${box.y + y}px) rotate(${turn}deg)`;
        const side = i % 2 === 0 ? 1 : -1;
        this.#ghosts.fly(
          node,
          [
            { transform: at(0, 0, 0) },
            { transform: at(8 * side, -20, 12 * side), offset: 0.3 },
            { transform: at(-6 * side, -8, -10 * side), opacity: 1, offset: 0.5 },
            { transform: at(70 * side, 130, 50 * side), opacity: 0 },
          ],
          { duration: 460, easing: "ease-in" },
        );
      });
      return copies.length > 0 ? SLOW : 0;
    };
  }

  /** The cards that are left, and the sack, travel to the player who won them. */
  #taking(scene: Scene, goal: string): Move {
    const copies = scene.row.flatMap((card, place) => (card.gone ? [] : this.#copy(place)));
    const sack = goal === "sack" ? [] : this.#ghosts.copyOf(this.#ghosts.at("sack"));
    return () => {
      const end = this.#ghosts.rect(goal);
      if (!end || copies.length === 0) return 0;
      const goalAt = middle(end);
      [...copies, ...sack].forEach(({ node, box }, i) => {
        const x = goalAt.x - box.width / 2;
        const y = goalAt.y - box.height / 2;
        this.#ghosts.fly(
          node,
          [
            { transform: `translate(${box.x}px, ${box.y}px)` },
            { transform: `translate(${x}px, ${y}px) scale(.3) rotate(${(i - 1) * 6}deg)`, opacity: 0.5 },
          ],
          { duration: SLOW, delay: i * 30, easing: "cubic-bezier(.5,0,.3,1)" },
        );
      });
      return SLOW;
    };
  }

  #card(scene: Scene, pet: string): Copy | null {
    const place = scene.row.findIndex((card) => card.pet === pet && !card.gone);
    return this.#copy(place)[0] ?? null;
  }

  /** A copy of the card at a place of the row, to move while the card itself is gone. */
  #copy(place: number): Copy[] {
    return this.#ghosts.copyOf(this.#ghosts.at(`place-${place}`)?.querySelector("[data-face]") ?? null);
  }
}
