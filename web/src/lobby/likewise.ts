// A table like one that has no seat left: the same game by the same rules, its seats free.
import type { TableRequest } from "../lib/api";
import type { TableInfo } from "../wire";

/** What is asked of the server for a table like another; the one who asks sits down first. */
export function tableLike(table: TableInfo, pledge: string, nickname: string): TableRequest {
  const { game, edition, players, options, clock, pause, spectators, undo, coach, data } = table;
  return {
    pledge,
    nickname,
    game,
    players,
    options,
    clock,
    pause,
    spectators,
    undo,
    coach,
    public: table.public,
    seats: [{ kind: "me" }],
    ...(edition === null ? {} : { edition }),
    ...(Object.keys(data).length === 0 ? {} : { data: toml(data) }),
  };
}

/** Changed components, by path, as the TOML that the server reads. */
export const toml = (data: Record<string, unknown>): string =>
  Object.entries(data)
    .map(([path, value]) => `${path} = ${inline(value)}\n`)
    .join("");

/** A value in TOML: as JSON, but for tables. */
function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, one]) => `${JSON.stringify(key)} = ${inline(one)}`)
    .join(", ")} }`;
}
