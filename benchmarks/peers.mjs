// Measures boardgame.io for peers.py: node peers.mjs FOLDER client|simulate. FOLDER is where npm has installed it.
//
// For each line of standard input it plays random games, and prints how many moves they had and their seconds of processor time.
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { createInterface } from "node:readline";

process.env.NODE_ENV = "production"; // as in use: otherwise every state is frozen, and moves are logged

const GAMES = 2000;
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const tell = (answer) => console.log(JSON.stringify(answer));

/** The two ways of playing; each returns how many moves it played. */
function ways(folder) {
  const require = createRequire(`${resolve(folder)}/`);
  const { Client } = require("boardgame.io/client");
  const { INVALID_MOVE } = require("boardgame.io/core");
  const { RandomBot, Simulate } = require("boardgame.io/ai");

  const free = (cells) => cells.flatMap((owner, cell) => (owner === null ? [cell] : []));
  const enumerate = ({ cells }) => free(cells).map((cell) => ({ move: "clickCell", args: [cell] }));
  const game = { // of boardgame.io's own tutorial
    setup: () => ({ cells: Array(9).fill(null) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      clickCell: ({ G, playerID }, cell) => {
        if (G.cells[cell] !== null) return INVALID_MOVE;
        G.cells[cell] = playerID;
      },
    },
    endIf: ({ G: { cells }, ctx }) => {
      if (LINES.some((line) => line.every((cell) => cells[cell] !== null && cells[cell] === cells[line[0]]))) {
        return { winner: ctx.currentPlayer };
      }
      if (free(cells).length === 0) return { draw: true };
    },
    ai: { enumerate },
  };
  const whole = ({ G, ctx }) => {
    if (ctx.gameover === undefined) throw new Error("a game did not end");
    return 9 - free(G.cells).length;
  };

  const client = Client({ game, debug: false });
  return {
    client() {
      let played = 0;
      for (let n = 0; n < GAMES; n++) {
        client.reset();
        let state = client.getState();
        while (state.ctx.gameover === undefined) {
          const cells = free(state.G.cells);
          client.moves.clickCell(cells[Math.floor(Math.random() * cells.length)]);
          state = client.getState();
        }
        played += whole(state);
      }
      return played;
    },
    async simulate() {
      let played = 0;
      const bots = new RandomBot({ game, enumerate, seed: "1" });
      for (let n = 0; n < GAMES; n++) {
        const { state } = await Simulate({ game, bots, state: client.getInitialState() });
        played += whole(state);
      }
      return played;
    },
  };
}

const [folder, how] = process.argv.slice(2);
let work;
try {
  work = ways(folder)[how];
} catch (error) {
  if (error.code !== "MODULE_NOT_FOUND") throw error;
  tell({ missing: error.message.split("\n")[0] });
  process.exit();
}
await work();
tell({ ready: true });
for await (const _ of createInterface({ input: process.stdin })) {
  const began = process.cpuUsage();
  const played = await work();
  const { user, system } = process.cpuUsage(began);
  tell([played, GAMES, (user + system) / 1e6]);
}
