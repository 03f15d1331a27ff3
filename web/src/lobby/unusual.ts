// What of a table is chosen otherwise than usual, in words: for the line that stands for all that is folded away.
import { app, t } from "../lib/app.svelte";
import { choiceName, clockName, labelled, optionName, PAUSES, pauseName, planOf } from "../lib/names";
import type { TableDraft } from "./table-draft.svelte";

/** The differences from what is usual, each in a few words; nothing where all is as usual. */
export function unusual(draft: TableDraft): string[] {
  const { game, edition } = draft;
  const told: [boolean, () => string][] = [
    [edition !== (game.editions.at(-1) ?? ""), () => app.words?.first([`${game.name}-edition-${edition}`]) ?? edition],
    ...draft.options
      .filter(({ name }) => draft.changed.includes(name))
      .map(
        (option) =>
          [
            true,
            () => labelled(optionName(game.name, option.name), choiceName(game.name, option.name, draft.of(option))),
          ] as [boolean, () => string],
      ),
    [draft.clock !== 0, () => clockName(planOf(draft.clock))],
    [draft.withBots && draft.pause !== 0, () => labelled(t("lobby-pause"), pauseName(PAUSES[draft.pause] ?? null))],
    [!draft.open, () => t("lobby-public-no")],
    [draft.coach !== "agreed", () => labelled(t("lobby-coach"), t(`lobby-coach-${draft.coach}`))],
    [!draft.spectators, () => t("lobby-spectators-off")],
    [!draft.undo, () => t("lobby-undo-off")],
    [draft.changes !== null, () => labelled(t("lobby-data"), draft.changes?.name ?? "")],
  ];
  return told.filter(([differs]) => differs).map(([, said]) => said());
}
