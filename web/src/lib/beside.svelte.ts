// What the header's links open beside the page instead of leaving it.

class Beside {
  /** The rules of the game at the page's table, and how they are opened there. */
  rules: { game: string; open: () => void } | null = $state.raw(null);
}

export const beside = new Beside();
