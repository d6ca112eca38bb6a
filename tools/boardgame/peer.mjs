// A peer for the benchmark: random games of tic-tac-toe with boardgame.io, without a browser.
// node peer.mjs FOLDER SECONDS: prints moves per second of processor time; FOLDER has the package in node_modules.
import { createRequire } from "node:module";
import { resolve } from "node:path";

const [, , folder, seconds] = process.argv;
const { Client } = createRequire(resolve(folder, "package.json"))("boardgame.io/client");
const LINES = ["012", "345", "678", "036", "147", "258", "048", "246"].map((line) => [...line].map(Number));

const TicTacToe = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G }) => {
    const won = LINES.find(([a, b, c]) => G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[a] === G.cells[c]);
    return won ? { winner: G.cells[won[0]] } : G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
};

function play() {
  const client = Client({ game: TicTacToe, debug: false });
  client.start();
  let moves = 0;
  for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
    const free = state.G.cells.flatMap((cell, k) => (cell === null ? [k] : []));
    client.moves.mark(free[Math.floor(Math.random() * free.length)]);
    moves += 1;
  }
  client.stop();
  return moves;
}

play(); // compiled by the engine before the clock runs
const spent = () => process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6;
const began = spent();
let moves = 0;
while (spent() - began < Number(seconds)) moves += play();
console.log(moves / (spent() - began));
