import {
  id,
  type PushSubscription,
  pushSubscription,
  type Telling,
  type TellingChoice,
  tellingChoice,
  type TellingWay,
  tellingWay,
  time,
} from '@roundhouse/wire';
import * as z from 'zod/mini';
import type { Database } from '../data/database.ts';
import { fromJson } from '../data/json.ts';
import type { Db } from '../data/rows.ts';
import { heldPerson } from '../people/holding.ts';
import { hashed } from '../secrets.ts';

/** A person has few devices; the oldest makes room. */
const MOST_DEVICES = 10;
/** Of more tables nobody remembers which they did not want to hear of. */
const MOST_MUTED = 500;

const WAYS = tellingWay.options;

const kept = z.object({
  choice: tellingChoice,
  /** Tables of which they want to hear nothing. */
  muted: z.array(id),
  /** Where they found the page when they chose. */
  home: z.string(),
  /** Since when nothing arrives on a way. */
  failing: z.optional(z.partialRecord(tellingWay, time)),
});
type Kept = z.infer<typeof kept>;

const UNSAID: Kept = { choice: { webhook: null, mail: false, quiet: null }, muted: [], home: '' };

const keptDevice = z.object({ subscription: pushSubscription, home: z.string() });

/** A browser that somebody is told on. */
export interface Device {
  readonly key: string;
  readonly subscription: PushSubscription;
  readonly home: string;
}

/** How everybody wants to be told. */
export class Preferences {
  readonly #data: Database;
  readonly #now: () => number;

  constructor(data: Database, now: () => number) {
    this.#data = data;
    this.#now = now;
  }

  async of(person: string, db: Db = this.#data.db): Promise<Kept> {
    const row = await db.selectFrom('tellings').select('settings').where('person', '=', person).executeTakeFirst();
    return row === undefined ? UNSAID : kept.parse(fromJson(row.settings));
  }

  async choose(person: string, choice: TellingChoice, home: string): Promise<void> {
    // Another choice may mend what failed.
    await this.#change(person, (before) => ({ ...before, choice, home, failing: {} }));
  }

  async stopMails(person: string): Promise<void> {
    await this.#change(person, (before) => ({ ...before, choice: { ...before.choice, mail: false } }));
  }

  async tellOf(person: string, table: string, told: boolean): Promise<void> {
    await this.#change(person, (before) => {
      const others = before.muted.filter((muted) => muted !== table);
      return { ...before, muted: told ? others : [...others, table].slice(-MOST_MUTED) };
    });
  }

  async failing(person: string): Promise<Telling['failing']> {
    const { failing = {} } = await this.of(person);
    return WAYS.flatMap((way) => {
      const since = failing[way];
      return since === undefined ? [] : [{ way, since }];
    });
  }

  /** What came of telling somebody something; kept only where it changes what is known. */
  async told(person: string, outcomes: ReadonlyMap<TellingWay, boolean>): Promise<void> {
    const { failing = {} } = await this.of(person);
    const isNews = ([way, arrived]: readonly [TellingWay, boolean]): boolean =>
      arrived === (failing[way] !== undefined);
    if (![...outcomes].some(isNews)) return;
    const at = this.#now();
    await this.#change(person, (before) => {
      const known = before.failing ?? {};
      const others = WAYS.filter((way) => !outcomes.has(way)).map((way) => [way, known[way]] as const);
      const failed = [...outcomes].map(([way, arrived]) => [way, arrived ? undefined : (known[way] ?? at)] as const);
      return {
        ...before,
        failing: Object.fromEntries([...others, ...failed].filter(([, since]) => since !== undefined)),
      };
    });
  }

  async devices(person: string): Promise<readonly Device[]> {
    const rows = await this.#data.db
      .selectFrom('pushes')
      .select(['endpoint_hash', 'subscription'])
      .where('person', '=', person)
      .orderBy('created')
      .orderBy('endpoint_hash')
      .execute();
    return rows.map(({ endpoint_hash: key, subscription }) => ({ key, ...keptDevice.parse(fromJson(subscription)) }));
  }

  /** A browser tells one person at a time: whoever used it before is not told there any more. */
  async addDevice(person: string, subscription: PushSubscription, home: string): Promise<void> {
    const row = { person, subscription: JSON.stringify({ subscription, home }), created: this.#now() };
    await this.#data.db
      .insertInto('pushes')
      .values({ endpoint_hash: hashed(subscription.endpoint), ...row })
      .onConflict((conflict) => conflict.column('endpoint_hash').doUpdateSet(row))
      .execute();
    const all = await this.devices(person);
    for (const { key } of all.slice(0, -MOST_DEVICES)) await this.dropDevice(key);
  }

  async removeDevice(person: string, endpoint: string): Promise<void> {
    await this.#data.db
      .deleteFrom('pushes')
      .where('endpoint_hash', '=', hashed(endpoint))
      .where('person', '=', person)
      .execute();
  }

  /** Nobody is there any more. */
  async dropDevice(key: string): Promise<void> {
    await this.#data.db.deleteFrom('pushes').where('endpoint_hash', '=', key).execute();
  }

  async #change(person: string, change: (before: Kept) => Kept): Promise<void> {
    await this.#data.db.transaction().execute(async (db) => {
      // Whoever mutes a table while it is noted that no mail arrives keeps both; whoever is gone keeps nothing.
      if (!(await heldPerson(db, person))) return;
      const settings = JSON.stringify(change(await this.of(person, db)));
      await db
        .insertInto('tellings')
        .values({ person, settings })
        .onConflict((conflict) => conflict.column('person').doUpdateSet({ settings }))
        .execute();
    });
  }
}
