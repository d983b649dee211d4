import { rngFrom, type Seat } from '@roundhouse/kernel';
import { type Player, trialOf } from '@roundhouse/kernel/kit';
import { expect, test } from 'vitest';
import { alternatives, chapter, evaluate, propose, proposeHastily, weigh } from '../bot/index.ts';
import { type Action, kingsOfAirAndSteam, type Mode, type Position, playerAt } from '../index.ts';
import { mayEnd } from '../rules/move-and-action/flight-paths.ts';
import { board, nth } from './support/board.ts';
import { livelyChoice } from './support/lively.ts';
import { positionOf, type TableChanges } from './support/table.ts';

const ME = 0;
const MODES: readonly Mode[] = ['basic', 'normal'];

type Seated = Player<Position, Action>;

const { after, uniform, playGame: playOn } = trialOf(kingsOfAirAndSteam);
const lively: Seated = (p, seat, rng) => livelyChoice(kingsOfAirAndSteam.legal(p, seat), p, seat, rng);

/** What a player does who follows the look-ahead, and where it says nothing, the evaluation of one action. */
const greedy: Seated = (p, seat) => {
  const seen = kingsOfAirAndSteam.view(p, seat);
  const legal = kingsOfAirAndSteam.legal(seen, seat);
  const wanted = propose(seen, seat, legal);
  if (wanted !== undefined) return wanted;
  const guessed = kingsOfAirAndSteam.guess(seen, seat, rngFrom('guess'));
  const worth = (action: Action): number => evaluate(after(guessed, seat, action), seat);
  const [best] = legal.map((action) => ({ action, worth: worth(action) })).toSorted((a, b) => b.worth - a.worth);
  if (best === undefined) throw new RangeError(`seat ${seat} has no choice`);
  return best.action;
};

function playGame(
  mode: Mode,
  players: readonly Seated[],
  seed: string,
  visit?: (p: Position, seat: Seat, action: Action) => void,
): Position {
  return playOn(kingsOfAirAndSteam.options.parse({ mode }), players, seed, visit);
}

function table(seats: number, player: Seated): readonly Seated[] {
  return Array.from({ length: seats }, () => player);
}

function proposed(changes: TableChanges): Action | undefined {
  const p = positionOf(changes);
  return propose(p, ME, kingsOfAirAndSteam.legal(p, ME));
}

test('what else begins a good plan is told as well, best first, each once', () => {
  let several = 0;
  let decisions = 0;
  let rounds = 0;
  playGame('normal', table(2, greedy), 'alternatives', (p, seat) => {
    const legal = kingsOfAirAndSteam.legal(p, seat);
    expect(chapter(p)).toBeGreaterThanOrEqual(Math.max(1, rounds));
    rounds = chapter(p);
    if (decisions++ % 15 !== 0) return;
    const known = alternatives(p, seat, legal);
    expect(known[0]).toBe(propose(p, seat, legal));
    expect(new Set(known).size).toBe(known.length);
    const hasty = proposeHastily(p, seat, legal);
    expect(hasty === undefined).toBe(known.length === 0);
    for (const action of known) expect(legal).toContain(action);
    if (known.length > 1) several++;
  });
  expect(several).toBeGreaterThan(2);
});

const DEPOT = nth(board.rail('bown-town', 'aldenville'), 0);

/** Machinery is dear, and Bown Town at the end of the railway wants it. */
const DEAR = { machinery: 8 };

test('greedy ships what its train can deliver', () => {
  const depots = [[DEPOT, 'machinery', 'machinery', 'machinery']] as const;
  const action = proposed({ round: 4, cycle: 4, prices: DEAR, players: [{ depots }, {}] });
  expect(action).toMatchObject({ type: 'ship', good: 'machinery', count: 3 });
});

test('greedy unloads where a train can go on, and loads where there are goods', () => {
  const step = { name: 'cargo', seat: ME, loaded: [], jettisoned: [] } as const;
  const action = { name: 'action', seat: ME } as const;
  expect(
    proposed({ phase: step, agenda: [action], players: [{ depots: [[DEPOT]], airship: DEPOT, hold: ['food'] }, {}] }),
  ).toEqual({ type: 'unload', good: 'food', count: 1 });
  expect(
    proposed({
      phase: step,
      agenda: [action],
      players: [{ depots: [[DEPOT]], airship: board.factory('luxuries') }, {}],
    }),
  ).toMatchObject({ type: 'load', good: 'luxuries' });
});

test('greedy flies to goods that it can sell', () => {
  const factory = board.factory('machinery');
  const beside = (board.area.neighbours[factory] ?? []).filter((space) => mayEnd(board.area, space));
  const action = proposed({
    phase: { name: 'flight', seat: ME, card: '1' },
    agenda: [
      { name: 'cargo', seat: ME, loaded: [], jettisoned: [] },
      { name: 'action', seat: ME },
    ],
    prices: DEAR,
    factories: { chemicals: 0, machinery: 4, food: 0, textiles: 0, luxuries: 0 },
    players: [{ airship: nth(beside, 0), depots: [[DEPOT]] }, {}],
  });
  expect(action?.type === 'fly' ? action.path.at(-1) : undefined).toBe(factory);
});

test('greedy loses no turn to diamonds', () => {
  let plans = 0;
  const lost: Position[] = [];
  for (const mode of MODES) {
    playGame(mode, [greedy, uniform], `diamonds ${mode}`, (p, seat, action) => {
      if (action.type === 'ready' && seat === ME) plans++;
      const isMissing = playerAt(p, ME).plan.slice(0, p.cycle).includes(null);
      if (p.phase.name === 'action' && isMissing) lost.push(p);
    });
  }
  expect(plans).toBe(10);
  expect(lost).toEqual([]);
});

const ACTING: TableChanges = { cycle: 4, round: 5, phase: { name: 'action', seat: ME } };

test('Aurelia Bayley turns a good that nobody takes into two that somebody does', () => {
  const players = [{ character: 'aurelia-bayley', cash: 3, depots: [[DEPOT, 'textiles']] }, {}] as const;
  const action = proposed({ ...ACTING, round: 4, prices: DEAR, players });
  expect(action).toEqual({ type: 'transmogrify', at: DEPOT, good: 'textiles', into: 'machinery' });
});

test('I.S.A.A.C. spends a token where that earns something, and none for nothing', () => {
  const phase = { name: 'second-action', seat: ME } as const;
  const goods = ['machinery', 'machinery', 'machinery'] as const;
  const rich = [{ character: 'isaac', depots: [[DEPOT, ...goods]] }, {}] as const;
  expect(proposed({ ...ACTING, prices: DEAR, phase, players: rich })).toMatchObject({ type: 'ship', count: 3 });
  const poor = [{ character: 'isaac', cash: 0, tokens: 1, depots: [[DEPOT]] }, {}] as const;
  expect(proposed({ ...ACTING, round: 1, phase, players: poor })).toEqual({ type: 'go-on' });
});

test('Eva Blane builds a railway for the depot that comes with it', () => {
  const players = [{ character: 'eva-blane', cash: 5, depots: [[DEPOT]] }, {}] as const;
  expect(proposed({ ...ACTING, players })).toMatchObject({ type: 'build-link' });
});

test('Corey McQueen slips an odd good into a shipment', () => {
  const players = [{ character: 'corey-mcqueen', depots: [[DEPOT, 'machinery', 'textiles']] }, {}] as const;
  expect(proposed({ ...ACTING, players })).toMatchObject({ type: 'ship', count: 2, odd: 'textiles' });
});

test('Sebastian King wagers on large deliveries only, and Bishop Kingston keeps cities open', () => {
  const delivering = (character: string, count: number): Action | undefined => {
    const to = { city: board.city('bown-town') };
    const shipment = { from: DEPOT, good: 'machinery', count, odd: null, to } as const;
    const depots = [[DEPOT, 'machinery', 'machinery', 'machinery']] as const;
    const phase = { name: 'deliver', seat: ME, delivery: { shipment, stops: [] } } as const;
    return proposed({ ...ACTING, phase, players: [{ character, depots }, {}] });
  };
  expect(delivering('sebastian-king', 3)).toMatchObject({ wager: 3 });
  expect(delivering('sebastian-king', 1)).toMatchObject({ wager: 0 });
  expect(delivering('bishop-kingston', 2)).toMatchObject({ returnOne: true });
});

test('Ezekiel Crane flies where he meets airships, and robs them', () => {
  const robbing = positionOf({
    phase: { name: 'rob', seat: ME, victims: [1] },
    players: [{ character: 'ezekiel-crane', depots: [[DEPOT]] }, { cash: 8 }],
  });
  expect(propose(robbing, ME, kingsOfAirAndSteam.legal(robbing, ME))).toEqual({ type: 'rob', victim: 1 });
});

test('the Godfather flies to the goods in somebody’s depot', () => {
  const [home, theirs] = [nth(board.rail('bown-town', 'aldenville'), 0), nth(board.rail('bown-town', 'aldenville'), 1)];
  const action = proposed({
    phase: { name: 'flight', seat: ME, card: 'special' },
    agenda: [
      { name: 'cargo', seat: ME, loaded: [], jettisoned: [] },
      { name: 'steal-good', seat: ME },
      { name: 'action', seat: ME },
    ],
    prices: DEAR,
    factories: { chemicals: 0, machinery: 0, food: 0, textiles: 0, luxuries: 0 },
    players: [
      { character: 'thaddeus-birch', plan: ['special', '1', '2', '0'], airship: home, depots: [[home]] },
      { depots: [[theirs, 'machinery']] },
    ],
  });
  expect(action).toEqual({ type: 'fly', path: [theirs] });
});

test('nobody’s hidden cards make any difference to what greedy does', () => {
  let compared = 0;
  let different = 0;
  for (const mode of MODES) {
    playGame(mode, table(3, lively), `hidden ${mode}`, (p, seat) => {
      if ((p.round !== 1 && p.round !== 4) || p.players.some(({ airship }) => airship === null)) return;
      const legal = kingsOfAirAndSteam.legal(p, seat);
      const other = kingsOfAirAndSteam.guess(kingsOfAirAndSteam.view(p, seat), seat, rngFrom(`other ${compared}`));
      if (compared++ % 9 !== 0) return;
      if (JSON.stringify(other.players) !== JSON.stringify(p.players)) different++;
      expect(propose(other, seat, legal)).toEqual(propose(p, seat, legal));
      expect(weigh(other, seat, legal)).toEqual(weigh(p, seat, legal));
      expect(evaluate(other, seat)).toBe(evaluate(p, seat));
    });
  }
  expect(different).toBeGreaterThan(10);
});

test('what is proposed is one of the choices', () => {
  const proposals: { readonly legal: readonly Action[]; readonly action: Action }[] = [];
  for (const mode of MODES) {
    let asked = 0;
    playGame(mode, table(4, lively), `choices ${mode}`, (p, seat) => {
      if (asked++ % 7 !== 0) return;
      const legal = kingsOfAirAndSteam.legal(p, seat);
      const action = propose(p, seat, legal);
      if (action !== undefined) proposals.push({ legal, action });
    });
  }
  expect(proposals.length).toBeGreaterThan(50);
  for (const { legal, action } of proposals) expect(legal).toContain(action);
});

test('every legal action has a weight, and every position an evaluation that its text has too', () => {
  for (const mode of MODES) {
    const worths = new Set<number>();
    playGame(mode, table(4, lively), `weights ${mode}`, (p, seat) => {
      expect(Math.min(...weigh(p, seat, kingsOfAirAndSteam.legal(p, seat)))).toBeGreaterThan(0);
      const worth = evaluate(p, seat);
      expect(Number.isFinite(worth)).toBe(true);
      expect(evaluate(kingsOfAirAndSteam.position.parse(JSON.parse(JSON.stringify(p))), seat)).toBe(worth);
      worths.add(worth);
    });
    expect(worths.size).toBeGreaterThan(50);
  }
});

test('greedy beats players who choose at random, from every seat', () => {
  for (const mode of MODES) {
    for (const seat of [0, 1, 2]) {
      const p = playGame(mode, table(3, uniform).with(seat, greedy), `random ${seat}`);
      expect(kingsOfAirAndSteam.result(p)?.winners).toEqual([seat]);
    }
  }
});

test('greedy players score well among themselves', () => {
  const p = playGame('normal', table(2, greedy), 'themselves');
  for (const { total } of kingsOfAirAndSteam.result(p)?.scores ?? []) expect(total).toBeGreaterThan(100);
});
