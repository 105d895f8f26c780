// boardgame.io's own server with the tic-tac-toe of its tutorial, in memory. A full board is cleared, so that a match
// never ends and the server does nothing but moves.

import server from "boardgame.io/dist/cjs/server.js";

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const TicTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell({ G, playerID }, id) {
      if (G.cells.every((cell) => cell !== null)) G.cells.fill(null);
      if (G.cells[id] !== null) return "INVALID_MOVE";
      G.cells[id] = playerID;
    },
  },
  endIf({ G, ctx }) {
    const won = LINES.some((line) => line.every((cell) => G.cells[cell] !== null && G.cells[cell] === G.cells[line[0]]));
    if (won) return { winner: ctx.currentPlayer };
  },
};

const { appServer } = await server.Server({ games: [TicTacToe], origins: ["http://127.0.0.1"] }).run(0);
console.log("port", appServer.address().port);
process.stdin.on("end", () => process.exit(0)).resume(); // it ends with whoever started it
