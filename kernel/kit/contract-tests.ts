import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Game, Seat } from '../game.ts';
import type { Filled, OrderKind } from '../orders.ts';
import { pick, type Rng } from '../rng.ts';
import { contentProblems, furnishingProblems } from './checks/content.ts';
import { determinismProblems } from './checks/determinism.ts';
import { dualProblems } from './checks/dual.ts';
import { eventProblems, invariantProblems, positionProblems } from './checks/situation.ts';
import { legalProblems } from './checks/legal.ts';
import { matchProblems } from './checks/match.ts';
import { nonsenseProblems } from './checks/nonsense.ts';
import { orderProbe } from './checks/orders.ts';
import { resultProblems } from './checks/result.ts';
import { optionProblems, schemaProblems } from './checks/schemas.ts';
import { choiceLeakProblems, guessProblems, maskingProblems, viewProblems } from './checks/secrecy.ts';
import { Problems } from './problems.ts';
import { ruleCoverage } from './rules.ts';
import { knownRules, type RuleFiles } from './rule-ids.ts';
import type { Choose, Invariants, Situation, Subject } from './subject.ts';
import { walkTogether } from './walk.ts';

export interface ContractCase {
  /** Parsed by the game's own schema. */
  readonly options: unknown;
  readonly seats: number;
}

export interface Contract<P extends object, A, O> extends RuleFiles {
  readonly name?: string;
  readonly cases: readonly ContractCase[];
  /** Random games for every case. Long runs are the business of a simulation, not of a test. */
  readonly games?: number;
  /** No random game may take longer. */
  readonly maxActions?: number;
  readonly invariants: Invariants<P, O>;
  /** How random games choose: evenly, unless told. For games that blind choices end before their later half is seen. */
  readonly choose?: Choose<P, A>;
  /** Every how many positions the invariants are asked, when they are slow. */
  readonly fullInvariantsEvery?: number;
  /** Every how many positions the costly checks look: those that hash, guess or try whole lists of actions. */
  readonly probeEvery?: number;
  /** Whether anything is ever masked from anybody. */
  readonly hasSecrets?: boolean;
  /** Well-formed actions of all kinds, mostly senseless. */
  readonly nonsense: fc.Arbitrary<A>;
  /** What players can decide in advance. */
  readonly orders?: readonly OrderKind<P, A, Filled>[];
  /** For each test of the contract, in milliseconds: only against hanging. */
  readonly timeout?: number;
}

const NONSENSE_POOL = 500;

function evenly<A>(legal: readonly A[], _position: unknown, _seat: Seat, rng: Rng): A {
  return pick(legal, rng);
}

type PositionCheck = <P extends object, A, O, E>(
  subject: Subject<P, A, O, E>,
  situation: Situation<P, E>,
) => readonly string[];

const cheapChecks: readonly (readonly [string, PositionCheck])[] = [
  ['every event has a sentence', eventProblems],
  ['the result comes with the end and adds up', resultProblems],
];

const costlyChecks: readonly (readonly [string, PositionCheck])[] = [
  ['seats waited for, and only they, have choices that pass check and play', legalProblems],
  ['positions are plain JSON and pass their schema', positionProblems],
  ['check answers whatever is tried, with known rules', nonsenseProblems],
  ['a step through JSON or on a clone is the same step', dualProblems],
  ['positions name the content that their options mean', contentProblems],
  ['positions go with the options that they came from', optionProblems],
  ['views are the same seen twice and hold what the public sees', viewProblems],
  ['choices are the same on the position and on the view', choiceLeakProblems],
  ['guesses look like the view they were made from', guessProblems],
];

/** Registers the tests that every game has to pass. */
export function contractTests<P extends object, A, O, E>(game: Game<P, A, O, E>, contract: Contract<P, A, O>): void {
  const { games = 8, maxActions = 20_000, probeEvery = 4, fullInvariantsEvery = 1, timeout = 600_000 } = contract;
  const { invariants, hasSecrets = false, choose = evenly, orders = [] } = contract;
  const nonsense = fc.sample(contract.nonsense, { numRuns: NONSENSE_POOL, seed: 1 });
  const ruleIds = knownRules(contract);

  describe(`the contract, kept by ${contract.name ?? game.name}`, { timeout }, () => {
    for (const given of contract.cases) {
      describe(`${given.seats} seats, options ${JSON.stringify(given.options)}`, () => {
        const options = game.options.parse(given.options);
        const { seats } = given;
        const subject = { game, options, seats, maxActions, invariants, hasSecrets, choose, nonsense, ruleIds };
        const passes = (title: string, find: () => readonly string[]): void => {
          test(title, () => {
            expect(find()).toEqual([]);
          });
        };
        const onTheWay = (title: string, every: number, check: PositionCheck, problems = new Problems()) => ({
          title,
          every,
          problems,
          probe: (situation: Situation<P, E>) => check(subject, situation),
        });
        const way = new Problems();
        const companions = [
          onTheWay('games end, nobody is stuck, and invariants hold', fullInvariantsEvery, invariantProblems, way),
          ...cheapChecks.map(([title, check]) => onTheWay(title, 1, check)),
          ...costlyChecks.map(([title, check]) => onTheWay(title, probeEvery, check)),
          {
            title: 'orders want what is legal, and only by what their seat sees',
            every: probeEvery,
            problems: new Problems(),
            probe: orderProbe(subject, orders),
          },
        ];
        // Every game is walked through once, for all of these checks.
        beforeAll(() => walkTogether(subject, games, companions, way), timeout);

        passes('options and schemas fit', () => schemaProblems(subject));
        passes('a game with more content leaves the one without alone', () => furnishingProblems(subject));
        passes('the same seed gives the same game', () => determinismProblems(subject, games));
        for (const { title, problems } of companions) passes(title, () => problems.list);
        passes('what is called secret is masked', () => maskingProblems(subject));
        passes('undo is exact, and records replay', () => matchProblems(subject, games));
      });
    }
    ruleCoverage(contract);
  });
}
