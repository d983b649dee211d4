import type { World } from '@roundhouse/host';
import type { TellingWay } from '@roundhouse/wire';
import { type Database, isDuplicate } from '../data/database.ts';
import type { HouseKeys } from './house-keys.ts';
import type { Mailer } from '../people/mailer.ts';
import { asPush, type Notice } from './notice.ts';
import { postOutside, type Reach } from './outside.ts';
import type { Device, Preferences } from './preferences.ts';
import { pushRequest } from './push.ts';
import { webhookRequest } from './webhook.ts';

const DAY = 24 * 60 * 60 * 1000;
const GONE: readonly number[] = [404, 410];

/** Somebody who is told something. */
interface Reader {
  readonly id: string;
  readonly email: string | null;
}

interface Parts {
  readonly data: Database;
  readonly preferences: Preferences;
  readonly keys: HouseKeys;
  readonly mailer: Mailer | null;
  /** Where people find the page, if the host of the server says it. */
  readonly address: string | null;
  readonly reach: Reach;
  readonly now: () => number;
  readonly later: World['later'];
}

/** Carries notices to people, on every way that they chose. What does not arrive is counted and holds nothing up. */
export class Messengers {
  readonly #parts: Parts;
  readonly #counts: Record<TellingWay, { sent: number; failed: number }> = {
    push: { sent: 0, failed: 0 },
    webhook: { sent: 0, failed: 0 },
    mail: { sent: 0, failed: 0 },
  };

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** For whoever counts. */
  get counts(): Readonly<Record<TellingWay, { readonly sent: number; readonly failed: number }>> {
    return this.#counts;
  }

  /** Rejects where the database does, and for nothing that happens elsewhere. */
  async tell(reader: Reader, notice: Notice): Promise<void> {
    const { preferences } = this.#parts;
    const { choice, home } = await preferences.of(reader.id);
    const devices = await preferences.devices(reader.id);
    const { webhook } = choice;
    const came = await Promise.all([
      ...devices.map(async (device) => this.#counted('push', async () => this.#push(device, notice))),
      ...(webhook === null ? [] : [this.#counted('webhook', async () => this.#post(webhook, notice, home))]),
      ...(choice.mail ? [this.#counted('mail', async () => this.#mail(reader, notice))] : []),
    ]);
    const outcomes = new Map<TellingWay, boolean>();
    for (const { way, sent } of came) {
      // Of several devices one is enough.
      if (sent !== null) outcomes.set(way, sent || outcomes.get(way) === true);
    }
    await preferences.told(reader.id, outcomes);
  }

  /** Whether a webhook takes a message. */
  async tries(webhook: string, notice: Notice, home: string): Promise<boolean> {
    const { sent } = await this.#counted('webhook', async () => this.#post(webhook, notice, home));
    return sent === true;
  }

  /** `sent` is null for what was not to be sent. */
  async #counted(
    way: TellingWay,
    send: () => Promise<boolean | null>,
  ): Promise<{ readonly way: TellingWay; readonly sent: boolean | null }> {
    // What goes wrong elsewhere is no accident of ours.
    const sent = await send().catch(() => false);
    if (sent !== null) this.#counts[way][sent ? 'sent' : 'failed'] += 1;
    return { way, sent };
  }

  async #push({ key, subscription, home }: Device, notice: Notice): Promise<boolean> {
    const { preferences, keys, reach, now, later, address } = this.#parts;
    const pushed = { text: JSON.stringify(asPush(notice)), topic: notice.table, contact: address ?? home };
    const status = await postOutside(
      subscription.endpoint,
      pushRequest(subscription, pushed, keys.push, now()),
      reach,
      later,
    );
    if (GONE.includes(status)) await preferences.dropDevice(key);
    return isFine(status);
  }

  async #post(webhook: string, notice: Notice, home: string): Promise<boolean> {
    const { reach, later, address } = this.#parts;
    return isFine(await postOutside(webhook, webhookRequest(webhook, notice, address ?? home), reach, later));
  }

  /** Null: it was not to be sent. */
  async #mail({ id, email }: Reader, { title, text, link, table }: Notice): Promise<boolean | null> {
    const { mailer, keys } = this.#parts;
    if (mailer === null || email === null || !(await this.#isFirstMailToday(id, table))) return null;
    const { address } = mailer;
    const token = keys.stops.tokenOf(id);
    const body = `${text}\n${address}${link}\n\nNo more mails like this: ${address}/stop-mails/${token}\n`;
    await mailer.send(email, title, body, `${address}/api/mail-stops/${token}`);
    return true;
  }

  async #isFirstMailToday(person: string, table: string): Promise<boolean> {
    const { data, now } = this.#parts;
    const day = Math.floor(now() / DAY);
    try {
      await data.db.insertInto('mails').values({ person, table_id: table, day }).execute();
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }
}

function isFine(status: number): boolean {
  return status >= 200 && status < 300;
}
