// A program that plays every game at random, in JavaScript. Node 18 has all it needs.
//
//     rascals engine check -- node examples/programs/random.mjs

import { createInterface } from "node:readline";

const games = ["felicity", "goodcritters", "goons", "heist"];
const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    say({ type: "hello", name: "random.mjs", version: "1", games, protocol: 1 });
  } else if (message.type === "state") {
    const { decision, legal } = message;
    say({ type: "move", decision, move: legal[Math.floor(Math.random() * legal.length)] });
  } else if (message.type === "quit") {
    break;
  }
}
process.exit(0); // at once: what else is read would keep the process alive
