import { type Game, type Rng, rngFrom, schema, text } from '@roundhouse/kernel';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Tuning } from '../bot.ts';
import { BOT_CHOICES, type Brain, botFor } from '../index.ts';
import { pickWeighted } from '../lively.ts';
import { likeliest } from '../search/policy.ts';

/** One seat takes cards of the values 0 to 9 that nobody has taken; taking the joker (10) draws a value by chance. */
interface Pile {
  left: readonly number[];
  taken: readonly number[];
  /** What only the game knows: a bot that looks at it cheats. */
  secret: string;
}

const HIDDEN = 'hidden';

const pile: Game<Pile, number, object, never> = {
  id: 'pile',
  name: 'Pile',
  rulesVersion: 1,
  seats: { min: 1, max: 1 },
  options: schema(z.object({})),
  action: schema(z.int()),
  position: schema(z.object({ left: z.array(z.int()), taken: z.array(z.int()), secret: z.string() })),
  seatsFor: () => ({ min: 1, max: 1 }),
  seatsOf: () => 1,
  setup: () => ({ left: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], taken: [], secret: 'the joker' }),
  optionsOf: () => ({}),
  waiting: ({ left }) => (left.length === 0 ? [] : [0]),
  legal: ({ left }) => [...left],
  check: () => null,
  play(p, _seat, card, rng) {
    p.left = p.left.filter((one) => one !== card);
    p.taken = [...p.taken, card === 10 ? rng.int(10) : card];
  },
  view: (p) => ({ ...p, secret: HIDDEN }),
  guess: (view) => ({ ...view, secret: 'a guess' }),
  result: () => null,
  describe: () => text('nothing happens'),
};

function brain(
  parts: Partial<Pick<Brain<Pile, number, object, never>, 'evaluate' | 'weigh' | 'sample' | 'propose' | 'tuning'>> = {},
) {
  return {
    game: pile,
    evaluate: ({ taken }: Pile): number => taken.reduce((sum, card) => sum + card, 0),
    forecast: ({ taken }: Pile): number => taken.reduce((sum, card) => sum + card, 0),
    weigh: (_p: Pile, _seat: number, cards: readonly number[]): readonly number[] => cards.map(() => 1),
    chapter: ({ taken }: Pile): number => taken.length,
    ...parts,
  };
}

const rng: Rng = rngFrom('bots');
const start = (): Pile =>
  pile.view(
    pile.setup({}, 1, rng, () => {}),
    0,
  );

function choices(name: string, times: number, given = brain()): number[] {
  const bot = botFor(name, given);
  if (bot === undefined) throw new Error(`there is no bot ${name}`);
  return Array.from({ length: times }, (_, turn) => bot.choose(start(), 0, rngFrom(`turn ${turn}`)));
}

describe('every bot', () => {
  it.each(BOT_CHOICES)('%s plays legal actions to the end and leaves the view alone', (name) => {
    const bot = botFor(name, brain());
    const position = pile.setup({}, 1, rng, () => {});
    for (let turn = 0; pile.waiting(position).length > 0; turn++) {
      const view = pile.view(position, 0);
      const before = JSON.stringify(view);
      const card = bot?.choose(view, 0, rngFrom(`turn ${turn}`)) ?? -1;
      expect(position.left).toContain(card);
      expect(JSON.stringify(view)).toBe(before);
      pile.play(position, 0, card, rng, () => {});
    }
    expect(position.taken).toHaveLength(11);
  });

  it.each(BOT_CHOICES)('%s chooses the same with the same chance', (name) => {
    expect(choices(name, 20)).toEqual(choices(name, 20));
  });

  it('is known by its name, and by nothing else', () => {
    for (const name of ['genius', '', 'toString', '__proto__']) expect(botFor(name, brain())).toBeUndefined();
  });
});

describe('random', () => {
  it('takes everything sooner or later', () => {
    expect(new Set(choices('random', 300)).size).toBe(11);
  });
});

describe('lively', () => {
  it('takes what has weight, in proportion', () => {
    const weigh = (_p: Pile, _seat: number, cards: readonly number[]): readonly number[] =>
      cards.map((card) => (card === 3 ? 3 : card === 4 ? 1 : 0));
    const taken = choices('lively', 4000, brain({ weigh }));
    expect(new Set(taken)).toEqual(new Set([3, 4]));
    const threes = taken.filter((card) => card === 3).length;
    expect(threes).toBeGreaterThan(2800);
    expect(threes).toBeLessThan(3200);
  });

  it('takes anything when nothing has weight', () => {
    expect(new Set(choices('lively', 300, brain({ weigh: (_p, _seat, cards) => cards.map(() => 0) }))).size).toBe(11);
  });

  it('leaves the choice to a game that samples by itself', () => {
    const given = brain({ sample: ({ left }, _seat, chance) => 5 + chance.int(left.length - 6) });
    expect(new Set(choices('lively', 100, given))).toEqual(new Set([5, 6, 7, 8, 9]));
  });

  it('weighs what a game leaves to it', () => {
    const weigh = (_p: Pile, _seat: number, cards: readonly number[]): readonly number[] =>
      cards.map((card) => (card === 3 ? 1 : 0));
    expect(new Set(choices('lively', 50, brain({ weigh, sample: () => undefined })))).toEqual(new Set([3]));
  });

  it('never picks a weight of nothing beside one of something', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1 }),
        fc.string(),
        (weights, seed) => {
          fc.pre(weights.some((weight) => weight > 0));
          expect(pickWeighted(weights, weights, rngFrom(seed))).toBeGreaterThan(0);
        },
      ),
    );
  });
});

describe('the likeliest actions', () => {
  const builds = [4, 1, 3, 2].map((weight) => ({ type: 'build', weight }));
  const stop = { type: 'stop', weight: 0 };
  const legal = [...builds, stop];
  const given = {
    weigh: (_p: object, _seat: number, actions: readonly { readonly weight: number }[]): readonly number[] =>
      actions.map(({ weight }) => weight),
  };

  it('are those of most weight, and the best of every kind whatever its weight', () => {
    const [four, , three] = builds;
    expect(likeliest(given, {}, 0, legal, 3)).toEqual([four, stop, three]);
    expect(likeliest(given, {}, 0, builds, 2)).toEqual([four, three]);
  });

  it('are all where there are no more', () => {
    expect(likeliest(given, {}, 0, legal, 5)).toBe(legal);
  });
});

describe('greedy', () => {
  it('takes what the evaluation likes best', () => {
    expect(choices('greedy', 5)).toEqual([9, 9, 9, 9, 9]);
    const least = brain({ evaluate: ({ taken }) => -taken.reduce((sum, card) => sum + card, 0) });
    expect(choices('greedy', 5, least)).toEqual([0, 0, 0, 0, 0]);
  });

  it('chooses between equals by chance', () => {
    expect(new Set(choices('greedy', 200, brain({ evaluate: () => 0 }))).size).toBe(11);
  });

  it('judges chance by more than one throw', () => {
    const values: number[] = [];
    const given = brain({
      evaluate({ taken, left }) {
        const value = taken.at(-1) ?? 0;
        if (!left.includes(10)) values.push(value);
        return value;
      },
    });
    choices('greedy', 1, given);
    expect(values.length).toBeGreaterThan(1);
  });

  it('evaluates guesses, never the position itself', () => {
    const seen = new Set<string>();
    const given = brain({
      evaluate({ secret }) {
        seen.add(secret);
        return 0;
      },
    });
    choices('greedy', 1, given);
    expect(seen).toEqual(new Set(['a guess']));
  });

  it('follows what the game proposes, and evaluates where it proposes nothing', () => {
    const asked: (readonly number[])[] = [];
    const proposing = brain({
      propose(_view, _seat, legal) {
        asked.push(legal);
        return 4;
      },
    });
    expect(choices('greedy', 2, proposing)).toEqual([4, 4]);
    expect(asked).toEqual([start().left, start().left]);
    expect(choices('greedy', 2, brain({ propose: () => undefined }))).toEqual([9, 9]);
  });

  it('shows its view, and nothing else, to whoever proposes', () => {
    const secrets: string[] = [];
    const proposing = brain({
      propose({ secret }) {
        secrets.push(secret);
        return undefined;
      },
    });
    choices('greedy', 1, proposing);
    expect(secrets).toEqual([HIDDEN]);
  });

  it('stops when its time is over, with the best so far', () => {
    let looks = 0;
    let evaluated = 0;
    const given = brain({
      evaluate() {
        evaluated++;
        return 0;
      },
    });
    const bot = botFor('greedy', given, { ms: 2, now: () => looks++ });
    expect(start().left).toContain(bot?.choose(start(), 0, rngFrom('clock')));
    expect(evaluated).toBeLessThan(11);
    expect(evaluated).toBeGreaterThan(0);
  });
});

describe('a game in which the levels that think are tuned', () => {
  it('master plays on as far as the game says', () => {
    /** The lowest card is the best of all, which shows when the next one has been taken. */
    const evaluate = ({ taken }: Pile): number =>
      taken.length > 1 && taken[0] === 0 ? 100 : taken.reduce((sum, card) => sum + card, 0);
    expect(choices('master', 1, brain({ evaluate }))).toEqual([9]);
    expect(choices('master', 1, brain({ evaluate, tuning: { masterHorizon: 2 } }))).toEqual([0]);
    expect(choices('engineer', 1, brain({ evaluate, tuning: { masterHorizon: 2 } }))).toEqual([9]);
  });

  it('engineer looks at as many positions as the game says', () => {
    const looks = (tuning: Brain<Pile, number, object, never>['tuning'], name: string): number => {
      let evaluated = 0;
      const evaluate = ({ taken }: Pile): number => {
        evaluated++;
        return taken.reduce((sum, card) => sum + card, 0);
      };
      choices(name, 1, brain({ evaluate, ...(tuning === undefined ? {} : { tuning }) }));
      return evaluated;
    };
    expect(looks({ engineerPositions: 5 }, 'engineer')).toBe(5);
    expect(looks(undefined, 'engineer')).toBeGreaterThan(20);
    expect(looks({ engineerPositions: 5 }, 'master')).toBe(looks(undefined, 'master'));
  });

  it('engineer weighs what everything brings at once where it is given no positions', () => {
    /** The lowest card is the best of all, which shows when the next one has been taken. */
    const evaluate = ({ taken }: Pile): number =>
      taken.length > 1 && taken[0] === 0 ? 100 : taken.reduce((sum, card) => sum + card, 0);
    const farSighted = { evaluate, tuning: { engineerPositions: 0, masterHorizon: 2 } };
    expect(choices('engineer', 1, brain(farSighted))).toEqual([9]);
    expect(choices('master', 1, brain(farSighted))).toEqual([0]);
  });

  it('stoker and driver think of as many things as the game says', () => {
    /** What was chosen with the chance of many turns. */
    const chosen = (name: string, tuning: Tuning): ReadonlySet<number> => new Set(choices(name, 60, brain({ tuning })));
    expect(chosen('driver', {})).toEqual(new Set([9]));
    expect(chosen('driver', { driverNotices: 1 })).toEqual(new Set(start().left));
    expect(chosen('greedy', { driverNotices: 1 })).toEqual(new Set([9]));
    expect(chosen('stoker', { stokerNotices: 11 })).toEqual(new Set([9]));
    expect(chosen('stoker', {}).size).toBeGreaterThan(2);
  });
});
