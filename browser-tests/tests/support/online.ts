import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type HouseOptions, openHouse } from '@roundhouse/server';
import { addressOf, type GapsOf, type NewTable, type Route, ROUTES, type Table } from '@roundhouse/wire';
import { inject } from 'vitest';
import type { SkippedTime } from './skipped-time.ts';
import { PHONE, type VisitOptions, visitsOfOne, type Visitor } from './visit.ts';

/** A server of a test's own, which it may take away and bring back. */
export interface OwnHouse {
  readonly address: string;
  /** It goes down, and comes back where it was with what it has stored; `meanwhile` nobody answers. */
  readonly restart: (meanwhile: () => Promise<void>) => Promise<void>;
  /** Fails after an accident in the server. */
  readonly close: () => Promise<void>;
}

/** Opens one in whose time it is now, and in which bots do not dawdle. Only in a file it keeps what it knows. */
export async function openOwnHouse(
  time: SkippedTime,
  keeping: 'file' | 'memory',
  options: Partial<HouseOptions> = {},
): Promise<OwnHouse> {
  const ground = inject('ground');
  if (ground === null) throw new Error('there is no page');
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-tables-'));
  const accidents: unknown[] = [];
  const open = async (port: number): ReturnType<typeof openHouse> =>
    openHouse({
      port,
      host: '127.0.0.1',
      root: ground.page,
      database: { file: keeping === 'file' ? join(folder, 'roundhouse.db') : ':memory:' },
      threads: false,
      failed: (error) => accidents.push(error),
      around: { now: time.now, later: time.later, botPause: 0 },
      ...options,
    });
  let house = await open(0);
  const { address, port } = house;
  return {
    address,
    async restart(meanwhile) {
      await house.close();
      await meanwhile();
      house = await open(port);
    },
    async close() {
      await house.close();
      rmSync(folder, { recursive: true, force: true });
      if (accidents.length > 0) throw new AggregateError(accidents, 'something went wrong in the server');
    },
  };
}

/** Asks the server as somebody's browser would, but without a page. */
export async function ask<Path extends string, Query, Body, Answered>(
  { context }: Visitor,
  route: Route<Path, Query, Body, Answered>,
  gaps: Readonly<Record<GapsOf<Path>, string>>,
  body?: Body,
): Promise<Answered> {
  const address = addressOf(route.path, gaps);
  const answer = await context.request.fetch(address, {
    method: route.method,
    ...(body === undefined ? {} : { data: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!answer.ok()) throw new Error(`${route.method} ${address}: ${await answer.text()}`);
  return route.answer.parse(await answer.json());
}

export async function comeIn(visitor: Visitor, name: string): Promise<void> {
  await ask(visitor, ROUTES.comeIn, {}, { name });
}

/** Ada with a mouse, and by day unless it is said otherwise; Bea with a phone, by night. */
export interface Two {
  readonly ada: Visitor;
  readonly bea: Visitor;
}

/** The same two again and again; the server knows them. */
export function visitsOfTwo(options: VisitOptions): (whatTheyDo: (two: Two) => Promise<void>) => Promise<void> {
  const asAda = visitsOfOne(options);
  const asBea = visitsOfOne({ ...options, viewport: PHONE, touch: true, theme: 'night' });
  return async (whatTheyDo) =>
    asAda(async (ada) => {
      await comeIn(ada, 'Ada');
      await asBea(async (bea) => {
        await comeIn(bea, 'Bea');
        await whatTheyDo({ ada, bea });
      });
    });
}

/** A table that the first opened and the others joined, with bots on the seats that are left; it has begun. */
export async function begun(
  people: readonly Visitor[],
  what: Pick<NewTable, 'game' | 'seats'> & Partial<NewTable>,
): Promise<Table> {
  const [host, ...others] = people;
  if (host === undefined) throw new Error('nobody opens the table');
  const bots = Array.from({ length: what.seats - people.length }, () => 'easy');
  const table = await ask(host, ROUTES.openTable, {}, { access: 'link', pace: 'live', watching: true, bots, ...what });
  for (const other of others) await ask(other, ROUTES.accept, { invite: table.invite ?? '' }, {});
  return ask(host, ROUTES.start, { table: table.id });
}

/** Sits down where the board is seen. */
export async function sitDown({ page, goTo }: Visitor, table: string): Promise<void> {
  await goTo(`/online/${table}`);
  await page.locator('.table-moment').waitFor();
}
