import {
  type ContentDoor,
  type Filled,
  type Game,
  type OrderKind,
  pick,
  refuse,
  type Result,
  say,
  schema,
  text,
} from '@roundhouse/kernel';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contentProblems, furnishingProblems } from '../kit/checks/content.ts';
import { determinismProblems } from '../kit/checks/determinism.ts';
import { dualProblems } from '../kit/checks/dual.ts';
import { eventProblems, invariantProblems, positionProblems } from '../kit/checks/situation.ts';
import { legalProblems } from '../kit/checks/legal.ts';
import { matchProblems } from '../kit/checks/match.ts';
import { nonsenseProblems } from '../kit/checks/nonsense.ts';
import { orderProbe } from '../kit/checks/orders.ts';
import { resultProblems } from '../kit/checks/result.ts';
import { optionProblems, schemaProblems } from '../kit/checks/schemas.ts';
import { choiceLeakProblems, guessProblems, maskingProblems, viewProblems } from '../kit/checks/secrecy.ts';
import { Problems } from '../kit/problems.ts';
import { knownRules } from '../kit/rule-ids.ts';
import type { Situation, Subject } from '../kit/subject.ts';
import { type Companion, walk, walkTogether } from '../kit/walk.ts';
import { courseGame, type Walk } from './course.ts';
import { sealedBids as sound } from './sealed-bids/game.ts';
import type { Action, Event, Options, Position } from './sealed-bids/position.ts';
import { invariants, nonsense } from './sealed-bids/subject.ts';

type Bids = Game<Position, Action, Options, Event>;
type BidsSubject = Subject<Position, Action, Options, Event>;
type Play = Bids['play'];

const ruleIds = knownRules({ rulesFiles: [new URL('sealed-bids/RULES.md', import.meta.url)] });
const senseless = fc.sample(nonsense, { numRuns: 300, seed: 1 });

const subjectOf = (changes: Partial<Bids>): BidsSubject => ({
  game: { ...sound, ...changes },
  options: { rounds: 2 },
  seats: 3,
  maxActions: 100,
  invariants,
  hasSecrets: true,
  choose: (legal, _position, _seat, rng) => pick(legal, rng),
  nonsense: senseless,
  ruleIds,
});

type Check = (subject: BidsSubject, situation: Situation<Position, Event>) => readonly string[];

const found = (check: Check, changes: Partial<Bids>): string => {
  const subject = subjectOf(changes);
  return walk(subject, { games: 5, every: 1 }, (situation) => check(subject, situation)).join('\n');
};

/** The sound rules, and then some. */
const andThen =
  (more: Play): Play =>
  (p, seat, action, rng, tell) => {
    sound.play(p, seat, action, rng, tell);
    more(p, seat, action, rng, tell);
  };

test('a sound game has no problems', () => {
  for (const check of [
    legalProblems,
    positionProblems,
    nonsenseProblems,
    dualProblems,
    viewProblems,
    choiceLeakProblems,
    optionProblems,
  ]) {
    expect(found(check, {})).toBe('');
  }
});

describe('the walk', () => {
  test('a game chooses its own way through', () => {
    const hasty: BidsSubject = {
      ...subjectOf({}),
      choose: (legal, _position, _seat, rng) => legal.find(({ do: what }) => what === 'done') ?? pick(legal, rng),
    };
    let longest = 0;
    const note = ({ seq }: { readonly seq: number }): readonly string[] => {
      longest = Math.max(longest, seq);
      return [];
    };
    expect(walk(hasty, { games: 5, every: 1 }, note)).toEqual([]);
    expect(longest).toBe(2 * (3 + 3 + 1));
  });

  test('several who walk together see what each would alone, whatever the others find', () => {
    const subject = subjectOf({});
    const seen = (tries: number): Companion<Position, Event> & { readonly draws: number[] } => {
      const draws: number[] = [];
      const probe = ({ choices }: Situation<Position, Event>): readonly string[] => {
        for (let i = 0; i < tries; i++) draws.push(choices.int(1000));
        return tries === 2 ? ['broken'] : [];
      };
      return { every: 2, probe, problems: new Problems(), draws };
    };
    const way = new Problems();
    const [alone, beside, broken] = [seen(1), seen(1), seen(2)] as const;
    walkTogether(subject, 3, [alone], way);
    walkTogether(subject, 3, [broken, beside], way);
    expect(beside.draws).toEqual(alone.draws);
    expect(beside.draws.length).toBeGreaterThan(broken.draws.length / 2);
    expect([way.list, beside.problems.list, broken.problems.enough]).toEqual([[], [], true]);
  });

  test('a seat that is stuck', () => {
    const legal: Bids['legal'] = (p, seat) => (p.phase === 'spoils' ? [] : sound.legal(p, seat));
    expect(found(invariantProblems, { legal })).toMatch(
      /seed 'walk 1', 3 seats, after \d+ actions: seat \d .*no legal action/,
    );
  });

  test('a game without end', () => {
    const play = andThen((p) => {
      p.rounds = 99;
      p.hands = p.hands.map((hand) => (hand.length > 0 ? hand : [1]));
    });
    expect(found(() => [], { play })).toMatch(/after 100 actions: the game has not ended/);
  });

  test('a change in place, below the top level, of what an earlier step made', () => {
    const play: Play = (p, seat, action, rng, tell) => {
      if (p.round === 1 && Array.isArray(p.left)) p.left.reverse();
      sound.play(p, seat, action, rng, tell);
    };
    expect(found(invariantProblems, { play })).toMatch(/read only/);
  });

  test('a question that changes the position', () => {
    const legal: Bids['legal'] = (p, seat) => {
      if (p.round === 1) p.turn = seat;
      return sound.legal(p, seat);
    };
    expect(found(invariantProblems, { legal })).toMatch(/read only property 'turn'/);
  });

  test('a lost card', () => {
    const play = andThen((p) => {
      p.deck = p.deck.slice(1);
    });
    expect(found(invariantProblems, { play })).toMatch(/there are 59 cards/);
  });
});

describe('legal and check', () => {
  test('an offer that check refuses', () => {
    const legal: Bids['legal'] = (p, seat) => [
      ...sound.legal(p, seat),
      ...(p.turn === seat ? [{ do: 'unseal' } as const] : []),
    ];
    expect(found(legalProblems, { legal })).toMatch(/check refuses: The market is open/);
  });

  test('an offer to somebody who is not waited for', () => {
    expect(found(legalProblems, { legal: () => [{ do: 'done' }] })).toMatch(/not waited for, but has legal actions/);
  });

  test('an offer that its own schema does not take', () => {
    const action = { ...sound.action, parse: (): Action => ({ do: 'done' }) };
    expect(found(legalProblems, { action })).toMatch(/the schema of actions changes/);
  });

  test('a check that throws', () => {
    const check: Bids['check'] = (p, seat, action) => {
      if (action.do === 'give' && p.phase === 'market') throw new Error('never thought of');
      return sound.check(p, seat, action);
    };
    expect(found(nonsenseProblems, { check })).toMatch(/"give".*threw Error: never thought of/);
  });

  test('a check that lets others act', () => {
    expect(
      found(nonsenseProblems, {
        check: (p, seat, action) => sound.check(p, p.turn, action) && sound.check(p, seat, action),
      }),
    ).toMatch(/accepted out of turn/);
  });

  test('a check that accepts what cannot be played', () => {
    const check: Bids['check'] = (p, seat, action) =>
      p.phase === 'market' && seat === p.turn ? null : sound.check(p, seat, action);
    expect(found(nonsenseProblems, { check })).toMatch(/threw Error: not a market action/);
  });

  test('a refusal by an unknown rule, or with a gap', () => {
    const unknown = ['no', 'such-rule'].join('.');
    expect(found(nonsenseProblems, { check: () => refuse(unknown, 'No.') })).toMatch(
      /rule 'no.such-rule', which no RULES.md has/,
    );
    expect(found(nonsenseProblems, { check: () => refuse('turn.phase', 'Not {when}.') })).toMatch(
      /unfilled gap: Not {when}/,
    );
  });
});

describe('secrecy', () => {
  test('an offer that depends on what is hidden', () => {
    const legal: Bids['legal'] = (p, seat) =>
      sound.legal(p, seat).filter(({ do: what }) => what !== 'draw' || (p.deck[0] ?? 0) > 30);
    expect(found(choiceLeakProblems, { legal })).toMatch(/legal actions of seat \d differ/);
  });

  test('a check that depends on what is hidden', () => {
    const check: Bids['check'] = (p, seat, action) =>
      action.do === 'draw' && (p.deck[0] ?? 0) > 30
        ? refuse('market.draw', 'A high card.')
        : sound.check(p, seat, action);
    expect(found(choiceLeakProblems, { check })).toMatch(/check of {"do":"draw"} by seat \d differs/);
  });

  test('a turn that cannot be seen', () => {
    const view: Bids['view'] = (p, eye) => ({ ...sound.view(p, eye), turn: 0 });
    expect(found(choiceLeakProblems, { view })).toMatch(/others are waited for/);
  });

  test('a public that sees more than the players', () => {
    const view: Bids['view'] = (p, eye) => (eye === 'public' ? p : sound.view(p, eye));
    expect(found(viewProblems, { view })).toMatch(/the public sees what 0 does not/);
  });

  test('a view that depends on more than what it shows', () => {
    const view: Bids['view'] = (p, eye) => ({ ...sound.view(p, eye), round: p.deck[0] ?? 0 });
    expect(found(viewProblems, { view })).toMatch(/differs when viewed again/);
  });

  test('secrets that nobody announced, and announced ones that are none', () => {
    const open: BidsSubject = { ...subjectOf({}), hasSecrets: false };
    const problems = walk(open, { games: 1, every: 1 }, (situation) => viewProblems(open, situation));
    expect(problems.join()).toMatch(/masked for public in a game without secrets/);
    expect(maskingProblems(subjectOf({ view: (p) => p })).join()).toMatch(/the public saw everything/);
    expect(maskingProblems(subjectOf({}))).toEqual([]);
  });

  test('a guess that is no whole position, or another one', () => {
    expect(found(guessProblems, { guess: (seen) => seen })).toMatch(/in a guess of seat 0: there are/);
    const guess: Bids['guess'] = (seen, seat, rng) => ({ ...sound.guess(seen, seat, rng), coins: [9, 9, 9] });
    expect(found(guessProblems, { guess })).toMatch(/does not look like the view/);
  });
});

describe('one truth', () => {
  test('chance from outside', () => {
    let calls = 0;
    const play = andThen((p) => {
      p.coins = p.coins.map((coins) => coins + (calls++ % 7 === 0 ? 1 : 0));
    });
    expect(determinismProblems(subjectOf({ play }), 1).join()).toMatch(/part after \d+ actions/);
    expect(matchProblems(subjectOf({ play }), 1).join()).toMatch(/disagrees with the rules|another position/);
    expect(found(dualProblems, { play })).toMatch(/leads elsewhere than on a clone/);
  });

  test('state kept beside the position', () => {
    const touched = new WeakSet<object>();
    const play: Play = (p, seat, action, rng, tell) => {
      if (touched.has(p.deck)) p.coins = p.coins.map((coins) => coins + 1);
      touched.add(p.deck);
      sound.play(p, seat, action, rng, tell);
    };
    expect(found(dualProblems, { play })).toMatch(/leads elsewhere/);
  });

  test('a change in place makes undo inexact', () => {
    const play: Play = (p, seat, action, rng, tell) => {
      if (Array.isArray(p.coins)) p.coins[seat] = 50;
      sound.play(p, seat, action, rng, tell);
    };
    expect(matchProblems(subjectOf({ play }), 5).join()).toMatch(/did not restore the position/);
    expect(matchProblems(subjectOf({}), 5)).toEqual([]);
  });

  test('a position that is not plain JSON', () => {
    const setup: Bids['setup'] = (...args) => Object.assign(sound.setup(...args), { when: new Date(0) });
    expect(found(positionProblems, { setup })).toMatch(/the position.when is an instance of a class/);
  });

  test('a schema of positions that loses something', () => {
    const position = { ...sound.position, parse: (input: unknown) => ({ ...sound.position.parse(input), left: [] }) };
    expect(found(positionProblems, { position })).toMatch(/the schema of positions changes the position/);
  });

  test('options that change when read again, or allow more seats than the game', () => {
    const options = { ...sound.options, parse: () => ({ rounds: 1 }) };
    expect(schemaProblems(subjectOf({ options })).join()).toMatch(/schema of options changes them/);
    expect(schemaProblems(subjectOf({ seatsFor: () => ({ min: 1, max: 9 }) })).join()).toMatch(/1 to 9 seats/);
    expect(schemaProblems(subjectOf({}))).toEqual([]);
  });
});

describe('options that a position tells of', () => {
  test('others than those that it came from', () => {
    const optionsOf: Bids['optionsOf'] = ({ rounds, round }) => ({ rounds: [rounds + round] });
    expect(found(optionProblems, { optionsOf })).toMatch(
      /after [1-9]\d* actions: .*does not go with the given position/,
    );
  });

  test('some that its seats could not have played with', () => {
    const seatsFor: Bids['seatsFor'] = ({ rounds }) => ({ min: 2, max: rounds });
    expect(found(optionProblems, { seatsFor })).toMatch(/a position for 3 seats tells of options that allow 2 to 2/);
  });
});

describe('content', () => {
  type CourseOptions = ReturnType<typeof courseGame.options.parse>;
  type Course = Game<Walk, 'step', CourseOptions, never>;
  type CourseSubject = Subject<Walk, 'step', CourseOptions, never>;
  const { content: box } = courseGame;
  const long = box.chosenBy({ course: 'long' });

  const courseSubject = (changes: Partial<Course>): CourseSubject => ({
    game: { ...courseGame, ...changes },
    options: { course: 'short', fast: false },
    seats: 1,
    maxActions: 10,
    invariants: () => [],
    hasSecrets: false,
    choose: (legal, _position, _seat, rng) => pick(legal, rng),
    nonsense: ['step'],
    ruleIds,
  });

  /** The sound door of the game, with something else about it. */
  const doorWith = (changes: Partial<ContentDoor<Course>>): ContentDoor<Course> => ({
    formats: box.formats,
    items: box.items,
    with: (files) => box.with(files),
    means: (names) => box.means(names),
    meaning: (names) => box.meaning(names),
    bind: (position) => box.bind(position),
    missing: (options) => box.missing(options),
    ...changes,
  });

  const foundOnCourse = (
    check: (subject: CourseSubject, situation: Situation<Walk, never>) => readonly string[],
    changes: Partial<Course>,
  ): string => {
    const subject = courseSubject(changes);
    return walk(subject, { games: 1, every: 1 }, (situation) => check(subject, situation)).join('\n');
  };

  test('a sound game has no problems, nor has one without content', () => {
    for (const check of [contentProblems, dualProblems, optionProblems]) expect(foundOnCourse(check, {})).toBe('');
    expect(furnishingProblems(courseSubject({}))).toEqual([]);
    expect(furnishingProblems(courseSubject({ content: doorWith({}) }))).toEqual([]);
    expect(furnishingProblems(subjectOf({}))).toEqual([]);
    expect(found(contentProblems, {})).toBe('');
  });

  test('a box that is filled in place', () => {
    const items = [...box.items];
    const content = doorWith({
      items,
      with(files) {
        const fuller = box.with(files);
        items.push(...fuller.content.items.slice(-1));
        return fuller;
      },
    });
    expect(furnishingProblems(courseSubject({ content })).join()).toMatch(/changed the one that it was made from/);
  });

  test('matches that start otherwise once there is more', () => {
    let fast = false;
    const content = doorWith({
      with(files) {
        fast = true;
        return box.with(files);
      },
    });
    const setup: Course['setup'] = (...args) => ({ ...courseGame.setup(...args), fast });
    expect(furnishingProblems(courseSubject({ content, setup })).join()).toMatch(/changed the one/);
  });

  test('a file that is lost, one that drives out what was there, and a box that takes none', () => {
    const problems = (changes: Partial<ContentDoor<Course>>): string =>
      furnishingProblems(courseSubject({ content: doorWith(changes) })).join();
    expect(problems({ with: () => courseGame })).toMatch(/of another id does not have it/);
    const forgetting: Course = { ...courseGame, content: doorWith({ means: () => false }) };
    const fuller = (items: ContentDoor<Course>['items']): Course => ({
      ...courseGame,
      content: doorWith({ items, meaning: () => forgetting }),
    });
    expect(problems({ with: (files) => fuller(box.with(files).content.items) })).toMatch(/cannot mean what it meant/);
    expect(problems({ with: () => box.with([{ json: {}, source: 'no file' }]) })).toMatch(/takes no file like those/);
  });

  test('a position that names other content than its options, or none', () => {
    const setup: Course['setup'] = (...args) => ({ ...courseGame.setup(...args), content: long });
    expect(foundOnCourse(contentProblems, { setup })).toMatch(
      /names course "long" .*, its options mean course "short"/,
    );
    const play: Course['play'] = (p, ...rest) => {
      courseGame.play(p, ...rest);
      p.content = long;
    };
    expect(foundOnCourse(contentProblems, { play })).toMatch(/after 1 actions: the position names course "long"/);
    const unnamed = foundOnCourse(
      (subject, { position, ...rest }) => contentProblems(subject, { ...rest, position: { ...position, content: [] } }),
      {},
    );
    expect(unnamed).toMatch(/the position names no content/);
  });

  test('a position that is bound to something else', () => {
    const content = doorWith({ bind: (position) => ({ ...box.bind(position), content: long }) });
    expect(foundOnCourse(dualProblems, { content })).toMatch(/a copy through JSON that was bound leads elsewhere/);
  });
});

describe('words and scores', () => {
  test('an event without a sentence, or with a gap in it', () => {
    expect(found(eventProblems, { describe: () => text('') })).toMatch(/has no sentence/);
    expect(found(eventProblems, { describe: () => text('{who} acts') })).toMatch(/leaves a gap: {who} acts/);
  });

  const withResult = (change: (result: Result) => Result): string =>
    found(resultProblems, {
      result: (p) => {
        const result = sound.result(p);
        return result && change(result);
      },
    });

  test('a result too early or never', () => {
    const early: Result = { ranks: [1, 1, 1], winners: [0, 1, 2], scores: [] };
    expect(found(resultProblems, { result: () => early })).toMatch(/somebody is still waited for/);
    expect(found(resultProblems, { result: () => null })).toMatch(/nobody is waited for, but there is no result/);
  });

  test('a result that does not add up', () => {
    expect(withResult((result) => result)).toBe('');
    expect(withResult((result) => ({ ...result, ranks: [1] }))).toMatch(/1 ranks and 3 scores for 3 seats/);
    expect(withResult((result) => ({ ...result, winners: [] }))).toMatch(/are ranked first, but .*won/);
    expect(withResult((result) => ({ ...result, ranks: [1, 1, 1], winners: [0, 1, 2] }))).toMatch(/but no better rank/);
    expect(withResult((result) => ({ ...result, ranks: [2, 3, 4], winners: [] }))).toMatch(/nobody is ranked first/);
    const scores = [{ total: 5, lines: [] }];
    expect(withResult((result) => ({ ...result, scores: [...scores, ...result.scores.slice(1)] }))).toMatch(
      /lines of seat 0 add up to 0, its total is 5/,
    );
  });

  test('nobody has to win when nobody has a score', () => {
    const scores = [0, 1, 2].map(() => ({ total: null, lines: [] }));
    expect(withResult(() => ({ ranks: [1, 1, 1], winners: [], scores }))).toBe('');
    expect(withResult(() => ({ ranks: [1, 1, 1], winners: [2], scores }))).toMatch(/ranked first, but 2 won/);
  });

  test('a line of the score that cites no rule', () => {
    const unknown = ['no', 'such-rule'].join('.');
    const line = { label: text('{gap}'), points: 0, rule: unknown };
    const problems = withResult((result) => ({
      ...result,
      scores: result.scores.map(({ total, lines }) => ({ total, lines: [...lines, line] })),
    }));
    expect(problems).toMatch(/a line of the score cites the rule 'no.such-rule'/);
    expect(problems).toContain(`leaves a gap: ${say(line.label)}`);
  });
});

describe('the kit finds', () => {
  type BidOrder = OrderKind<Position, Action, Filled>;
  /** Does the first thing that may be done. */
  const obedient: BidOrder = {
    id: 'first',
    name: text('Do the first thing'),
    filled: schema(z.object({ round: z.int(), often: z.int() })),
    form: ({ round }) => ({
      round: { type: 'given', value: round },
      often: { type: 'number', label: text('How often'), min: 1, max: 3 },
    }),
    sentence: (_p, _seat, filled) => text('Round {round}: the first thing, {often} times.', filled),
    answer(p, seat) {
      const [act] = sound.legal(p, seat);
      return act === undefined ? 'wait' : { act };
    },
  };
  const withOrder = (changes: Partial<BidOrder>): string => {
    const subject = subjectOf({});
    return walk(subject, { games: 2, every: 1 }, orderProbe(subject, [{ ...obedient, ...changes }])).join('\n');
  };

  test('orders that do what they may not', () => {
    expect(withOrder({})).toBe('');
    expect(withOrder({ answer: () => ({ act: pick(senseless, { int: () => 0 }) }) })).toMatch(/nobody waits for it/);
    expect(
      withOrder({ answer: (p) => ({ stop: text('The deck ends with {card}.', { card: p.deck.at(-1) ?? 0 }) }) }),
    ).toMatch(/something else on the position than on its view/);
    expect(withOrder({ answer: () => ({ stop: text('{gap}') }) })).toMatch(/stops for no reason/);
    expect(withOrder({ sentence: () => text('Round {round}.') })).toMatch(/no whole sentence/);
    expect(withOrder({ filled: schema(z.object({ round: z.string() })) })).toMatch(/threw MalformedError/);
  });
});
