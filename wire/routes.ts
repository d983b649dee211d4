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
import { ADMIN_ROUTES } from './admin.ts';
import { ordersAtTable, orderForm } from './orders.ts';
import { me, person, personName, time } from './people.ts';
import { answer, board, games, glance, opening, record, submission, takeBack, views } from './play.ts';
import { company, playerPage } from './player.ts';
import { madeToken, newProgram, newToken, programs } from './programs.ts';
import { route } from './route.ts';
import { askedToJoin, joining, livery, newTable, seatChange, seating, table, tableLists } from './tables.ts';
import { chatLine, noteText, saying } from './talk.ts';
import { TELLING_ROUTES } from './telling.ts';

const aMoment = z.string().check(z.regex(/^\d{1,6}$/, 'is no moment'));

/** Everything that can be asked of the server, by name. */
export const ROUTES = {
  me: route('GET', '/api/me', {
    who: 'anybody',
    scope: 'read',
    answer: me,
  }),
  comeIn: route('POST', '/api/me', {
    who: 'anybody',
    scope: 'account',
    body: z.strictObject({ name: personName }),
    answer: me,
  }),

  keepAccount: route('POST', '/api/me/account', {
    who: 'person',
    scope: 'account',
    body: keeping,
    answer: me,
  }),
  changeLogin: route('PUT', '/api/me/account', {
    who: 'person',
    scope: 'account',
    body: changingLogin,
    answer: me,
  }),
  changePassword: route('PUT', '/api/me/password', {
    who: 'person',
    scope: 'account',
    body: changingPassword,
    answer: me,
  }),
  logIn: route('POST', '/api/log-in', {
    who: 'anybody',
    scope: 'account',
    body: loggingIn,
    answer: me,
  }),
  logOut: route('POST', '/api/log-out', {
    who: 'anybody',
    scope: 'account',
    answer: me,
  }),
  logOutEverywhere: route('POST', '/api/log-out-everywhere', {
    who: 'person',
    scope: 'account',
    answer: me,
  }),
  forgotPassword: route('POST', '/api/forgot-password', {
    who: 'anybody',
    scope: 'account',
    body: forgetting,
    answer: forgotten,
  }),
  resetPassword: route('POST', '/api/reset-password', {
    who: 'anybody',
    scope: 'account',
    body: resetting,
    answer: me,
  }),
  sessions: route('GET', '/api/me/sessions', {
    who: 'person',
    scope: 'account',
    answer: sessions,
  }),
  endSession: route('DELETE', '/api/me/sessions/:session', {
    who: 'person',
    scope: 'account',
    answer: sessions,
  }),
  exportMe: route('GET', '/api/me/export', {
    who: 'person',
    scope: 'account',
    answer: exported,
  }),
  deleteMe: route('POST', '/api/me/delete', {
    who: 'person',
    scope: 'account',
    body: deleting,
    answer: me,
  }),

  company: route('GET', '/api/me/company', {
    who: 'person',
    scope: 'read',
    answer: company,
  }),
  player: route('GET', '/api/people/:person', {
    who: 'anybody',
    scope: 'read',
    answer: playerPage,
  }),
  block: route('PUT', '/api/people/:person/block', {
    who: 'person',
    scope: 'account',
    answer: company,
  }),
  unblock: route('DELETE', '/api/people/:person/block', {
    who: 'person',
    scope: 'account',
    answer: company,
  }),

  vacation: route('PUT', '/api/me/vacation', {
    who: 'person',
    scope: 'account',
    body: z.strictObject({ until: z.nullable(time) }),
    answer: z.object({ until: z.nullable(time) }),
  }),

  programs: route('GET', '/api/me/programs', {
    who: 'person',
    scope: 'account',
    answer: programs,
  }),
  makeProgram: route('POST', '/api/me/programs', {
    who: 'person',
    scope: 'account',
    body: newProgram,
    answer: programs,
  }),
  renameProgram: route('POST', '/api/me/programs/:program', {
    who: 'person',
    scope: 'account',
    body: newProgram,
    answer: programs,
  }),
  deleteProgram: route('DELETE', '/api/me/programs/:program', {
    who: 'person',
    scope: 'account',
    answer: programs,
  }),
  makeToken: route('POST', '/api/me/programs/:program/tokens', {
    who: 'person',
    scope: 'account',
    body: newToken,
    answer: madeToken,
  }),
  revokeToken: route('DELETE', '/api/me/programs/:program/tokens/:token', {
    who: 'person',
    scope: 'account',
    answer: programs,
  }),

  games: route('GET', '/api/games', {
    who: 'anybody',
    scope: 'read',
    answer: games,
  }),

  tables: route('GET', '/api/tables', {
    who: 'anybody',
    scope: 'read',
    answer: tableLists,
  }),
  openTable: route('POST', '/api/tables', {
    who: 'person',
    scope: 'tables',
    body: newTable,
    answer: table,
  }),
  table: route('GET', '/api/tables/:table', {
    who: 'anybody',
    scope: 'read',
    answer: table,
  }),
  invitation: route('GET', '/api/invitations/:invite', {
    who: 'anybody',
    scope: 'read',
    answer: table,
  }),
  accept: route('POST', '/api/invitations/:invite', {
    who: 'person',
    scope: 'tables',
    body: joining,
    answer: table,
  }),
  join: route('POST', '/api/tables/:table/join', {
    who: 'person',
    scope: 'tables',
    body: joining,
    answer: table,
  }),
  leave: route('POST', '/api/tables/:table/leave', {
    who: 'person',
    scope: 'tables',
    answer: tableLists,
  }),
  changeSeat: route('PUT', '/api/tables/:table/seat', {
    who: 'person',
    scope: 'tables',
    body: seatChange,
    answer: table,
  }),
  chooseLivery: route('PUT', '/api/tables/:table/livery', {
    who: 'person',
    scope: 'tables',
    body: livery,
    answer: table,
  }),
  invite: route('POST', '/api/tables/:table/guests', {
    who: 'person',
    scope: 'tables',
    body: askedToJoin,
    answer: table,
  }),
  seatBot: route('PUT', '/api/tables/:table/seats/:seat', {
    who: 'person',
    scope: 'tables',
    body: seating,
    answer: table,
  }),
  start: route('POST', '/api/tables/:table/start', {
    who: 'person',
    scope: 'tables',
    answer: table,
  }),
  close: route('POST', '/api/tables/:table/close', {
    who: 'person',
    scope: 'tables',
    answer: table,
  }),
  rematch: route('POST', '/api/tables/:table/rematch', {
    who: 'person',
    scope: 'tables',
    answer: table,
  }),

  opening: route('GET', '/api/tables/:table/match', {
    who: 'anybody',
    scope: 'read',
    answer: opening,
  }),
  glance: route('GET', '/api/tables/:table/glance', {
    who: 'anybody',
    scope: 'read',
    answer: glance,
  }),
  board: route('GET', '/api/tables/:table/board', {
    who: 'anybody',
    scope: 'read',
    answer: board,
  }),
  submit: route('POST', '/api/tables/:table/actions', {
    who: 'person',
    scope: 'play',
    body: submission,
    answer,
  }),
  takeBack: route('POST', '/api/tables/:table/take-back', {
    who: 'person',
    scope: 'play',
    body: takeBack,
    answer,
  }),
  askTakeBack: route('POST', '/api/tables/:table/take-back/question', {
    who: 'person',
    scope: 'play',
    body: takeBack,
    answer: table,
  }),
  answerTakeBack: route('POST', '/api/tables/:table/take-back/answer', {
    who: 'person',
    scope: 'play',
    body: z.strictObject({ agree: z.boolean() }),
    answer: table,
  }),
  legal: route('GET', '/api/tables/:table/legal', {
    who: 'person',
    scope: 'play',
    answer: z.object({ seq: z.int(), undos: z.int(), actions: z.array(z.unknown()) }),
  }),
  views: route('GET', '/api/tables/:table/views', {
    who: 'anybody',
    scope: 'read',
    query: z.strictObject({ moments: z.string().check(z.maxLength(4000), z.regex(/^\d+(?:,\d+)*$/)) }),
    answer: views,
  }),
  moment: route('GET', '/api/tables/:table/moment', {
    who: 'anybody',
    scope: 'read',
    query: z.union([z.strictObject({ mine: aMoment }), z.strictObject({ public: aMoment })]),
    answer: z.object({ mine: z.int(), public: z.int() }),
  }),
  record: route('GET', '/api/tables/:table/record', {
    who: 'anybody',
    scope: 'read',
    answer: record,
  }),
  offerSeat: route('POST', '/api/tables/:table/offer', {
    who: 'person',
    scope: 'play',
    answer: z.object({ invite: z.string() }),
  }),
  handOver: route('POST', '/api/tables/:table/hand-over', {
    who: 'person',
    scope: 'play',
    body: z.strictObject({ bot: z.nullable(z.string().check(z.minLength(1), z.maxLength(32))) }),
    answer: z.union([z.object({ ok: z.literal(true) }), z.object({ ok: z.literal(false), why: z.string() })]),
  }),

  orders: route('GET', '/api/tables/:table/orders', {
    who: 'person',
    scope: 'play',
    answer: ordersAtTable,
  }),
  giveOrder: route('PUT', '/api/tables/:table/orders/:kind', {
    who: 'person',
    scope: 'play',
    body: orderForm,
    answer: ordersAtTable,
  }),
  cancelOrder: route('DELETE', '/api/tables/:table/orders/:kind', {
    who: 'person',
    scope: 'play',
    answer: ordersAtTable,
  }),

  chat: route('GET', '/api/tables/:table/chat', {
    who: 'anybody',
    scope: 'read',
    query: z.strictObject({ after: z.optional(z.string().check(z.regex(/^\d{1,9}$/))) }),
    answer: z.array(chatLine),
  }),
  speak: route('POST', '/api/tables/:table/chat', {
    who: 'person',
    scope: 'play',
    body: saying,
    answer: chatLine,
  }),
  myNotes: route('GET', '/api/tables/:table/notes', {
    who: 'person',
    scope: 'read',
    answer: noteText,
  }),
  writeNotes: route('PUT', '/api/tables/:table/notes', {
    who: 'person',
    scope: 'play',
    body: noteText,
    answer: noteText,
  }),
  muted: route('GET', '/api/mutes', {
    who: 'person',
    scope: 'read',
    answer: z.array(person),
  }),
  mute: route('PUT', '/api/mutes/:person', {
    who: 'person',
    scope: 'account',
    answer: z.array(person),
  }),
  unmute: route('DELETE', '/api/mutes/:person', {
    who: 'person',
    scope: 'account',
    answer: z.array(person),
  }),

  ...TELLING_ROUTES,

  ...ADMIN_ROUTES,
} as const;

export type RouteName = keyof typeof ROUTES;
