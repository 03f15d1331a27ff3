// Measures the time a browser spends on the messages of a game: node messages.mjs TOLD.json ROUNDS; see messages.py.
import { readFileSync } from "node:fs";
import { patched } from "../web/src/lib/patch.ts";

const [path, rounds] = process.argv.slice(2);
const told = JSON.parse(readFileSync(path, "utf8"));

function heard(messages) {
  let known = {};
  for (const text of messages) {
    const message = JSON.parse(text);
    if (message.type === "changed") known = patched(known, message.changes);
    else if (message.view) {
      const { view, moves, decision, undo, conditions, table, table_status = table.status } = message;
      known = { view, moves, decision, undo, conditions, table_status };
    }
  }
  return known;
}

const took = { whole: [], changes: [] };
if (JSON.stringify(heard(told.changes).view) !== JSON.stringify(heard(told.whole).view)) throw new Error("the changes lead elsewhere");
for (let round = 0; round < Number(rounds); round++) {
  for (const [form, messages] of Object.entries(told)) {
    const began = process.cpuUsage();
    heard(messages);
    const { user, system } = process.cpuUsage(began);
    took[form].push((user + system) / messages.length);
  }
}
console.log(JSON.stringify(took));
