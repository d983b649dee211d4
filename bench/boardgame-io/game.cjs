const CELLS = 60;

/** Two players lay a tile in turn on any of sixty cells, until they are full; then it begins again. */
module.exports.game = {
  name: 'tiles',
  setup: () => ({ cells: Array.from({ length: CELLS }, () => null), laid: [0, 0] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    lay({ G, playerID }, cell) {
      if (G.cells.every((one) => one !== null)) G.cells = G.cells.map(() => null);
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
      G.laid[Number(playerID)] += 1;
      return undefined;
    },
  },
};
