import type { Numbers } from '@roundhouse/kernel';
import { RAIL_MEANINGS, RAIL_NOTES, railFacts } from '@roundhouse/rails';
import {
  ACTIONS,
  BUILDS,
  CASH_PER_SHARE,
  COSTS,
  GOODS,
  INCOME_REDUCTION,
  MAX_ENGINE,
  MAX_SHARES,
  MOVE_ROUNDS,
  OWNERSHIP_MARKERS,
  PRODUCTION_CUBES,
  SCORING,
  START,
  TILES,
  TOWN_DISKS,
} from './content/components.ts';
import { boardOf } from './content/maps.ts';
import type { Action } from './rules/actions.ts';
import { eventSchema } from './rules/events.ts';
import { type Position, turnsInGame } from './rules/position.ts';
import { standing, trackPoints } from './rules/result.ts';

function board(p: Position) {
  const map = boardOf(p);
  const riverAt = new Map(map.rivers.map(({ hex, edges }) => [hex, edges]));
  return {
    ...railFacts(map, GOODS, TILES, (hex) => ({ river: riverAt.get(hex) ?? [] })),
    turns: turnsInGame(p),
    lakes: map.lakes,
    display: map.columns,
    townDisks: TOWN_DISKS,
    actions: ACTIONS,
    costs: COSTS,
    start: START,
    shares: { cash: CASH_PER_SHARE, most: MAX_SHARES },
    mostEngine: MAX_ENGINE,
    builds: BUILDS,
    moves: MOVE_ROUNDS,
    productionCubes: PRODUCTION_CUBES,
    ownershipMarkers: OWNERSHIP_MARKERS,
    incomeReduction: INCOME_REDUCTION,
    scoring: SCORING,
  };
}

function numbers(p: Position): readonly Numbers[] {
  return p.players.map(({ cash, income, shares, engine }, seat) => ({
    cash,
    income,
    shares,
    engine,
    track: trackPoints(p, seat),
  }));
}

const boardMeanings: Readonly<Record<keyof ReturnType<typeof board>, string>> = {
  ...RAIL_MEANINGS,
  hexes:
    'every hex of the map. `neighbours`: by side, the hex across it, null where no track may run. `river`: the sides by which water leaves, if there is any. `city`, `town`: the id of what is printed there, or null',
  lakes: 'hexes of water: nothing is ever built there',
  cities: 'the printed cities. `color`: the goods that it takes. `startingGoods`: its cubes at the start',
  display:
    'the columns of the goods display, in the order of `display` in positions: which die of which section feeds which city, and how many squares it has',
  tiles:
    'the faces of the tiles. `count`: how many there are. `rotations`: every turn that looks different, with the sides that its `tracks` join and all its `exits`; a rotation that is missing looks like a lower one',
  townDisks: 'how many towns can stand on tiles without a printed town',
  actions: 'the special actions of section III',
  costs:
    'dollars for placing a tile by its kind and the terrain, for a town by its exits, for replacing and redirecting',
  start: 'what every player starts with',
  shares: '`cash`: dollars for a share. `most`: shares in a game',
  mostEngine: 'the largest engine',
  productionCubes: 'cubes that Production draws',
  ownershipMarkers: 'how many links a player can mark',
  incomeReduction: 'from which income on how much income is lost each turn; the first line that fits counts',
  scoring: 'points for each income, each share and each piece of track in completed links',
};

const notes = `${RAIL_NOTES}
Ids of cities and New Cities are those of the map; \`./roundhouse engine --content my-map.json\` adds a map of
your own ([how to draw one](../maps.md)). Nothing is hidden in Age of Steam: every view equals the position, and a guess is the position itself.
Chance rolls for the first order, draws the cubes of Production, and rolls for goods growth.
`;

const unlisted: readonly Action[] = [];

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
      income: 'dollars collected each turn',
      shares: 'shares issued',
      engine: 'how many links the engine pulls a cube over',
      track: 'pieces of track in completed links',
    },
  },
};
