import { type Game, schema, type Seat, text } from '@roundhouse/kernel';
import * as z from 'zod/mini';
import type { Brain } from '../index.ts';

export type Move = 'bait' | 'safe' | 'rest' | 'steal' | 'wait';

/**
 * In every round the first seat takes something, and then the second may answer. The bait brings most at once, but whoever
 * takes it is robbed of far more in the same round.
 */
export interface Robbery {
  round: number;
  turn: Seat;
  open: boolean;
  points: readonly number[];
  /** What only the game knows: the second seat robs for so much. A bot that looks at it cheats. */
  secret: number | null;
}

/** Rounds in a game. */
const ROUNDS = 3;
const TAKES: Readonly<Record<Move, number>> = { bait: 5, safe: 3, rest: 0, steal: 20, wait: 0 };

export const robbery: Game<Robbery, Move, object, never> = {
  id: 'robbery',
  name: 'Robbery',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  options: schema(z.object({})),
  action: schema(z.enum(['bait', 'safe', 'rest', 'steal', 'wait'])),
  position: schema(
    z.object({
      round: z.int(),
      turn: z.int(),
      open: z.boolean(),
      points: z.array(z.int()),
      secret: z.nullable(z.int()),
    }),
  ),
  seatsFor: () => ({ min: 2, max: 2 }),
  seatsOf: () => 2,
  setup: () => ({ round: 1, turn: 0, open: false, points: [0, 0], secret: 20 }),
  optionsOf: () => ({}),
  waiting: ({ round, turn }) => (round > ROUNDS ? [] : [turn]),
  legal: ({ turn, open }) => (turn === 0 ? ['rest', 'safe', 'bait'] : open ? ['wait', 'steal'] : ['wait']),
  check: () => null,
  play(p, seat, move) {
    const taken = move === 'steal' ? (p.secret ?? Number.NaN) : TAKES[move];
    const lost = move === 'steal' ? [taken, 0] : [0, 0];
    p.points = p.points.map((points, other) => points + (other === seat ? taken : 0) - (lost[other] ?? 0));
    p.open = move === 'bait';
    p.turn = 1 - seat;
    if (seat === 1) p.round++;
  },
  view: (p, eye) => (eye === 1 ? p : { ...p, secret: null }),
  guess: (seen, _seat, rng) => ({ ...seen, secret: seen.secret ?? 15 + rng.int(10) }),
  result: () => null,
  describe: () => text('nothing happens'),
};

export type RobberyBrain = Brain<Robbery, Move, object, never>;

export const brain: RobberyBrain = {
  game: robbery,
  evaluate: ({ points }, seat) => points[seat] ?? Number.NaN,
  forecast: ({ points }, seat) => points[seat] ?? Number.NaN,
  weigh: (_p, _seat, actions) => actions.map(() => 1),
  chapter: ({ round }) => round,
};
