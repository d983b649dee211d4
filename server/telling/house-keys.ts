import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../data/database.ts';
import { freshSecret } from '../secrets.ts';
import { freshServerKey, type ServerKey, serverKeyIn } from './push.ts';

/** What was made at the first start and is kept for good. */
export interface HouseKeys {
  readonly push: ServerKey;
  readonly stops: MailStops;
}

export async function houseKeys(data: Database): Promise<HouseKeys> {
  return {
    push: serverKeyIn(await kept(data, 'push-key', freshServerKey)),
    stops: new MailStops(await kept(data, 'mail-stop-secret', freshSecret)),
  };
}

/** Of two servers that start for the first time at once, both take what the first has made. */
async function kept(data: Database, key: string, make: () => string): Promise<string> {
  const find = async () => data.db.selectFrom('house').select('value').where('key', '=', key).executeTakeFirst();
  const there = await find();
  if (there !== undefined) return there.value;
  await data.db
    .insertInto('house')
    .values({ key, value: make() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const made = await find();
  if (made === undefined) throw new Error(`The house lost its ${key}.`);
  return made.value;
}

/** In letters, of a hash of 256 bits. */
const SIGNATURE_LENGTH = 43;

/** Links by which mails can be stopped by whoever got one, without a session. */
class MailStops {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  tokenOf(person: string): string {
    return person + this.#signature(person);
  }

  /** Whose token it is; null for one that was not made here. */
  personOf(token: string): string | null {
    const person = token.slice(0, -SIGNATURE_LENGTH);
    const given = Buffer.from(token);
    const right = Buffer.from(this.tokenOf(person));
    return given.length === right.length && timingSafeEqual(given, right) ? person : null;
  }

  #signature(person: string): string {
    return createHmac('sha256', this.#secret).update(`stop mails to ${person}`).digest('base64url');
  }
}
