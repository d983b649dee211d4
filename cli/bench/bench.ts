import { BEST_SHAPE, Thinker } from '@roundhouse/bots';
import type { AnyResident } from '@roundhouse/games';
import { clone, itemAt, Match } from '@roundhouse/kernel';
import { EngineSession } from '../engine/session.ts';
import { botNamed, type Setting } from '../shared-flags.ts';
import { type PlayedOut, playOut, recordOf } from '../simulation/play-out.ts';

export interface Figure {
  readonly id: string;
  readonly what: string;
  readonly unit: string;
  readonly value: number;
  readonly target?: number;
  /** Whether a larger value is the better one. */
  readonly moreIsBetter: boolean;
}

export interface Stopwatch {
  now(): number;
}

export interface BenchPlan {
  readonly resident: AnyResident;
  readonly setting: Setting;
  /** How long each measure of playing takes. */
  readonly seconds: number;
  readonly watch: Stopwatch;
}

const TARGETS = { actions: 20_000, legal: 300, replay: 10, clone: 10 } as const;
const REPLAYED_ACTIONS = 400;
const LONG_GAMES = 20;
const DECISIONS = 300;
const THOUGHTS = 20;

/** All figures of one game, in turn; each warms up first. */
export function* benchFigures(plan: BenchPlan): Generator<Figure> {
  yield playing(plan, 'random', 'random play', plan.resident.study.actionsPerSecond ?? TARGETS.actions);
  yield playing(plan, 'lively', 'lively play', undefined);
  yield thinking(plan);
  yield* choosing(plan);
  const longest = longestGame(plan);
  yield replaying(plan, longest);
  yield cloning(plan, longest.played);
  yield talking(plan);
}

/** Whole games, with the choices of every decision worked out. */
function playing(
  { resident, setting, seconds, watch }: BenchPlan,
  name: string,
  what: string,
  target: number | undefined,
): Figure {
  const bot = botNamed(resident, name);
  const bots = Array.from({ length: setting.seats }, () => bot);
  let games = 0;
  const playFor = (ms: number): { readonly actions: number; readonly ms: number } => {
    const start = watch.now();
    let actions = 0;
    while (watch.now() - start < ms) actions += playOut(resident, setting, bots, `bench ${games++}`).actions.length;
    return { actions, ms: watch.now() - start };
  };
  playFor(seconds * 300);
  const { actions, ms } = playFor(seconds * 1000);
  return {
    id: `${name}-play`,
    what: `${what}, ${setting.seats} seats, legal at every decision`,
    unit: 'actions/s',
    value: (1000 * actions) / ms,
    ...(target === undefined ? {} : { target }),
    moreIsBetter: true,
  };
}

/** Decisions on the way through a lively game, each thought about for a while. */
function thinking({ resident, setting, seconds, watch }: BenchPlan): Figure {
  const { game } = resident;
  const views: { readonly view: object; readonly seat: number }[] = [];
  const bots = Array.from({ length: setting.seats }, () => botNamed(resident, 'lively'));
  playOut(resident, setting, bots, 'bench thinking', (position) => {
    const [seat] = game.waiting(position);
    if (seat !== undefined) views.push({ view: game.view(position, seat), seat });
  });
  const each = Math.max(1, (seconds * 1000) / THOUGHTS);
  let positions = 0;
  let ms = 0;
  for (let thought = 0; thought < THOUGHTS; thought++) {
    const { view, seat } = itemAt(views, Math.floor((thought * views.length) / THOUGHTS));
    const thinker = new Thinker({ brain: resident, view, seat, luck: `bench ${thought}`, shape: BEST_SHAPE });
    const start = watch.now();
    while (watch.now() - start < each && thinker.step());
    positions += thinker.positions;
    ms += watch.now() - start;
  }
  return {
    id: 'thinking',
    what: 'positions looked at by a bot that thinks ahead',
    unit: 'positions/s',
    value: (1000 * positions) / ms,
    moreIsBetter: true,
  };
}

/** Every position is read afresh, so that nothing worked out before helps. */
function* choosing({ resident, setting, watch }: BenchPlan): Generator<Figure> {
  const { game, study } = resident;
  const texts: string[] = [];
  const bots = Array.from({ length: setting.seats }, () => botNamed(resident, 'lively'));
  for (let number = 0; texts.length < DECISIONS && number < DECISIONS; number++) {
    playOut(resident, setting, bots, `bench legal ${number}`, (position) => {
      if (study.hardDecision.is(position) && texts.length < DECISIONS) texts.push(JSON.stringify(position));
    });
  }
  const cold: number[] = [];
  const warm: number[] = [];
  const offered: number[] = [];
  for (let round = 0; round < 3; round++) {
    cold.length = 0;
    warm.length = 0;
    for (const text of texts) {
      const position = game.position.parse(JSON.parse(text));
      // Reading a position looks at its parts; a copy of it starts without what that has worked out.
      const fresh: unknown = JSON.parse(JSON.stringify(position));
      if (typeof fresh !== 'object' || fresh === null) continue;
      const [seat] = game.waiting(fresh);
      if (seat === undefined) continue;
      const start = watch.now();
      const legal = game.legal(fresh, seat);
      const middle = watch.now();
      game.legal(fresh, seat);
      warm.push(watch.now() - middle);
      cold.push(middle - start);
      if (round === 0) offered.push(legal.length);
    }
  }
  const about = `legal for ${study.hardDecision.name}`;
  const figure = { unit: 'µs', moreIsBetter: false };
  yield { id: 'legal', what: `${about}, median`, value: 1000 * median(cold), target: TARGETS.legal, ...figure };
  yield { id: 'legal-again', what: 'the same, asked again', value: 1000 * median(warm), ...figure };
  yield {
    id: 'legal-choices',
    what: 'choices offered there, median',
    unit: '',
    value: median(offered),
    moreIsBetter: true,
  };
}

interface LongGame {
  readonly played: PlayedOut;
  readonly setting: Setting;
  readonly seed: string;
}

function longestGame({ resident, setting }: BenchPlan): LongGame {
  const bots = Array.from({ length: setting.seats }, () => botNamed(resident, 'lively'));
  let longest: LongGame | undefined;
  for (let number = 0; number < LONG_GAMES; number++) {
    const seed = `bench replay ${number}`;
    const played = playOut(resident, setting, bots, seed);
    if (longest === undefined || played.actions.length > longest.played.actions.length)
      longest = { played, setting, seed };
  }
  if (longest === undefined) throw new RangeError('no game was played');
  return longest;
}

function replaying({ resident, watch }: BenchPlan, { played, setting, seed }: LongGame): Figure {
  const record = recordOf(resident, setting, seed, played);
  const replay = (): void => {
    Match.replay(resident.game, record);
  };
  timeOf(watch, 1, 10, replay);
  const ms = timeOf(watch, 1, 20, replay);
  return {
    id: 'replay',
    what: `replay of ${REPLAYED_ACTIONS} actions (measured on ${played.actions.length})`,
    unit: 'ms',
    value: (ms * REPLAYED_ACTIONS) / played.actions.length,
    target: TARGETS.replay,
    moreIsBetter: false,
  };
}

function cloning({ watch }: BenchPlan, { position }: PlayedOut): Figure {
  const copies: object[] = [];
  const work = (): void => {
    copies[0] = clone(position);
  };
  timeOf(watch, 10_000, 5, work);
  const value = 1000 * timeOf(watch, 10_000, 21, work);
  return { id: 'clone', what: 'clone of a position', unit: 'µs', value, target: TARGETS.clone, moreIsBetter: false };
}

function talking({ resident, setting, watch }: BenchPlan): Figure {
  const session = new EngineSession({ residents: [resident], now: () => watch.now(), freshSeed: () => 'bench' });
  const { seats, options } = setting;
  const ask = (fields: object): string => session.handle(JSON.stringify(fields));
  const started: unknown = JSON.parse(
    ask({ do: 'start', match: 'm', game: resident.game.id, seats, options, seed: 'bench' }),
  );
  const request = JSON.stringify({ id: 1, do: 'legal', match: 'm', seat: firstWaiting(started) });
  const work = (): void => {
    session.handle(request);
  };
  timeOf(watch, 100, 10, work);
  const value = 1000 * timeOf(watch, 100, 21, work);
  return { id: 'engine', what: 'a request to the engine (legal at the start)', unit: 'µs', value, moreIsBetter: false };
}

function firstWaiting(answer: unknown): number {
  if (typeof answer !== 'object' || answer === null || !('waiting' in answer) || !Array.isArray(answer.waiting))
    return 0;
  const seat: unknown = answer.waiting[0];
  return typeof seat === 'number' ? seat : 0;
}

/** How long one call takes, in milliseconds: the median of batches that are long enough for the clock. */
function timeOf(watch: Stopwatch, batch: number, batches: number, work: () => void): number {
  const times: number[] = [];
  for (let round = 0; round < batches; round++) {
    const start = watch.now();
    for (let call = 0; call < batch; call++) work();
    times.push((watch.now() - start) / batch);
  }
  return median(times);
}

/** Half of the values are below it. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = itemAt(sorted, middle);
  return sorted.length % 2 === 1 ? upper : (itemAt(sorted, middle - 1) + upper) / 2;
}
