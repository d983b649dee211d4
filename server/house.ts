import type { AddressInfo } from 'node:net';
import type { GameContent } from '@roundhouse/host';
import { Heed } from './admin/heed.ts';
import { Host } from './admin/host.ts';
import { adminRoutes } from './admin/routes.ts';
import { type DatabasePlace, openDatabase } from './data/database.ts';
import { Errands } from './errands.ts';
import { enter } from './data/presence.ts';
import { apiRoutes } from './http/api-routes.ts';
import { openApp, type Patience, USUAL_PATIENCE } from './http/app.ts';
import { type Bounds, OpenLines, Requests, USUAL_BOUNDS } from './http/bounds.ts';
import { Door, type Identify } from './http/door.ts';
import { dueAt, faceOf } from './clocks/clock.ts';
import { Clocks } from './clocks/clocks.ts';
import { steadyTime } from './clocks/steady.ts';
import { vacationRoutes } from './clocks/vacation.ts';
import { Bell } from './news/bell.ts';
import { newsDesk } from './news/desk.ts';
import { Elsewhere } from './news/elsewhere.ts';
import { Onlookers } from './news/onlookers.ts';
import { Switchboard } from './news/switchboard.ts';
import { telegramOf } from './news/telegram.ts';
import { telegraphTo } from './news/telegraph.ts';
import type { Mailer } from './people/mailer.ts';
import { type Guard, openPeople } from './people/open-people.ts';
import { programRoutes } from './people/program-routes.ts';
import { Programs } from './people/programs.ts';
import { Visitors } from './people/visitors.ts';
import { Abandoned } from './play/abandoned.ts';
import { Consents } from './play/consents.ts';
import { gameRoutes } from './play/game-routes.ts';
import { Games, type MoreGame } from './play/games.ts';
import { Hall } from './play/hall.ts';
import { MatchStore } from './play/match-store.ts';
import { orderRoutes } from './play/order-routes.ts';
import { OrderStore } from './play/order-store.ts';
import { playRoutes } from './play/routes.ts';
import type { Surroundings, Told } from './play/surroundings.ts';
import { thinkHere } from './play/think.ts';
import { Thinkers } from './play/thinkers.ts';
import { Pictures } from './sharing/pictures.ts';
import { pictureRoutes, unfoldedHead } from './sharing/unfold.ts';
import { pageFolder, siteRoutes } from './site.ts';
import { Beginning } from './tables/beginning.ts';
import { Guards } from './tables/guards.ts';
import { Lists } from './tables/lists.ts';
import { Offers } from './tables/offers.ts';
import { Rooms } from './tables/rooms.ts';
import { tableRoutes } from './tables/routes.ts';
import { Seats } from './tables/seats.ts';
import { Tables } from './tables/tables.ts';
import { Talk } from './tables/talk.ts';
import { talkRoutes } from './tables/talk-routes.ts';
import { openTelling } from './telling/open-telling.ts';
import { PUBLIC_ONLY, type Reach } from './telling/outside.ts';
import { type Log, openLog, toldOf } from './watch/log.ts';
import { Metrics } from './watch/metrics.ts';
import { watchAnswers, watchRoutes } from './watch/routes.ts';

export interface HouseOptions {
  /** 0: any that is free. */
  readonly port: number;
  readonly host: string;
  /** The folder of the built page. */
  readonly root?: string;
  /** What its host adds to the games; whether it is sound is for the games to say beforehand. */
  readonly content?: readonly GameContent[];
  /** Games beside those of the house, for whoever measures the server with one that costs nothing. */
  readonly more?: readonly MoreGame[];
  readonly database: DatabasePlace;
  /** How many proxies stand before it: each says for whom it asks, and whoever comes past them is not believed. */
  readonly proxies?: number;
  /** Hears of accidents instead of the log. */
  readonly failed?: (error: unknown) => void;
  /** Accidents alone are written down where nobody says otherwise. */
  readonly log?: Log;
  /** Whether everybody may read the figures at /metrics, and not only this machine. */
  readonly openMetrics?: boolean;
  /** Whether bots think in threads of their own: a built server's do, one that runs from its sources cannot. */
  readonly threads: boolean;
  /** Null where the host has not said how mails are sent. */
  readonly mailer?: Mailer | null;
  /** Where it should be harder, or easier, to try many names and passwords. */
  readonly guard?: Partial<Guard>;
  /** How much one visitor may ask of it. */
  readonly bounds?: Partial<Bounds>;
  /** How long a request may take to arrive. */
  readonly patience?: Patience;
  /** Where people find the page, as far as its host says so. */
  readonly address?: string | null;
  /** Where messages may be sent to, for tests that have them sent to themselves. */
  readonly reach?: Reach;
  /** Who logs in by this is the host; null: whoever made the first account. */
  readonly admin?: string | null;
  /** For tests that bring their own time and their own bots. */
  readonly around?: Partial<Surroundings>;
  /** How long after a move it is looked who is to be told of it. */
  readonly gatherMs?: number;
}

export interface Opened {
  readonly address: string;
  readonly port: number;
  close(): Promise<void>;
}

const BOT_PAUSE_MS = 600;
const IDLE_MS = 60_000;
const GATHER_MS = 1000;

const UNKNOWN_PROXY =
  'A proxy asks for others, and is not believed: everybody counts as one address. ROUNDHOUSE_TRUST_PROXY=1 changes that.';

/**
 * Opens page and tables until they are closed. Rejects with a PageMissingError, a DatabaseProblem, or the system's error
 * for that address.
 */
export async function openHouse(options: HouseOptions): Promise<Opened> {
  const { port, host, content = [], proxies = 0, log = openLog('warn') } = options;
  const root = pageFolder(options.root);
  const metrics = new Metrics();
  const tell = options.failed ?? ((error: unknown) => log.error({ error: toldOf(error) }, 'accident'));
  const failed = (error: unknown): void => {
    metrics.accident();
    tell(error);
  };
  const leave = await enter(options.database);
  const data = await openDatabase(options.database, undefined, metrics.query).catch(async (error: unknown) => {
    await leave();
    throw error;
  });
  const now = options.around?.now ?? Date.now;
  const clockNow = options.around?.clockNow ?? options.around?.now ?? steadyTime(Date.now, () => performance.now());
  const games = new Games(content, failed, options.more);
  const matches = new MatchStore(data, now);
  const bell = new Bell();
  const tables = new Tables({ data, bell, now });
  const lists = new Lists(data, matches);
  const guards = new Guards({ tables, now });
  const beginning = new Beginning({
    games,
    matches,
    tables,
    now,
    clockNow,
    begun: async (id, opened, clock) => {
      await hall.begin(id, opened, clock);
      const due = clock === null ? null : dueAt(clock);
      if (due !== null) clocks.wakeAt(due);
    },
  });
  const rooms = new Rooms({ data, games, tables, guards, beginning, now });
  const seats = new Seats({ data, tables, guards, beginning });
  const offers = new Offers({ data, tables, guards });
  const later =
    options.around?.later ??
    ((ms: number, work: () => void) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    });
  const thinkers = options.threads ? new Thinkers({ content, later }) : null;
  const think: Surroundings['think'] =
    options.around?.think ??
    ((question) => thinkers?.think(question) ?? { action: thinkHere(games, question), callOff: () => undefined });
  const around: Surroundings = {
    now,
    clockNow,
    later,
    failed,
    botGaveUp: () => metrics.botGaveUp(),
    botPause: BOT_PAUSE_MS,
    idleMs: IDLE_MS,
    ...options.around,
    think: (question) => metrics.thought(think(question)),
  };
  const orders = new OrderStore({ data, bell, now, failed });
  const errands = new Errands(failed);
  const told: Told = {
    played: (id, state) => errands.run(async () => tables.played(id, state)),
    questionEnded: (id) => errands.run(async () => tables.tell(id)),
    clock: (id, clock) => {
      bell.ring({ table: id, what: 'clock', clock: faceOf(clock, clockNow()) });
      const due = dueAt(clock);
      if (due !== null) clocks.wakeAt(due);
    },
    stored: (id, entries) => bell.ring({ table: id, what: 'entries', entries }),
  };
  const telegraph = telegraphTo(options.database, {
    now,
    later: around.later,
    failed,
    heard: (telegram) => elsewhere.heard(telegram),
    wasDown: (since) => elsewhere.missed(since),
    neighbourGone: () => elsewhere.takeOver(),
    sweep: () => elsewhere.sweep(),
  });
  bell.listen((ring, where) => {
    // What the host says, every process reads by itself.
    if (where === 'here' && ring.what !== 'announced') telegraph.send(telegramOf(ring));
  });
  const hall = new Hall({ games, store: matches, orders, around, errands, claims: telegraph, told });
  const clocks = new Clocks({ data, hall, now: clockNow, later: around.later, paused: () => heed.readOnly, failed });
  const { mailer = null, guard = {} } = options;
  const people = openPeople({ data, bell, hall, tables, lists, matches, mailer, now, errands, guard });
  const heed = new Heed({ data, bell, tables, errands, banned: async (person) => people.leaving.handOver(person) });
  const programs = new Programs({
    data,
    now,
    revoked: (person) => bell.ring({ what: 'logged-out', person }),
    renamed: (person) => bell.ring({ what: 'renamed', person }),
    leaving: people.leaving,
  });
  const visitors = new Visitors({ sessions: people.sessions, programs, bell, now });
  const identify: Identify = async (request) => visitors.identify(request);
  const bounds = { ...USUAL_BOUNDS, ...options.bounds };
  const requests = new Requests(bounds, now);
  const patience = options.patience ?? USUAL_PATIENCE;
  const unknownProxy = once(() => log.warn(UNKNOWN_PROXY));
  const { app, inProgress } = await openApp({ failed, proxies, patience, requests, unknownProxy });
  const watchAnswer = watchAnswers(app, metrics, log);
  watchRoutes(app, { data, metrics, openMetrics: options.openMetrics ?? false });
  const door = new Door(app, identify, () => heed.readOnly, requests);
  people.routes(door);
  programRoutes(door, programs);
  tableRoutes(door, { tables, rooms, seats, offers, lists, hall });
  orderRoutes(door, { tables, hall, games, orders });
  gameRoutes(door, games, tables, hall);
  playRoutes(door, { tables, offers, hall, consents: new Consents(data, hall) });
  const talk = new Talk({ data, tables, bell, now });
  talkRoutes(door, talk);
  vacationRoutes(door, data, now);
  const switchboard = new Switchboard(bell);
  const onlookers = new Onlookers({ lines: switchboard, telegraph, later });
  const telling = await openTelling(app, door, {
    data,
    games,
    matches,
    tables,
    bell,
    onlookers,
    identify,
    mailer,
    address: options.address ?? null,
    reach: options.reach ?? PUBLIC_ONLY,
    now,
    later,
    gatherMs: options.gatherMs ?? GATHER_MS,
    failed,
  });
  const abandoned = new Abandoned({ hall, matches, orders, neighbours: telegraph, errands, later, failed });
  const elsewhere = new Elsewhere({ hall, abandoned, talk, clocks, telling, bell, onlookers, errands, now, clockNow });
  adminRoutes(door, { data, host: new Host(data, now), heed, admin: options.admin ?? null });
  apiRoutes(app);
  const desk = newsDesk(app, {
    announcement: () => heed.announcement,
    door,
    requests,
    inProgress,
    watchAnswer,
    tables,
    hall,
    switchboard,
    talk,
    lines: new OpenLines(bounds),
    identify,
    later,
    clockNow,
    failed,
  });
  metrics.gauge({
    inProgress: () => inProgress.count,
    lines: () => switchboard.size,
    matches: () => hall.size,
    passwords: () => people.passwords.load,
    messages: () => telling.counts,
  });
  const pictures = new Pictures(tables, hall);
  pictureRoutes(app, pictures);
  siteRoutes(app, { root, content, head: async (request) => unfoldedHead(request, tables) });
  const close = async (): Promise<void> => {
    heed.close();
    await clocks.close();
    await app.close();
    await desk.close();
    abandoned.close();
    await hall.close();
    await errands.done();
    await orders.idle();
    await telling.close();
    await telegraph.close();
    // What was heard last.
    await errands.done();
    await thinkers?.close();
    pictures.close();
    await data.close();
    await leave();
  };
  try {
    await telegraph.open();
    await heed.start();
    await people.leaving.handOver();
    await abandoned.wake();
    await clocks.start();
    telling.start();
    const address = await app.listen({ port, host });
    return { address, port: portOf(app.server.address(), port), close };
  } catch (error) {
    await close();
    throw error;
  }
}

function once(work: () => void): () => void {
  let done = false;
  return () => {
    if (!done) work();
    done = true;
  };
}

function portOf(address: AddressInfo | string | null, asked: number): number {
  return typeof address === 'object' && address !== null ? address.port : asked;
}
