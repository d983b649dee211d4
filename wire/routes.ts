import * as z from 'zod/mini';
import { me, person, personName, time } from './people.ts';
import { answer, opening, record, submission, takeBack, views } from './play.ts';
import { route } from './route.ts';
import { joining, newTable, seating, table, tableLists } from './tables.ts';
import { chatLine, noteText, saying } from './talk.ts';
import { TELLING_ROUTES } from './telling.ts';

/** Everything that can be asked of the server, by name. */
export const ROUTES = {
  me: route('GET', '/api/me', {
    about: 'Who I am, as far as the server knows.',
    who: 'anybody',
    scope: 'read',
    answer: me,
  }),
  comeIn: route('POST', '/api/me', {
    about: 'Come in as a guest with a name of your choice; somebody who is known already only changes the name.',
    who: 'anybody',
    scope: 'account',
    body: z.strictObject({ name: personName }),
    answer: me,
  }),

  vacation: route('PUT', '/api/me/vacation', {
    about: 'I am away until then: at slow tables my time does not run out before. Null: I am here.',
    who: 'person',
    scope: 'account',
    body: z.strictObject({ until: z.nullable(time) }),
    answer: z.object({ until: z.nullable(time) }),
  }),

  tables: route('GET', '/api/tables', {
    about: 'What home shows: my turn, running, waiting for players, open to join, of friends, finished.',
    who: 'anybody',
    scope: 'read',
    answer: tableLists,
  }),
  openTable: route('POST', '/api/tables', {
    about: 'Open a table. Whoever opens it sits on the first seat and may start and close it.',
    who: 'person',
    scope: 'tables',
    body: newTable,
    answer: table,
  }),
  table: route('GET', '/api/tables/:table', {
    about: 'One table: who sits there, whether it has begun, what it is played with.',
    who: 'anybody',
    scope: 'read',
    answer: table,
  }),
  invitation: route('GET', '/api/invitations/:invite', {
    about: 'The table that an invitation leads to.',
    who: 'anybody',
    scope: 'read',
    answer: table,
  }),
  accept: route('POST', '/api/invitations/:invite', {
    about: 'Sit down at the table of an invitation.',
    who: 'person',
    scope: 'tables',
    body: joining,
    answer: table,
  }),
  join: route('POST', '/api/tables/:table/join', {
    about: 'Sit down at a table that is open to me.',
    who: 'person',
    scope: 'tables',
    body: joining,
    answer: table,
  }),
  leave: route('POST', '/api/tables/:table/leave', {
    about: 'Get up before it begins; answers with what home shows then.',
    who: 'person',
    scope: 'tables',
    answer: tableLists,
  }),
  seatBot: route('PUT', '/api/tables/:table/seats/:seat', {
    about: 'Before it begins, whoever opened the table puts a bot on a free seat, or takes whoever sits there away.',
    who: 'person',
    scope: 'tables',
    body: seating,
    answer: table,
  }),
  start: route('POST', '/api/tables/:table/start', {
    about: 'Begin. Free seats are left out where the game allows fewer players; else they must be filled first.',
    who: 'person',
    scope: 'tables',
    answer: table,
  }),
  close: route('POST', '/api/tables/:table/close', {
    about: 'Whoever opened the table closes it: nobody plays on there.',
    who: 'person',
    scope: 'tables',
    answer: table,
  }),
  rematch: route('POST', '/api/tables/:table/rematch', {
    about: 'When it is over: a new table for the same people, in another order. All of them find the same one.',
    who: 'person',
    scope: 'tables',
    answer: table,
  }),

  opening: route('GET', '/api/tables/:table/match', {
    about: 'The match as I may see it.',
    who: 'anybody',
    scope: 'read',
    answer: opening,
  }),
  submit: route('POST', '/api/tables/:table/actions', {
    about: 'Play all of these actions or, when one is refused, none. The same key twice is played once.',
    who: 'person',
    scope: 'play',
    body: submission,
    answer,
  }),
  takeBack: route('POST', '/api/tables/:table/take-back', {
    about: 'Take back all of my actions after the first `to`, as far as the rules of taking back allow.',
    who: 'person',
    scope: 'play',
    body: takeBack,
    answer,
  }),
  askTakeBack: route('POST', '/api/tables/:table/take-back/question', {
    about:
      'Ask the others whether I may take back more than the rules allow. What anybody plays meanwhile ends the question.',
    who: 'person',
    scope: 'play',
    body: takeBack,
    answer: table,
  }),
  answerTakeBack: route('POST', '/api/tables/:table/take-back/answer', {
    about: 'Agree to what another wants to take back, or not. It is done when everybody has agreed.',
    who: 'person',
    scope: 'play',
    body: z.strictObject({ agree: z.boolean() }),
    answer: table,
  }),
  legal: route('GET', '/api/tables/:table/legal', {
    about: 'What I may play now.',
    who: 'person',
    scope: 'play',
    answer: z.object({ seq: z.int(), undos: z.int(), actions: z.array(z.unknown()) }),
  }),
  views: route('GET', '/api/tables/:table/views', {
    about: 'My views after so many actions, each as I count them: `?moments=0,5,10`.',
    who: 'anybody',
    scope: 'read',
    query: z.strictObject({ moments: z.string().check(z.maxLength(4000), z.regex(/^\d+(?:,\d+)*$/)) }),
    answer: views,
  }),
  record: route('GET', '/api/tables/:table/record', {
    about: 'The whole record, seed and all, when the match is over.',
    who: 'anybody',
    scope: 'read',
    answer: record,
  }),
  handOver: route('POST', '/api/tables/:table/hand-over', {
    about: 'Let a bot play my seat, or take it back from the bot.',
    who: 'person',
    scope: 'play',
    body: z.strictObject({ bot: z.nullable(z.string().check(z.minLength(1), z.maxLength(32))) }),
    answer: z.union([z.object({ ok: z.literal(true) }), z.object({ ok: z.literal(false), why: z.string() })]),
  }),

  chat: route('GET', '/api/tables/:table/chat', {
    about: 'What was said at the table after line `after`. Those who only look on hear it when the match is over.',
    who: 'anybody',
    scope: 'read',
    query: z.strictObject({ after: z.optional(z.string().check(z.regex(/^\d{1,9}$/))) }),
    answer: z.array(chatLine),
  }),
  speak: route('POST', '/api/tables/:table/chat', {
    about: 'Say something to those at the table.',
    who: 'person',
    scope: 'play',
    body: saying,
    answer: chatLine,
  }),
  myNotes: route('GET', '/api/tables/:table/notes', {
    about: 'What I wrote down for myself at this table.',
    who: 'person',
    scope: 'read',
    answer: noteText,
  }),
  writeNotes: route('PUT', '/api/tables/:table/notes', {
    about: 'Write something down that nobody else sees.',
    who: 'person',
    scope: 'play',
    body: noteText,
    answer: noteText,
  }),
  muted: route('GET', '/api/mutes', {
    about: 'Whose words I do not want to read.',
    who: 'person',
    scope: 'read',
    answer: z.array(person),
  }),
  mute: route('PUT', '/api/mutes/:person', {
    about: 'Do not show me what this person says.',
    who: 'person',
    scope: 'account',
    answer: z.array(person),
  }),
  unmute: route('DELETE', '/api/mutes/:person', {
    about: 'Show me again what this person says.',
    who: 'person',
    scope: 'account',
    answer: z.array(person),
  }),

  ...TELLING_ROUTES,
} as const;

export type RouteName = keyof typeof ROUTES;
