import { pick, rngForAction, rngFrom } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { sample, weigh } from '../bot/index.ts';
import { buildSharesOf } from '../bot/sample.ts';
import { steam as game } from '../rules/game.ts';

const SEATS = 4;

/** Plays as lively players do, in several games by turns: what is remembered of one must not be taken for another. */
function livelyPositions(watch: (p: ReturnType<typeof game.setup>, seat: number) => void): void {
  const chance = rngFrom('lively positions');
  const games = [{}, { mode: 'standard' }, {}].map((chosen, number) => {
    const seed = `sample ${number}`;
    const options = game.options.parse(chosen);
    return { seed, p: game.setup(options, SEATS, rngForAction(seed, 0), () => {}) };
  });
  for (let step = 1; step < 700; step++) {
    const { seed, p } = pick(games, chance);
    const [seat] = game.waiting(p);
    if (seat === undefined) continue;
    watch(p, seat);
    const legal = game.legal(p, seat);
    const action = sample(p, seat, chance) ?? heaviest(legal, weigh(p, seat, legal));
    expect(game.check(p, seat, action)).toBeNull();
    game.play(p, seat, action, rngForAction(seed, step), () => {});
  }
}

function heaviest<A>(actions: readonly A[], weights: readonly number[]): A {
  const most = actions[weights.indexOf(Math.max(...weights))];
  if (most === undefined) throw new RangeError('there is something to do');
  return most;
}

test('while track is built, each choice is drawn as often as it weighs', () => {
  let decisions = 0;
  livelyPositions((p, seat) => {
    const { phase } = p;
    if (phase.name !== 'build-track') return;
    decisions++;
    const legal = game.legal(p, seat);
    const shares = buildSharesOf(p, phase, seat);
    expect(shares.flatMap(({ choices }) => choices)).toEqual(legal);
    expect(shares.flatMap(({ weights, factor }) => weights.map((weight) => weight * factor))).toEqual(
      weigh(p, seat, legal),
    );
    for (const { weights, sum } of shares) {
      expect(sum).toBeCloseTo(
        weights.reduce((all, weight) => all + weight, 0),
        10,
      );
    }
  });
  expect(decisions).toBeGreaterThan(100);
});

test('everything else is left to whoever weighs it', () => {
  livelyPositions((p, seat) => {
    if (p.phase.name === 'build-track') return;
    const rng = rngFrom('left alone');
    expect(sample(p, seat, rng)).toBeUndefined();
    expect(rng.draws).toBe(0);
  });
});
