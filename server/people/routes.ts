import { type Me, ROUTES } from '@roundhouse/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../data/database.ts';
import type { Errands } from '../errands.ts';
import type { Door } from '../http/door.ts';
import type { Limit } from '../http/limits.ts';
import type { MatchStore } from '../play/match-store.ts';
import { Refusal } from '../refusal.ts';
import type { Accounts } from './accounts.ts';
import { exportOf } from './export.ts';
import type { Leaving } from './leaving.ts';
import type { Mailer } from './mailer.ts';
import type { CameIn, People } from './people.ts';
import { resetPath } from './resets.ts';
import { forgetSession, keepSession, sessionIn } from './session-cookie.ts';
import type { Sessions } from './sessions.ts';

const LONGEST_LABEL = 200;

export interface PeopleParts {
  readonly data: Database;
  readonly people: People;
  readonly sessions: Sessions;
  readonly accounts: Accounts;
  readonly leaving: Leaving;
  readonly matches: MatchStore;
  readonly mailer: Mailer | null;
  /** How often one address may bring somebody new, and how often it may try a password. */
  readonly guests: Limit;
  readonly tries: Limit;
  readonly errands: Errands;
}

const NOBODY: Me = { person: null };

/** Who somebody is: coming in, coming back, and leaving for good. */
export function peopleRoutes(door: Door, parts: PeopleParts): void {
  const { people, sessions, accounts, guests, tries, mailer, errands } = parts;
  const welcome = async ({ id, secret }: CameIn, request: FastifyRequest, reply: FastifyReply): Promise<Me> => {
    keepSession(secret, request, reply);
    return people.me(id);
  };

  door.answer(ROUTES.me, async ({ visitor: { person, scopes }, request, reply }) => {
    if (person === null) return NOBODY;
    const secret = sessionIn(request);
    // A browser forgets a cookie after a year, too, unless it is handed out again.
    if (scopes === null && secret !== undefined) keepSession(secret, request, reply);
    return people.me(person.id);
  });

  door.answer(ROUTES.comeIn, async ({ body: { name }, visitor: { person }, request, reply }) => {
    if (person !== null) {
      await people.rename(person.id, name);
      return people.me(person.id);
    }
    guests.take(request.ip);
    return welcome(await people.comeIn(name, labelOf(request)), request, reply);
  });

  door.answer(ROUTES.keepAccount, async ({ visitor: { person }, body, request }) => {
    tries.take(request.ip);
    await accounts.keep(person, body);
    return people.me(person.id);
  });

  door.answer(ROUTES.changeLogin, async ({ visitor: { person }, body, request }) => {
    tries.take(request.ip);
    await accounts.changeLogin(person, body);
    return people.me(person.id);
  });

  door.answer(ROUTES.changePassword, async ({ visitor, body, request }) => {
    tries.take(request.ip);
    await accounts.changePassword(visitor, body);
    return people.me(visitor.person.id);
  });

  door.answer(ROUTES.logIn, async ({ visitor, body, request, reply }) => {
    tries.take(request.ip);
    return welcome(await accounts.logIn(visitor, body, labelOf(request)), request, reply);
  });

  door.answer(ROUTES.logOut, async ({ visitor, request, reply }) => {
    await accounts.logOut(visitor);
    forgetSession(request, reply);
    return NOBODY;
  });

  door.answer(ROUTES.logOutEverywhere, async ({ visitor: { person }, request, reply }) => {
    await sessions.endAll(person.id, null);
    forgetSession(request, reply);
    return NOBODY;
  });

  door.answer(ROUTES.forgotPassword, ({ body: { login }, request }) => {
    tries.take(request.ip);
    // Nobody waits for it: how long it takes would tell whether there is such a login.
    if (mailer !== null) errands.run(async () => mailReset(accounts, mailer, login));
    return Promise.resolve({ mails: mailer !== null });
  });

  door.answer(ROUTES.resetPassword, async ({ body, request, reply }) => {
    tries.take(request.ip);
    return welcome(await accounts.reset(body, labelOf(request)), request, reply);
  });

  door.answer(ROUTES.sessions, async ({ visitor: { person, session } }) => ({
    sessions: await sessions.of(person.id, session),
  }));

  door.answer(ROUTES.endSession, async ({ visitor: { person, session }, gap }) => {
    await sessions.end(person.id, gap('session'));
    return { sessions: await sessions.of(person.id, session) };
  });

  door.answer(ROUTES.exportMe, async ({ visitor: { person, session }, reply }) => {
    void reply.header('content-disposition', 'attachment; filename="roundhouse.json"');
    return exportOf(parts, person.id, session);
  });

  door.answer(ROUTES.deleteMe, async ({ visitor: { person }, body: { password }, request, reply }) => {
    if (person.kind === 'account') {
      tries.take(request.ip);
      if (password === null) throw new Refusal('malformed', 'Your password is needed for this.');
      await accounts.prove(person.id, password);
    }
    await parts.leaving.leave(person.id);
    forgetSession(request, reply);
    return NOBODY;
  });
}

/** What its owner will know the browser by. */
function labelOf({ headers }: FastifyRequest): string {
  return (headers['user-agent'] ?? '').slice(0, LONGEST_LABEL);
}

async function mailReset(accounts: Accounts, mailer: Mailer, login: string): Promise<void> {
  const found = await accounts.forgotten(login);
  if (found === null) return;
  await mailer.send(
    found.email,
    'Roundhouse: choose another password',
    `Somebody, probably you, has forgotten the password of your account. Choose another one here, within an hour:\n\n${mailer.address}${resetPath(found.secret)}\n\nIf it was not you, there is nothing to do: your password still holds.\n`,
  );
}
