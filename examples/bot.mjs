// A bot in JavaScript: it plays one game against three others, each move drawn at random. Node 22 has all it needs.
//
//     node examples/bot.mjs
//     node examples/bot.mjs goons http://127.0.0.1:8000

import { setTimeout as sleep } from "node:timers/promises";

const [game = "felicity", server = "http://127.0.0.1:8000"] = process.argv.slice(2);

/** GET, or POST where there is a body; null if it is refused, after the reason has been printed. */
async function request(path, { token, body, accept = "application/json" } = {}) {
  const headers = { "Content-Type": "application/json", Accept: accept };
  if (token) headers.Authorization = `Bearer ${token}`;
  const answer = await fetch(`${server}/api/v1${path}`, body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers });
  if (answer.ok) return answer;
  console.error(answer.status, JSON.stringify((await answer.json()).error));
  if (answer.status !== 429) return null;
  await sleep(1000 * answer.headers.get("Retry-After")); // too often: wait as long as the server says, then ask again
  return request(path, { token, body, accept });
}

/** The lines of an answer, each as soon as it has arrived. */
async function* lines(answer) {
  let rest = "";
  for await (const text of answer.body.pipeThrough(new TextDecoderStream())) {
    const whole = (rest + text).split("\n");
    rest = whole.pop();
    yield* whole;
  }
}

/** The bot itself: a whole move at random, part by part; null if the table has moved on meanwhile. */
async function choose(table, token, moves) {
  const draft = [];
  for (let complete = false; !complete; ) {
    draft.push(moves[Math.floor(Math.random() * moves.length)].move);
    const answer = await request(`${table}/preview?${new URLSearchParams({ draft: draft.join(";") })}`, { token });
    if (answer === null) return null;
    ({ moves, complete } = await answer.json());
  }
  return draft.join(";");
}

const quick = await request("/quick", { body: { game, players: 4, level: "random", nickname: "Magpie" } });
if (quick === null) process.exit(1);
const { table: { id }, token } = await quick.json();
const table = `/tables/${id}`;

let answered = null;
const stream = await request(`${table}/events`, { token, accept: "application/x-ndjson" });
for await (const line of lines(stream)) {
  if (line.trim() === "") continue; // an empty line says now and then that the server is still there
  const { decision, moves, table_status } = JSON.parse(line);
  if (decision != null && decision !== answered) { // messages about other seats may repeat it
    const move = await choose(table, token, moves);
    const command = { id: `d${decision}`, decision, move };
    if (move !== null && (await request(`${table}/commands`, { token, body: command }))) answered = decision;
  }
  if (table_status === "over") break;
}

const result = await (await request(table, { token })).json();
console.log(result.status, result.scores.length);
