import { ROUTES, type Telling } from '@roundhouse/wire';
import type { World } from '@roundhouse/host';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../data/database.ts';
import type { Door, Known } from '../http/door.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { Tables } from '../tables/tables.ts';
import type { HouseKeys } from './house-keys.ts';
import type { Mailer } from '../people/mailer.ts';
import type { Messengers } from './messengers.ts';
import { allowed, OutsideProblem, type Reach } from './outside.ts';
import type { Preferences } from './preferences.ts';
import { isUsable } from './push.ts';

const TRY_AGAIN_MS = 10_000;

interface Parts {
  readonly data: Database;
  readonly tables: Tables;
  readonly preferences: Preferences;
  readonly messengers: Messengers;
  readonly keys: HouseKeys;
  readonly mailer: Mailer | null;
  readonly reach: Reach;
  readonly later: World['later'];
}

export function tellingRoutes(app: FastifyInstance, door: Door, parts: Parts): void {
  const { data, tables, preferences, messengers, keys, mailer, reach, later } = parts;

  const tellingOf = async ({ id }: Known): Promise<Telling> => {
    const { choice } = await preferences.of(id);
    const devices = await preferences.devices(id);
    const row = await data.db.selectFrom('people').select('email').where('id', '=', id).executeTakeFirst();
    const mailTo = mailer === null ? null : (row?.email ?? '');
    const failing = await preferences.failing(id);
    return { choice, mailTo, pushKey: keys.push.publicKey, devices: devices.length, failing };
  };

  door.answer(ROUTES.telling, async ({ visitor: { person } }) => tellingOf(person));
  door.answer(ROUTES.chooseTelling, async ({ visitor: { person }, body, request }) => {
    if (body.webhook !== null) mayBeAsked(body.webhook, reach);
    await preferences.choose(person.id, body, homeOf(request));
    return tellingOf(person);
  });

  const tired = new Set<string>();
  door.answer(ROUTES.tryWebhook, async ({ visitor: { person }, body: { webhook }, request }) => {
    mayBeAsked(webhook, reach);
    if (tired.has(person.id)) throw new Refusal('too-many', 'Wait a few seconds before you try it again.');
    tired.add(person.id);
    later(TRY_AGAIN_MS, () => tired.delete(person.id));
    const notice = { title: 'Roundhouse', text: 'This is where you will be told.', link: '/', table: 'trial' };
    return { arrived: await messengers.tries(webhook, notice, homeOf(request)) };
  });

  door.answer(ROUTES.addPush, async ({ visitor: { person }, body, request }) => {
    mayBeAsked(body.endpoint, reach);
    if (!isUsable(body)) throw new Refusal('malformed', 'The keys of this subscription cannot be used.');
    await preferences.addDevice(person.id, body, homeOf(request));
    return tellingOf(person);
  });
  door.answer(ROUTES.removePush, async ({ visitor: { person }, body: { endpoint } }) => {
    await preferences.removeDevice(person.id, endpoint);
    return tellingOf(person);
  });

  door.answer(ROUTES.tableTelling, async ({ visitor: { person }, gap }) => {
    const { id } = await tables.seenBy(person, gap('table'));
    const { muted } = await preferences.of(person.id);
    return { told: !muted.includes(id) };
  });
  door.answer(ROUTES.tellOfTable, async ({ visitor: { person }, gap, body: { told } }) => {
    const { id } = await tables.seenBy(person, gap('table'));
    await preferences.tellOf(person.id, id, told);
    return { told };
  });

  const whose = (token: string): string => {
    const person = keys.stops.personOf(token);
    if (person === null) throw notFound('link');
    return person;
  };
  door.answer(ROUTES.mailing, async ({ gap }) => {
    const { choice } = await preferences.of(whose(gap('token')));
    return { mail: choice.mail };
  });
  void app.register((scope, _options, done) => {
    // Mail programs post a form, which no other route takes. What it says is the same each time.
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, parsed) =>
      parsed(null, undefined),
    );
    door.within(scope).answer(ROUTES.stopMails, async ({ gap }) => {
      await preferences.stopMails(whose(gap('token')));
      return { mail: false };
    });
    done();
  });
}

/** Where whoever asks has found the page. */
function homeOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}`;
}

function mayBeAsked(address: string, reach: Reach): void {
  try {
    allowed(address, reach);
  } catch (error) {
    if (!(error instanceof OutsideProblem)) throw error;
    throw new Refusal(
      'malformed',
      `Nothing can be sent to this address: ${error.message}. Use a public https address.`,
    );
  }
}
