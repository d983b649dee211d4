import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  ECDH,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';
import type { PushSubscription } from '@roundhouse/wire';
import * as z from 'zod/mini';
import { fromJson } from '../data/json.ts';
import type { Posted } from './outside.ts';

const CURVE = 'prime256v1';
const SALT_BYTES = 16;
const SECRET_BYTES = 32;
const KEY_BYTES = 16;
const NONCE_BYTES = 12;
/** Larger than any message of ours: a message is one record. */
const RECORD_BYTES = 4096;
const LAST_RECORD = 2;

const SECOND = 1000;
const HOUR_SECONDS = 60 * 60;
/** For so long the push service keeps a message for a device that is switched off. */
const KEPT_SECONDS = 24 * HOUR_SECONDS;
const SIGNED_SECONDS = 12 * HOUR_SECONDS;

/** The key by which push services know this server. */
export interface ServerKey {
  readonly privateKey: KeyObject;
  /** As browsers want it when they subscribe. */
  readonly publicKey: string;
}

const storedKey = z.object({ kty: z.string(), crv: z.string(), x: z.string(), y: z.string(), d: z.string() });

export function freshServerKey(): string {
  return JSON.stringify(generateKeyPairSync('ec', { namedCurve: CURVE }).privateKey.export({ format: 'jwk' }));
}

export function serverKeyIn(json: string): ServerKey {
  const jwk = storedKey.parse(fromJson(json));
  const point = [Buffer.of(4), Buffer.from(jwk.x, 'base64url'), Buffer.from(jwk.y, 'base64url')];
  return {
    privateKey: createPrivateKey({ key: jwk, format: 'jwk' }),
    publicKey: Buffer.concat(point).toString('base64url'),
  };
}

/** Whether something can be encrypted for it: a key may look like one and lie beside the curve. */
export function isUsable({ keys }: PushSubscription): boolean {
  try {
    ECDH.convertKey(keys.p256dh, CURVE, 'base64url');
    return true;
  } catch {
    return false;
  }
}

interface Pushed {
  readonly text: string;
  /** A later message on the same topic takes the place of one that was not delivered yet. */
  readonly topic: string;
  /** Where the people who run this server can be found. */
  readonly contact: string;
}

/** What is posted to the endpoint of a subscription (RFC 8030, 8291 and 8292). */
export function pushRequest(
  { endpoint, keys }: PushSubscription,
  { text, topic, contact }: Pushed,
  key: ServerKey,
  now: number,
): Posted {
  return {
    headers: {
      authorization: `vapid t=${signedClaim(new URL(endpoint).origin, contact, key, now)}, k=${key.publicKey}`,
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(KEPT_SECONDS),
      urgency: 'high',
      topic,
    },
    body: encrypted(Buffer.from(text), keys),
  };
}

function signedClaim(audience: string, contact: string, { privateKey }: ServerKey, now: number): string {
  const head = inBase64({ typ: 'JWT', alg: 'ES256' });
  const claim = inBase64({ aud: audience, exp: Math.floor(now / SECOND) + SIGNED_SECONDS, sub: contact });
  const signature = sign('sha256', Buffer.from(`${head}.${claim}`), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `${head}.${claim}.${signature.toString('base64url')}`;
}

function inBase64(json: unknown): string {
  return Buffer.from(JSON.stringify(json)).toString('base64url');
}

/** What is made anew for every message. */
interface Fresh {
  readonly own: ECDH;
  readonly salt: Buffer;
}

function fresh(): Fresh {
  const own = createECDH(CURVE);
  own.generateKeys();
  return { own, salt: randomBytes(SALT_BYTES) };
}

/** Only the browser that subscribed can read it; the push service cannot. */
export function encrypted(plain: Buffer, keys: PushSubscription['keys'], { own, salt }: Fresh = fresh()): Buffer {
  const theirs = Buffer.from(keys.p256dh, 'base64url');
  const ours = own.getPublicKey();
  const both = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = derived(own.computeSecret(theirs), Buffer.from(keys.auth, 'base64url'), both, SECRET_BYTES);
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), KEY_BYTES);
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), NONCE_BYTES);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([
    salt,
    size,
    Buffer.of(ours.length),
    ours,
    cipher.update(plain),
    cipher.update(Buffer.of(LAST_RECORD)),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}

function derived(secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
}
