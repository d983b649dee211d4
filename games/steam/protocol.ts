import type { Numbers } from '@roundhouse/kernel';
import { RAIL_MEANINGS, RAIL_NOTES, railFacts } from '@roundhouse/rails';
import {
  ACTION_TILES,
  BOX,
  BUILDS,
  COSTS,
  DISTRESS_RATE,
  GOODS,
  INCOME,
  LOAN,
  MAX_LEVEL,
  MOVE_ROUNDS,
  POINTS_PER_LOAN,
  SCORING,
  TILE_PRICES,
  TILES,
  valueOf,
} from './content/components.ts';
import { boardOf } from './content/maps.ts';
import type { Action } from './rules/actions.ts';
import { eventSchema } from './rules/events.ts';
import { type Position, turnsInGame } from './rules/position.ts';
import { completedLinks, standing } from './rules/result.ts';

function board(p: Position) {
  const map = boardOf(p);
  return {
    ...railFacts(map, GOODS, TILES, (hex) => ({ water: map.water.has(hex) })),
    mode: p.mode,
    turns: turnsInGame(p),
    box: BOX,
    actionTiles: ACTION_TILES.map((tile) => ({ tile, value: valueOf(tile) })),
    actionPrices: TILE_PRICES,
    costs: COSTS,
    income: INCOME,
    loan: { cash: LOAN, points: POINTS_PER_LOAN, distressRate: DISTRESS_RATE },
    mostLevel: MAX_LEVEL,
    builds: BUILDS,
    moves: MOVE_ROUNDS,
    scoring: SCORING,
  };
}

function numbers(p: Position): readonly Numbers[] {
  return p.players.map(({ cash, income, points, level }, seat) => ({
    cash,
    income,
    points,
    level,
    links: completedLinks(p, seat),
  }));
}

const boardMeanings: Readonly<Record<keyof ReturnType<typeof board>, string>> = {
  ...RAIL_MEANINGS,
  mode: 'the rules that are played: `base` or `standard`',
  hexes:
    'every hex of the map. `neighbours`: by side, the hex across it, null where no track may run. `water`: whether a river or canal runs through it. `city`, `town`: the id of what is printed there, or null',
  cities:
    'the printed cities. `color`: the goods that it takes. `startingGoods`: its cubes at the start, before fewer are dealt to three players',
  tiles:
    'the faces of the tiles. `count`: how many show this face. `rotations`: every turn that looks different, with the sides that its `tracks` join and all its `exits`; a rotation that is missing looks like a lower one',
  box: 'the tiles as they lie in the box: laying the `front` of one uses up its `back`',
  actionTiles: 'the action tiles and their numbers, which order the next turn',
  actionPrices:
    'dollars for action tiles in the base game; the locomotive costs its new level besides. In the standard game they are free',
  costs: 'dollars for each exit of a tile, and more for a town, for water and for hills',
  income: 'the ends of the income track',
  loan: '`cash`: dollars for each step of income given up. `points`: what it costs where income can fall no further. `distressRate`: in the standard game, dollars for each point or income that a player who cannot pay loses',
  mostLevel: 'the largest locomotive',
  scoring: 'incomes that make a point, points lost for each income below 0, points for each completed link',
};

const notes = `${RAIL_NOTES}
Tiles have two faces: laying one uses up the other, as \`box\` of the board says. A tile may be laid while some way is left to take
all faces on the map from the box.

A player who lacks money for a tile or an action tile may be able to raise it on the spot, at the price of income: a \`preview\`
tells. Nothing is hidden in Steam, and after the set-up nothing is left to chance.
`;

const unlisted: readonly Action[] = [{ type: 'prefer', as: 'points' }];

export const protocol = {
  board,
  standing,
  numbers,
  event: eventSchema,
  unlisted,
  notes,
  meanings: {
    board: boardMeanings,
    numbers: {
      cash: 'dollars in hand',
      income: 'dollars collected each turn; paid when below 0',
      points: 'points on the victory track',
      level: 'how many links the locomotive pulls a cube over',
      links: 'completed links owned',
    },
  },
};
