import { type Game, refuse, type Schema, type Seat, schema, text, type Violation } from '@roundhouse/kernel';
import * as z from 'zod/mini';

const CELLS = 60;

const whole = z.int().check(z.nonnegative());
const positionType = z.object({ turn: whole, cells: z.array(z.nullable(whole)), laid: z.array(whole) });

interface Position {
  turn: Seat;
  cells: readonly (Seat | null)[];
  laid: readonly number[];
}

const actionType = z.strictObject({ lay: z.int().check(z.nonnegative(), z.lt(CELLS)) });
type Action = z.infer<typeof actionType>;

const optionsType = z.strictObject({});
type Options = z.infer<typeof optionsType>;

interface Event {
  readonly seat: Seat;
  readonly cell: number;
}

const EMPTY: Position['cells'] = Array.from({ length: CELLS }, () => null);
const position: Schema<Position> = schema<Position>(positionType);

/**
 * The same small game as boardgame.io's server plays beside ours: two players lay a tile in turn on any of sixty cells; when
 * all are full it begins again. Nobody but the benchmark plays it.
 */
export const tiles: Game<Position, Action, Options, Event> = {
  id: 'tiles',
  name: 'Tiles',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  options: schema<Options>(optionsType),
  action: schema<Action>(actionType),
  position,
  seatsFor: () => ({ min: 2, max: 2 }),
  seatsOf: ({ laid }) => laid.length,
  setup: () => ({ turn: 0, cells: EMPTY, laid: [0, 0] }),
  optionsOf: () => ({}),
  waiting: ({ turn }) => [turn],
  legal: ({ turn, cells }, seat) =>
    seat === turn ? cells.flatMap((laid, cell) => (laid === null ? [{ lay: cell }] : [])) : [],
  check: ({ turn, cells }, seat, { lay }): Violation | null => {
    if (seat !== turn) return refuse('match.not-waiting', 'It is not your turn.');
    return cells[lay] === null ? null : refuse('tiles.free', 'There lies a tile already.');
  },
  play(p, seat, { lay }, _rng, tell) {
    const cells = p.cells.with(lay, seat);
    p.cells = cells.includes(null) ? cells : EMPTY;
    p.laid = p.laid.map((count, other) => (other === seat ? count + 1 : count));
    p.turn = 1 - seat;
    tell({ seat, cell: lay });
  },
  view: (p) => p,
  guess: (view) => view,
  result: () => null,
  describe: ({ seat, cell }) => text('{who} lays a tile on {cell}', { who: { seat }, cell }),
};
