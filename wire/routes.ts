import * as z from 'zod/mini';
import {
  changingLogin,
  changingPassword,
  deleting,
  exported,
  forgetting,
  forgotten,
  keeping,
  loggingIn,
  resetting,
  sessions,
} from './accounts.ts';
import { ordersAtTable, orderForm } from './orders.ts';
import { me, person, personName, time } from './people.ts';
import { answer, board, games, opening, record, submission, takeBack, views } from './play.ts';
import { company, playerPage } from './player.ts';
import { madeToken, newProgram, newToken, programs } from './programs.ts';
import { route } from './route.ts';
import { joining, newTable, seating, table, tableLists } from './tables.ts';
import { chatLine, noteText, saying } from './talk.ts';
import { TELLING_ROUTES } from './telling.ts';

const aMoment = z.string().check(z.regex(/^\d{1,6}$/, 'is no moment'));

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

  keepAccount: route('POST', '/api/me/account', {
    about: 'A guest becomes an account: with a login, an e-mail or both, and a password. All games stay theirs.',
    who: 'person',
    scope: 'account',
    body: keeping,
    answer: me,
  }),
  changeLogin: route('PUT', '/api/me/account', {
    about: 'Change what I log in by.',
    who: 'person',
    scope: 'account',
    body: changingLogin,
    answer: me,
  }),
  changePassword: route('PUT', '/api/me/password', {
    about: 'Change my password, and log me out everywhere else.',
    who: 'person',
    scope: 'account',
    body: changingPassword,
    answer: me,
  }),
  logIn: route('POST', '/api/log-in', {
    about: 'Log in; a guest may take the games along that were played here.',
    who: 'anybody',
    scope: 'account',
    body: loggingIn,
    answer: me,
  }),
  logOut: route('POST', '/api/log-out', {
    about: 'Log out here. A guest cannot come back afterwards.',
    who: 'anybody',
    scope: 'account',
    answer: me,
  }),
  logOutEverywhere: route('POST', '/api/log-out-everywhere', {
    about: 'Log out here and wherever else I am logged in.',
    who: 'person',
    scope: 'account',
    answer: me,
  }),
  forgotPassword: route('POST', '/api/forgot-password', {
    about:
      'Have a link mailed that lets me choose another password. The answer does not say whether there is such a login.',
    who: 'anybody',
    scope: 'account',
    body: forgetting,
    answer: forgotten,
  }),
  resetPassword: route('POST', '/api/reset-password', {
    about:
      'Choose another password with the secret of such a link, which is good once; logs me in here and out everywhere else.',
    who: 'anybody',
    scope: 'account',
    body: resetting,
    answer: me,
  }),
  sessions: route('GET', '/api/me/sessions', {
    about: 'Where I am logged in.',
    who: 'person',
    scope: 'account',
    answer: sessions,
  }),
  endSession: route('DELETE', '/api/me/sessions/:session', {
    about: 'Log out in one of those places.',
    who: 'person',
    scope: 'account',
    answer: sessions,
  }),
  exportMe: route('GET', '/api/me/export', {
    about: 'Everything that the server knows of me.',
    who: 'person',
    scope: 'account',
    answer: exported,
  }),
  deleteMe: route('POST', '/api/me/delete', {
    about: 'Delete my account for good. Finished games keep a seat without my name; bots play on where I played.',
    who: 'person',
    scope: 'account',
    body: deleting,
    answer: me,
  }),

  company: route('GET', '/api/me/company', {
    about: 'The people I played with, the last first, and those whom I have blocked.',
    who: 'person',
    scope: 'read',
    answer: company,
  }),
  player: route('GET', '/api/people/:person', {
    about: 'The page of a player: results by game and number of seats, and running games that everybody may look at.',
    who: 'anybody',
    scope: 'read',
    answer: playerPage,
  }),
  block: route('PUT', '/api/people/:person/block', {
    about: 'Have nothing to do with somebody: neither sits down where the other sits, or is invited there.',
    who: 'person',
    scope: 'account',
    answer: company,
  }),
  unblock: route('DELETE', '/api/people/:person/block', {
    about: 'Make peace.',
    who: 'person',
    scope: 'account',
    answer: company,
  }),

  vacation: route('PUT', '/api/me/vacation', {
    about: 'I am away until then: at slow tables my time does not run out before. Null: I am here.',
    who: 'person',
    scope: 'account',
    body: z.strictObject({ until: z.nullable(time) }),
    answer: z.object({ until: z.nullable(time) }),
  }),

  programs: route('GET', '/api/me/programs', {
    about: 'My programs: players of their own that sit down at tables, and the tokens with which they come in.',
    who: 'person',
    scope: 'account',
    answer: programs,
  }),
  makeProgram: route('POST', '/api/me/programs', {
    about: 'Make a player that is a program. Everybody sees that it is one.',
    who: 'person',
    scope: 'account',
    body: newProgram,
    answer: programs,
  }),
  makeToken: route('POST', '/api/me/programs/:program/tokens', {
    about: 'Make a token for one of my programs. Its secret is told in this answer and never again.',
    who: 'person',
    scope: 'account',
    body: newToken,
    answer: madeToken,
  }),
  revokeToken: route('DELETE', '/api/me/programs/:program/tokens/:token', {
    about: 'Revoke a token: from now on it opens nothing.',
    who: 'person',
    scope: 'account',
    answer: programs,
  }),

  games: route('GET', '/api/games', {
    about: 'The games of this server, with their seats and their options as a JSON Schema.',
    who: 'anybody',
    scope: 'read',
    answer: games,
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
  board: route('GET', '/api/tables/:table/board', {
    about: 'What the match is played with, which does not change: hexes, cities, tiles, cards, prices.',
    who: 'anybody',
    scope: 'read',
    answer: board,
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
  moment: route('GET', '/api/tables/:table/moment', {
    about:
      'A moment as I count it, told as everybody counts it (`?mine=12`), or the other way round (`?public=9`): for links.',
    who: 'anybody',
    scope: 'read',
    query: z.union([z.strictObject({ mine: aMoment }), z.strictObject({ public: aMoment })]),
    answer: z.object({ mine: z.int(), public: z.int() }),
  }),
  record: route('GET', '/api/tables/:table/record', {
    about: 'The whole record, seed and all, when the match is over.',
    who: 'anybody',
    scope: 'read',
    answer: record,
  }),
  offerSeat: route('POST', '/api/tables/:table/offer', {
    about: 'A link that gives my seat in the running match to whoever opens it first; I play on until then.',
    who: 'person',
    scope: 'play',
    answer: z.object({ invite: z.string() }),
  }),
  handOver: route('POST', '/api/tables/:table/hand-over', {
    about: 'Let a bot play my seat, or take it back from the bot.',
    who: 'person',
    scope: 'play',
    body: z.strictObject({ bot: z.nullable(z.string().check(z.minLength(1), z.maxLength(32))) }),
    answer: z.union([z.object({ ok: z.literal(true) }), z.object({ ok: z.literal(false), why: z.string() })]),
  }),

  orders: route('GET', '/api/tables/:table/orders', {
    about: 'What I have decided in advance at this table, and what I could. Nobody else sees it.',
    who: 'person',
    scope: 'play',
    answer: ordersAtTable,
  }),
  giveOrder: route('PUT', '/api/tables/:table/orders/:kind', {
    about: 'Decide something in advance, in place of an earlier order of that kind.',
    who: 'person',
    scope: 'play',
    body: orderForm,
    answer: ordersAtTable,
  }),
  cancelOrder: route('DELETE', '/api/tables/:table/orders/:kind', {
    about: 'Withdraw an order of mine, or put away one that has ended.',
    who: 'person',
    scope: 'play',
    answer: ordersAtTable,
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
