/**
 * What moves between two states of a board: copies of drawn things that fly over it, on a layer of their own, and are
 * gone when they arrive, at the player’s pace. Places are called by `data-at` and measured from the layer’s corner.
 * Knows no game.
 */
import { paced } from "./show.svelte";

type Timing = KeyframeAnimationOptions & { duration: number; delay?: number };

/** A copy of something drawn, and where it lay. */
export interface Copy {
  node: HTMLElement;
  box: DOMRect;
}

export class Ghosts {
  readonly #running = new Set<Animation>();
  readonly #flying = new Set<Element>();

  /** `layer` lies over `root`, in which everything is looked for; `look` is the class of what flies. */
  constructor(
    private readonly root: HTMLElement,
    private readonly layer: HTMLElement,
    private readonly look: string,
  ) {}

  /** Stop and take away everything at once. */
  clear(): void {
    for (const animation of this.#running) animation.cancel();
    for (const ghost of this.#flying) ghost.remove();
    this.#running.clear();
    this.#flying.clear();
  }

  at(anchor: string): Element | null {
    return this.all(`[data-at="${anchor}"]`)[0] ?? null;
  }

  all(selector: string): Element[] {
    return [...this.root.querySelectorAll(selector)];
  }

  /** Where what is called so lies now. */
  rect(anchor: string): DOMRect | null {
    const element = this.at(anchor);
    return element ? this.place(element) : null;
  }

  /** Where an element lies now. */
  place(element: Element): DOMRect {
    const origin = this.layer.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    return new DOMRect(box.x - origin.x, box.y - origin.y, box.width, box.height);
  }

  /** A copy of an element as it is drawn now, to move while the element itself is gone; none where there is none. */
  copyOf(element: Element | null): Copy[] {
    if (!element) return [];
    const node = element.cloneNode(true) as HTMLElement;
    const box = this.place(element);
    ownIds(node);
    node.style.width = `${box.width}px`;
    return [{ node: this.#dressed(node, "data-at"), box }];
  }

  /** A copy of a drawing that the layer keeps for this. */
  ofTemplate(name: string): HTMLElement | null {
    const node = this.layer.querySelector(`[data-template="${name}"]`)?.cloneNode(true) as HTMLElement | undefined;
    return node ? this.#dressed(node, "data-template") : null;
  }

  /** Let something move over the board, and be gone afterwards. */
  fly(node: HTMLElement, frames: Keyframe[], timing: Timing): void {
    this.layer.append(node);
    this.#flying.add(node);
    this.animate(node, frames, { ...timing, fill: "both" }, () => {
      node.remove();
      this.#flying.delete(node);
    });
  }

  /** Let something that stays move. */
  animate(element: Element, frames: Keyframe[], timing: Timing, done?: () => void): void {
    const animation = element.animate(frames, paced(timing));
    this.#running.add(animation);
    animation.onfinish = () => {
      this.#running.delete(animation);
      done?.();
    };
  }

  #dressed(node: HTMLElement, name: string): HTMLElement {
    node.removeAttribute(name);
    node.classList.add(this.look);
    return node;
  }
}

export const middle = (box: DOMRect): { x: number; y: number } => ({
  x: box.x + box.width / 2,
  y: box.y + box.height / 2,
});

/** Give a copied drawing clips and patterns of its own: those of the original stop working when it is hidden. */
function ownIds(node: Element): void {
  for (const part of node.querySelectorAll("[id]")) {
    const old = part.id;
    part.id = `${old}-copy`;
    for (const name of ["clip-path", "fill"]) {
      for (const user of node.querySelectorAll(`[${name}="url(#${old})"]`))
        user.setAttribute(name, `url(#${old}-copy)`);
    }
  }
}
