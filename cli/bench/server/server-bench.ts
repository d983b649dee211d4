import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame } from '@roundhouse/kernel';
import { DATABASE_FILE, storeCopies } from '@roundhouse/server';
import { ROUTES } from '@roundhouse/wire';
import type { Figure } from '../bench.ts';
import { whileWriting } from './disk.ts';
import { leftAlone, whileWatching } from './left-alone.ts';
import { Load, type Played } from './load.ts';
import { peerRate } from './peer.ts';
import { Served } from './served.ts';
import { tiles } from './tiles.ts';
import { Visitor } from './visitor.ts';
import { countPostgres } from './worked.ts';

export interface ServerBenchPlan {
  readonly game: AnyGame;
  readonly seconds: number;
  readonly tables: number;
  readonly sockets: number;
  readonly stored: number;
  /** An address of PostgreSQL; undefined for the embedded database. */
  readonly database: string | undefined;
  /** So many of the server share it. */
  readonly processes: number;
  /** Whether tables are at different points of their games, so that games end and begin all the time. */
  readonly spread: boolean;
  /** Whether boardgame.io's server is measured beside ours. */
  readonly peer: boolean;
  readonly now: () => number;
  readonly say: (what: string) => void;
}

const TARGETS = { actions: 2000, p99: 50, bytes: 600, socketBytes: 20 * 1024, peer: 10 } as const;
const WARM_UP_SECONDS = 2;
const LONG_MATCH = 400;
/**
 * So many moves are made at each table of the small game, about as many as a game of this house has; the first of them, in
 * which a server warms up, are not counted. In as many seconds the faster server would be asked about older matches, and
 * an older match costs more.
 */
const MOVES = { warmUp: 10, counted: 240 } as const;
const SOCKETS_AT_ONCE = 100;

/** All figures of one server on one database, in turn. */
export async function* serverFigures(plan: ServerBenchPlan): AsyncGenerator<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-bench-'));
  const database = plan.database === undefined ? { file: join(folder, DATABASE_FILE) } : { url: plan.database };
  const { game } = plan;
  let served = await Served.start(folder, plan.database, plan.now);
  const restart = async (meanwhile: () => Promise<void>): Promise<void> => {
    await served.stop();
    await meanwhile();
    served = await Served.start(folder, plan.database, plan.now);
  };
  try {
    yield { id: 'start-empty', what: 'start of an empty house', ...ms(served.startedIn) };
    const rate = yield* playing(plan, game, served, folder);
    yield* beside(plan, rate);
    // Memory that was needed for playing would be taken for what sockets need, or hide it.
    await restart(() => Promise.resolve());
    yield* holding(plan, served);
    const long = await longMatch(plan, game, served);
    await restart(() => Promise.resolve());
    yield await opening(plan, served, long);
    if (plan.stored === 0) return;
    const short = await Load.open([served.address], game, { tables: 1 }, plan.now);
    short.close();
    plan.say(`storing ${plan.stored} running matches`);
    const before = served.memory;
    await restart(async () => storeCopies(database, short.tables[0] ?? '', plan.stored));
    yield { id: 'start', what: `start with ${plan.stored} running matches`, ...ms(served.startedIn) };
    yield {
      id: 'start-memory',
      what: 'its memory then, against a house that is nearly empty',
      unit: 'times',
      value: served.memory / before,
      moreIsBetter: false,
    };
  } finally {
    await served.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function* playing(
  plan: ServerBenchPlan,
  game: AnyGame,
  first: Served,
  folder: string,
): AsyncGenerator<Figure, number> {
  const more = Array.from({ length: plan.processes - 1 }, async () => Served.start(folder, plan.database, plan.now));
  const others = await Promise.all(more);
  const processes = [first, ...others];
  plan.say(`sitting down at ${plan.tables} tables`);
  const load = await Load.open(
    processes.map(({ address }) => address),
    game,
    { tables: plan.tables },
    plan.now,
  );
  try {
    if (plan.spread) {
      plan.say('playing until every table is at another point of its game');
      await load.spread();
    }
    const { flatOut, worked, database } = await playedFlatOut(plan, load, processes);
    const rate = flatOut.accepted / flatOut.seconds;
    yield {
      id: 'actions',
      what: `durable actions accepted, ${plan.tables} tables at once`,
      unit: '/s',
      value: rate,
      target: TARGETS.actions,
      moreIsBetter: true,
    };
    yield { id: 'work', what: 'work of the server for each of them', ...ms(worked / flatOut.accepted) };
    if (database !== null) {
      yield { id: 'database-work', what: 'work of PostgreSQL for each of them', ...ms(database / flatOut.accepted) };
    }
    yield { id: 'refused', what: 'refused beside them', unit: '', value: flatOut.refused, moreIsBetter: false };
    yield {
      id: 'late',
      what: 'played again, because another at the table was faster',
      unit: '',
      value: flatOut.late,
      moreIsBetter: false,
    };
    // A server that takes more than it should is not asked for quick answers at more than it should take.
    const calm = Math.min(rate, TARGETS.actions) / 2;
    if (!plan.spread) {
      plan.say(`sitting down at ${plan.tables} other tables`);
      await load.beginAnew();
    }
    plan.say(`playing at ${Math.round(calm)} a second`);
    const [[half, stretches], disk] = await whileWriting(folder, plan.now, async () =>
      whileWatching(plan.now, async () => load.play(plan.seconds, calm)),
    );
    const answers = half.answers.map(({ took }) => took);
    const quiet = leftAlone(half.answers, stretches).map(({ took }) => took);
    yield {
      id: 'p50',
      what: 'answer at half of that load, or of the target, median',
      ...ms(quantile(answers, 0.5)),
    };
    yield {
      id: 'p99',
      what: 'answer at half of that load, or of the target, p99',
      ...ms(quantile(answers, 0.99)),
      target: TARGETS.p99,
    };
    yield {
      id: 'left-alone',
      what: 'those while the machine gave no processor time to others',
      unit: '%',
      value: (100 * quiet.length) / answers.length,
      moreIsBetter: true,
    };
    if (quiet.length > 0) {
      yield { id: 'p99-left-alone', what: 'p99 of those', ...ms(quantile(quiet, 0.99)), target: TARGETS.p99 };
    }
    yield {
      id: 'disk',
      what: 'the slowest small write of the disk itself meanwhile',
      ...ms(disk.at(-1) ?? Number.NaN),
    };
    yield {
      id: 'bytes',
      what: 'bytes for each action and viewer, median',
      unit: 'B',
      value: quantile(half.bytes, 0.5),
      target: TARGETS.bytes,
      moreIsBetter: false,
    };
    return rate;
  } finally {
    load.close();
    for (const other of others) await other.stop();
  }
}

interface FlatOut {
  readonly flatOut: Played;
  /** By all processes together, in milliseconds. */
  readonly worked: number;
  /** By their PostgreSQL; null where there is none on this machine. */
  readonly database: number | null;
}

/** Warmed up first. */
async function playedFlatOut(plan: ServerBenchPlan, load: Load, processes: readonly Served[]): Promise<FlatOut> {
  await load.play(WARM_UP_SECONDS, null);
  plan.say('playing as fast as it is answered');
  const sum = (): number => processes.reduce((all, { worked }) => all + worked, 0);
  const databaseSince = plan.database === undefined ? null : await countPostgres(plan.database);
  const before = sum();
  const flatOut = await load.play(plan.seconds, null);
  return { flatOut, worked: sum() - before, database: (await databaseSince?.()) ?? null };
}

/**
 * Another server in the same run, and ours with the same small game: what one machine does on another day, or with another
 * game, is no measure.
 */
async function* beside(plan: ServerBenchPlan, real: number): AsyncGenerator<Figure> {
  if (!plan.peer) return;
  plan.say('playing a small game');
  const { rate, work } = await smallGame(plan);
  yield {
    id: 'small-actions',
    what: `accepted of a small game, durable, ${MOVES.counted} moves at each table`,
    unit: '/s',
    value: rate,
    moreIsBetter: true,
  };
  yield { id: 'small-work', what: 'work of the server for each of them', ...ms(work) };
  plan.say('playing it at a server of boardgame.io, which takes some minutes');
  const theirs = await peerRate(plan.tables, MOVES, plan.say);
  yield {
    id: 'peer-actions',
    what: 'accepted of it by boardgame.io, as many, in files that nobody waits for',
    unit: '/s',
    value: theirs,
    moreIsBetter: false,
  };
  yield {
    id: 'peer-real',
    what: 'ours against theirs, the game above against the small one',
    unit: 'times',
    value: real / theirs,
    moreIsBetter: true,
  };
  yield {
    id: 'peer',
    what: 'ours against theirs, both with the small game',
    unit: 'times',
    value: rate / theirs,
    target: TARGETS.peer,
    moreIsBetter: true,
  };
}

async function smallGame(plan: ServerBenchPlan): Promise<{ readonly rate: number; readonly work: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-small-'));
  const served = await Served.startSmall(folder, plan.now);
  try {
    const load = await Load.open([served.address], tiles, { tables: plan.tables }, plan.now);
    await load.playActions(MOVES.warmUp * plan.tables);
    const before = served.worked;
    const { accepted, seconds } = await load.playActions(MOVES.counted * plan.tables);
    load.close();
    return { rate: accepted / seconds, work: (served.worked - before) / accepted };
  } finally {
    await served.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Tabs that are open and hear of nothing. */
async function* holding(plan: ServerBenchPlan, served: Served): AsyncGenerator<Figure> {
  if (plan.sockets === 0) return;
  plan.say(`holding ${plan.sockets} idle sockets`);
  const visitor = await Visitor.named(served.address, 'Idle');
  const before = served.memory;
  const lines: Awaited<ReturnType<Visitor['line']>>[] = [];
  try {
    for (let from = 0; from < plan.sockets; from += SOCKETS_AT_ONCE) {
      const some = Array.from({ length: Math.min(SOCKETS_AT_ONCE, plan.sockets - from) }, async () => visitor.line());
      lines.push(...(await Promise.all(some)));
    }
    for (const line of lines) line.send(JSON.stringify({ do: 'home' }));
    await Promise.all(lines.map(async (line) => new Promise((resolve) => line.once('message', resolve))));
    yield {
      id: 'sockets',
      what: 'idle sockets held',
      unit: '',
      value: lines.length,
      target: 10_000,
      moreIsBetter: true,
    };
    yield {
      id: 'socket-memory',
      what: 'memory for each of them',
      unit: 'B',
      value: (served.memory - before) / lines.length,
      target: TARGETS.socketBytes,
      moreIsBetter: false,
    };
  } finally {
    for (const line of lines) line.terminate();
    visitor.leave();
  }
}

interface LongMatch {
  readonly visitor: Visitor;
  readonly table: string;
  readonly entries: number;
}

/** As long as it gets, up to so many entries. */
async function longMatch({ now, say }: ServerBenchPlan, game: AnyGame, { address }: Served): Promise<LongMatch> {
  say('playing one long match');
  const load = await Load.open([address], game, { tables: 1, seats: game.seats.max }, now);
  const entries = await load.playOn(LONG_MATCH);
  const visitor = load.visitors[0];
  const table = load.tables[0];
  if (visitor === undefined || table === undefined) throw new RangeError('nobody played');
  load.close();
  return { visitor, table, entries };
}

/** The server has just started: the match lies in the database. */
async function opening({ now }: ServerBenchPlan, { address }: Served, long: LongMatch): Promise<Figure> {
  const { visitor, table, entries } = long;
  visitor.moveTo(address);
  // What is loaded once for all matches is not counted.
  await visitor.ask(ROUTES.tables, {});
  const began = now();
  await visitor.ask(ROUTES.opening, { table });
  const figure = { id: 'opening', what: `opening a match of ${entries} entries`, ...ms(now() - began) };
  visitor.leave();
  return figure;
}

function ms(value: number): Pick<Figure, 'unit' | 'value' | 'moreIsBetter'> {
  return { unit: 'ms', value, moreIsBetter: false };
}

/** Of numbers that stand in order. */
function quantile(ascending: readonly number[], share: number): number {
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? Number.NaN;
}
