import {
  type Anytime,
  type Chance,
  type DecisionIn,
  enterNext,
  firstOf,
  following,
  nextInRounds,
  refuse,
  rngFrom,
  type Section,
  sequenceOfPlay,
  withFirst,
} from '@roundhouse/kernel';
import { beforeEach, describe, expect, test } from 'vitest';

/** A day at a mill: somebody opens it, all bring sacks at once, somebody weighs what was brought. */
interface Mill {
  phase:
    | { readonly name: 'open'; readonly seat: number; readonly doors: number }
    | { readonly name: 'bring'; readonly sacks: readonly (number | null)[] }
    | { readonly name: 'weigh'; readonly seat: number; readonly owes: boolean }
    | { readonly name: 'game-over' };
  days: number;
  whistles: number;
}

type Action =
  | { readonly type: 'open'; readonly door: number }
  | { readonly type: 'bring'; readonly sacks: number }
  | { readonly type: 'weigh' }
  | { readonly type: 'wait' }
  | { readonly type: 'whistle' };

interface Event {
  readonly type: 'day' | 'opened' | 'brought' | 'weighed' | 'game-over';
}

/** The rules of the mill stand in no RULES.md. */
const RULE = { door: 'mill.door', owed: 'mill.owed', elsewhere: 'mill.elsewhere' } as const;

const ACTIONS_IN = { open: ['open', 'wait'], bring: ['bring'], weigh: ['weigh', 'wait'] } as const;
type In<N extends keyof typeof ACTIONS_IN> = DecisionIn<Mill, Action, Event, typeof ACTIONS_IN, N>;

const morning: Section<Mill, Event> = {
  enter(p, { tell }) {
    p.days += 1;
    tell({ type: 'day' });
    return p.days > 2 ? 'over' : 'finished';
  },
};

const open: Section<Mill, Event> & In<'open'> = {
  enter(p) {
    p.phase = { name: 'open', seat: 1, doors: 2 };
    return 'waiting';
  },
  legal: (_p, { doors }) => Array.from({ length: doors }, (_, door) => ({ type: 'open', door })),
  check: (_p, { doors }, _seat, action) =>
    action.type === 'wait' || action.door < doors ? null : refuse(RULE.door, 'There is no such door.'),
  play(p, phase, _seat, action, { tell }) {
    if (action.type === 'wait') return 'waiting';
    tell({ type: 'opened' });
    p.phase = { name: 'bring', sacks: Array.from({ length: phase.doors }, () => null) };
    return 'waiting';
  },
};

const bring: In<'bring'> = {
  waiting: (_p, { sacks }) => sacks.flatMap((brought, seat) => (brought === null ? [seat] : [])),
  mayRevise: (_p, { sacks }, seat) => seat < sacks.length,
  legal: () => [{ type: 'bring', sacks: 1 }],
  check: () => null,
  play(p, { sacks: before }, seat, action, { tell }) {
    const sacks = before.with(seat, action.sacks);
    p.phase = { name: 'bring', sacks };
    tell({ type: 'brought' });
    return sacks.includes(null) ? 'waiting' : 'finished';
  },
};

const weigh: Section<Mill, Event> & In<'weigh'> = {
  enter(p) {
    p.phase = { name: 'weigh', seat: 0, owes: true };
    return 'waiting';
  },
  legal: () => [{ type: 'weigh' }],
  check: (_p, { owes }, _seat, { type }) => (type === 'weigh' || !owes ? null : refuse(RULE.owed, 'Weigh first.')),
  play: (_p, _phase, _seat, _action, { tell }) => {
    tell({ type: 'weighed' });
    return 'finished';
  },
  owed: (_p, { owes }) => (owes ? refuse(RULE.owed, 'Weigh first.') : null),
};

const whistling: Anytime<Mill, Extract<Action, { type: 'whistle' }>, Event> = {
  action: 'whistle',
  mayAct: (_p, seat) => seat < 2,
  play(p) {
    p.whistles += 1;
  },
};

const DAY = [morning, open, weigh];

const mill = sequenceOfPlay<Mill, Action, Event>({
  decisions: { open, bring, weigh },
  within: { bring: open },
  actionsIn: ACTIONS_IN,
  anytime: whistling,
  goOn: (day, after, how) => enterNext(DAY, after, day, how),
  elsewhere: ({ type }, now) => refuse(RULE.elsewhere, '{type} now, while it is {now}?', { type, now }),
});

let p: Mill;
let told: string[];

function chance(): Chance<Event> {
  return { rng: rngFrom(''), tell: ({ type }) => told.push(type) };
}

function play(seat: number, action: Action): void {
  expect(mill.check(p, seat, action)).toBeNull();
  const { rng, tell } = chance();
  mill.play(p, seat, action, rng, tell);
}

const ruleFor = (seat: number, action: Action): string | undefined => mill.check(p, seat, action)?.rule;

beforeEach(() => {
  p = { phase: { name: 'game-over' }, days: 0, whistles: 0 };
  told = [];
  enterNext(DAY, null, p, chance());
});

describe('a sequence of play', () => {
  test('is entered until a section waits for the seat that its phase names', () => {
    expect(told).toEqual(['day']);
    expect(p.phase).toEqual({ name: 'open', seat: 1, doors: 2 });
    expect(mill.waiting(p)).toEqual([1]);
  });

  test('hands a section its own phase and its own actions', () => {
    expect(mill.legal(p, 1)).toHaveLength(2);
    expect(mill.legal(p, 0)).toEqual([]);
    expect(ruleFor(1, { type: 'open', door: 2 })).toBe(RULE.door);
    expect(ruleFor(1, { type: 'open', door: 1 })).toBeUndefined();
  });

  test('refuses actions of other phases in one place, with what they are and what it is now', () => {
    expect(mill.check(p, 1, { type: 'bring', sacks: 1 })).toEqual(
      refuse(RULE.elsewhere, '{type} now, while it is {now}?', { type: 'bring', now: { term: 'open' } }),
    );
  });

  test('lets a section say what is owed first', () => {
    p.phase = { name: 'weigh', seat: 0, owes: true };
    expect(ruleFor(0, { type: 'open', door: 0 })).toBe(RULE.owed);
    expect(ruleFor(0, { type: 'wait' })).toBe(RULE.owed);
    p.phase = { name: 'weigh', seat: 0, owes: false };
    expect(ruleFor(0, { type: 'open', door: 0 })).toBe(RULE.elsewhere);
    expect(ruleFor(0, { type: 'wait' })).toBeUndefined();
  });

  test('waits for all who decide at once, and lets them change their minds', () => {
    play(1, { type: 'open', door: 0 });
    expect(mill.waiting(p)).toEqual([0, 1]);
    play(0, { type: 'bring', sacks: 3 });
    expect(mill.waiting(p)).toEqual([1]);
    expect(mill.mayRevise(p, 0)).toBe(true);
    play(0, { type: 'bring', sacks: 4 });
    expect(p.phase).toEqual({ name: 'bring', sacks: [4, null] });
  });

  test('goes on after the section that a decision belongs to, round after round, until the game ends', () => {
    play(1, { type: 'open', door: 0 });
    play(0, { type: 'bring', sacks: 3 });
    play(1, { type: 'bring', sacks: 3 });
    expect(p.phase.name).toBe('weigh');
    play(0, { type: 'weigh' });
    expect([p.phase.name, p.days]).toEqual(['open', 2]);
    p.phase = { name: 'weigh', seat: 0, owes: true };
    play(0, { type: 'weigh' });
    expect(p.phase).toEqual({ name: 'game-over' });
    expect(told.slice(-3)).toEqual(['weighed', 'day', 'game-over']);
  });

  test('lets something be done at any time, and nothing else out of turn', () => {
    expect(mill.mayRevise(p, 0)).toBe(true);
    play(0, { type: 'whistle' });
    expect([p.whistles, p.phase.name]).toEqual([1, 'open']);
    expect(ruleFor(0, { type: 'open', door: 0 })).toBe('match.not-waiting');
    expect(ruleFor(2, { type: 'whistle' })).toBe('match.not-waiting');
  });

  test('does nothing in a game that is over', () => {
    p.phase = { name: 'game-over' };
    expect(mill.waiting(p)).toEqual([]);
    expect(mill.legal(p, 0)).toEqual([]);
    expect(ruleFor(0, { type: 'weigh' })).toBe('match.over');
    expect(ruleFor(0, { type: 'whistle' })).toBe('match.over');
    expect(() => mill.play(p, 0, { type: 'weigh' }, rngFrom(''), () => undefined)).toThrow('the game is over');
  });

  test('begins with its first section after one that stands in no round', () => {
    enterNext(DAY, bring, p, chance());
    expect([p.days, p.phase.name]).toEqual([2, 'open']);
  });

  test('must have sections', () => {
    expect(() => enterNext<Mill, Event>([], null, p, chance())).toThrow('a round has sections');
  });
});

describe('seats in order', () => {
  test('the seat that follows', () => {
    expect(following([2, 0, 1], 2)).toBe(0);
    expect(following([2, 0, 1], 1)).toBeUndefined();
    expect(nextInRounds([2, 0, 1], { seat: 2, round: 1 }, 2)).toEqual({ seat: 0, round: 1 });
    expect(nextInRounds([2, 0, 1], { seat: 1, round: 1 }, 2)).toEqual({ seat: 2, round: 2 });
    expect(nextInRounds([2, 0, 1], { seat: 1, round: 2 }, 2)).toBeNull();
  });

  test('the first seat', () => {
    expect(firstOf([2, 0, 1])).toBe(2);
    expect(() => firstOf([])).toThrow('nobody is left to play');
  });

  test('one in front of the others', () => {
    expect(withFirst([2, 0, 1], 1)).toEqual([1, 2, 0]);
    expect(withFirst([2, 0, 1], undefined)).toEqual([2, 0, 1]);
    expect(withFirst([2, 0], 1)).toEqual([2, 0]);
  });
});
