import { fieldOf, itemAt, rngFrom } from '@roundhouse/kernel';
import { centred, rounded, within } from './fit.ts';
import { LeastSquares } from './least-squares.ts';
import type { Learning, Weights } from './weights.ts';

/** How far players stray from what is believed, as a part of a weight's range. */
const STRAY = 0.15;
/**
 * What a stray is thought to bring or cost before anybody tried it, and to cost whichever way it goes, in points; and how
 * far that may be from the truth.
 */
const GUESS = { gain: 0.4, loss: 0.3, lossDoubt: 0.3 };
/** The loss is never taken for less, so that nobody goes further than was tried. */
const SMALLEST_LOSS = 0.1;
/** Nobody goes further than this, in strays. */
const FARTHEST = 1.5;
/** Strays are drawn evenly between these, so that one is what they are on average. */
const EDGE = Math.sqrt(3);
const STEPS = 1000;

/** A game of players who believed different things, each drawn from its luck, and what everybody had in the end. */
export interface TrialGame {
  readonly players: readonly { readonly luck: string; readonly points: number }[];
}

/** What somebody believes who strays a little from the first weights, each luck in another way. */
export function strayed<P>(learning: Learning<P>, luck: string): Weights {
  const rng = rngFrom(luck);
  return within(learning, (name) => {
    const stray = (rng.int(2 * STEPS + 1) / STEPS - 1) * EDGE;
    return fieldOf(learning.first, name) + stray * strayOf(learning, name);
  });
}

function strayOf<P>({ ranges }: Learning<P>, name: string): number {
  const { low, high } = fieldOf(ranges, name);
  return (high - low) * STRAY;
}

/** What straying brought, by weight: for each stray of it, and less for the square of that, whichever way it goes. */
export interface Findings {
  readonly names: readonly string[];
  readonly gains: readonly number[];
  readonly losses: readonly number[];
}

const NOTHING: Findings = { names: [], gains: [], losses: [] };

/** Learns about these weights from players who strayed: what leads they had tells which way was good. */
export function findingsOf<P>(
  learning: Learning<P>,
  games: readonly TrialGame[],
  names: readonly string[] = Object.keys(learning.ranges),
): Findings {
  const size = 2 * names.length;
  const squares = new LeastSquares(size);
  const scale = 1 / surpriseOf(learning, games);
  for (const game of games) {
    const features = featuresOf(learning, game, names);
    for (const [index, lead] of leadsOf(game).entries()) {
      squares.add(
        features.map((feature) => itemAt(feature, index) * scale),
        lead * scale,
      );
    }
  }
  // What is thought of straying before anybody tried it is one observation more of each.
  for (const [index] of names.entries()) {
    squares.add(unit(size, index, 1 / GUESS.gain), 0);
    squares.add(unit(size, names.length + index, 1 / GUESS.lossDoubt), -GUESS.loss / GUESS.lossDoubt);
  }
  const found = squares.solve();
  return { names, gains: found.slice(0, names.length), losses: found.slice(names.length).map((slope) => -slope) };
}

/** The weights that promise most: as far along each way as its gain outweighs the loss. Others stay as they were. */
export function promising<P>(learning: Learning<P>, { names, gains, losses }: Findings): Weights {
  return rounded(
    learning,
    within(learning, (name) => {
      const index = names.indexOf(name);
      if (index === -1) return fieldOf(learning.first, name);
      const best = itemAt(gains, index) / (2 * Math.max(SMALLEST_LOSS, itemAt(losses, index)));
      const stray = Math.max(-FARTHEST, Math.min(FARTHEST, best));
      return fieldOf(learning.first, name) + stray * strayOf(learning, name);
    }),
  );
}

/** How far leads turned out from what the findings say, in points; without any, from no lead at all. */
export function surpriseOf<P>(
  learning: Learning<P>,
  games: readonly TrialGame[],
  { names, gains, losses }: Findings = NOTHING,
): number {
  const factors = [...gains, ...losses.map((loss) => -loss)];
  let squares = 0;
  let count = 0;
  for (const game of games) {
    const features = featuresOf(learning, game, names);
    for (const [index, lead] of leadsOf(game).entries()) {
      const foreseen = features.reduce(
        (sum, feature, which) => sum + itemAt(feature, index) * itemAt(factors, which),
        0,
      );
      squares += (lead - foreseen) ** 2;
      count++;
    }
  }
  if (count === 0) throw new RangeError('there is nothing to learn from');
  return Math.sqrt(squares / count);
}

function leadsOf({ players }: TrialGame): readonly number[] {
  return centred(players.map(({ points }) => points));
}

/** By weight, and then again for the squares: how far each player strayed more than the others at the table. */
function featuresOf<P>(
  learning: Learning<P>,
  { players }: TrialGame,
  names: readonly string[],
): readonly (readonly number[])[] {
  const strays = players.map(({ luck }) => {
    const weights = strayed(learning, luck);
    return names.map((name) => (fieldOf(weights, name) - fieldOf(learning.first, name)) / strayOf(learning, name));
  });
  const byWeight = (of: (stray: number) => number): readonly (readonly number[])[] =>
    names.map((_, index) => centred(strays.map((all) => of(itemAt(all, index)))));
  return [...byWeight((stray) => stray), ...byWeight((stray) => stray * stray)];
}

function unit(size: number, place: number, value: number): readonly number[] {
  return Array.from({ length: size }, (_, index) => (index === place ? value : 0));
}
