import { ROUTES } from '@roundhouse/wire';
import type { Door } from '../http/door.ts';
import type { Talk } from './talk.ts';

export function talkRoutes(door: Door, talk: Talk): void {
  door.answer(ROUTES.chat, async ({ visitor: { person }, gap, query }) =>
    talk.read(person, gap('table'), Number(query.after ?? 0)),
  );
  door.answer(ROUTES.speak, async ({ visitor: { person }, gap, body }) => talk.speak(person, gap('table'), body.text));
  door.answer(ROUTES.myNotes, async ({ visitor: { person }, gap }) => talk.notes(person, gap('table')));
  door.answer(ROUTES.writeNotes, async ({ visitor: { person }, gap, body }) =>
    talk.writeNotes(person, gap('table'), body.text),
  );
  door.answer(ROUTES.muted, async ({ visitor: { person } }) => talk.muted(person));
  door.answer(ROUTES.mute, async ({ visitor: { person }, gap }) => talk.mute(person, gap('person')));
  door.answer(ROUTES.unmute, async ({ visitor: { person }, gap }) => talk.unmute(person, gap('person')));
}
