import * as z from 'zod/mini';
import { minuteOfDay } from './clocks.ts';
import { id, time } from './people.ts';
import { route } from './route.ts';

const LONGEST_ADDRESS = 1000;
const LONGEST_ZONE = 64;

/** Where something is posted to; which addresses are allowed is for the server to say. */
const webAddress = z.url().check(z.maxLength(LONGEST_ADDRESS));

/** A time of day when nobody wants to hear anything, in minutes after midnight where they live; it may pass midnight. */
export const quietHours = z.strictObject({
  from: minuteOfDay,
  to: minuteOfDay,
  /** Where they live, as `Europe/Vienna`: their clocks may change in spring and autumn. */
  zone: z.string().check(z.maxLength(LONGEST_ZONE), z.refine(isZone, 'is no time zone')),
});
export type QuietHours = z.infer<typeof quietHours>;

/** How somebody wants to be told. */
export const tellingChoice = z.strictObject({
  webhook: z.nullable(webAddress),
  mail: z.boolean(),
  quiet: z.nullable(quietHours),
});
export type TellingChoice = z.infer<typeof tellingChoice>;

/** The ways on which somebody is told while the page is closed. */
export const tellingWay = z.enum(['push', 'webhook', 'mail']);
export type TellingWay = z.infer<typeof tellingWay>;

export const telling = z.object({
  choice: tellingChoice,
  /** Null: this server sends no mails. Else where they go; empty for somebody who gave no address. */
  mailTo: z.nullable(z.string()),
  /** The server's key, with which a browser subscribes to its messages. */
  pushKey: z.string(),
  /** On how many devices. */
  devices: z.int(),
  /** Ways on which nothing has arrived since then. */
  failing: z.array(z.object({ way: tellingWay, since: time })),
});
export type Telling = z.infer<typeof telling>;

/** What a browser gives out when it subscribes. */
export const pushSubscription = z.strictObject({
  endpoint: webAddress,
  keys: z.strictObject({
    p256dh: z.string().check(z.regex(/^[A-Za-z0-9_-]{87}=?$/, 'is no key')),
    auth: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}={0,2}$/, 'is no key')),
  }),
});
export type PushSubscription = z.infer<typeof pushSubscription>;

export const tableTelling = z.strictObject({ told: z.boolean() });

/** What the service worker is sent. */
export const pushMessage = z.object({ title: z.string(), text: z.string(), link: z.string(), tag: id });
export type PushMessage = z.infer<typeof pushMessage>;

const mailing = z.object({ mail: z.boolean() });

export const TELLING_ROUTES = {
  telling: route('GET', '/api/me/telling', {
    who: 'person',
    scope: 'account',
    answer: telling,
  }),
  chooseTelling: route('PUT', '/api/me/telling', {
    who: 'person',
    scope: 'account',
    body: tellingChoice,
    answer: telling,
  }),
  tryWebhook: route('POST', '/api/me/telling/try', {
    who: 'person',
    scope: 'account',
    body: z.strictObject({ webhook: webAddress }),
    answer: z.object({ arrived: z.boolean() }),
  }),
  addPush: route('POST', '/api/me/pushes', {
    who: 'person',
    scope: 'account',
    body: pushSubscription,
    answer: telling,
  }),
  removePush: route('DELETE', '/api/me/pushes', {
    who: 'person',
    scope: 'account',
    body: z.strictObject({ endpoint: webAddress }),
    answer: telling,
  }),
  tableTelling: route('GET', '/api/tables/:table/telling', {
    who: 'person',
    scope: 'read',
    answer: tableTelling,
  }),
  tellOfTable: route('PUT', '/api/tables/:table/telling', {
    who: 'person',
    scope: 'account',
    body: tableTelling,
    answer: tableTelling,
  }),
  mailing: route('GET', '/api/mail-stops/:token', {
    who: 'anybody',
    scope: 'read',
    answer: mailing,
  }),
  stopMails: route('POST', '/api/mail-stops/:token', {
    who: 'anybody',
    scope: 'account',
    answer: mailing,
  }),
} as const;

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
