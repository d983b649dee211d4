import { ROUTES } from '@roundhouse/wire';
import type { Door } from '../http/door.ts';
import type { Programs } from './programs.ts';

export function programRoutes(door: Door, programs: Programs): void {
  door.answer(ROUTES.programs, async ({ visitor: { person } }) => programs.of(person));
  door.answer(ROUTES.makeProgram, async ({ visitor: { person }, body: { name } }) => programs.make(person, name));
  door.answer(ROUTES.renameProgram, async ({ visitor: { person }, gap, body: { name } }) =>
    programs.rename(person, gap('program'), name),
  );
  door.answer(ROUTES.deleteProgram, async ({ visitor: { person }, gap }) => programs.delete(person, gap('program')));
  door.answer(ROUTES.makeToken, async ({ visitor: { person }, gap, body }) =>
    programs.makeToken(person, gap('program'), body),
  );
  door.answer(ROUTES.revokeToken, async ({ visitor: { person }, gap }) =>
    programs.revoke(person, gap('program'), gap('token')),
  );
}
