import { ROUTES } from '@roundhouse/wire';
import type { Door } from '../http/door.ts';
import type { People } from './people.ts';
import { keepSession } from './session-cookie.ts';

const LONGEST_LABEL = 200;

export function peopleRoutes(door: Door, people: People): void {
  door.answer(ROUTES.me, async ({ visitor: { person } }) => (person === null ? { person } : people.me(person.id)));

  door.answer(ROUTES.comeIn, async ({ body: { name }, visitor, request, reply }) => {
    if (visitor.person !== null) {
      await people.rename(visitor.person.id, name);
      return people.me(visitor.person.id);
    }
    const label = (request.headers['user-agent'] ?? '').slice(0, LONGEST_LABEL);
    const { person, secret } = await people.comeIn(name, label);
    keepSession(secret, request, reply);
    return people.me(person.id);
  });
}
