import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushSubscription } from '@roundhouse/wire';

/** A browser that subscribed: it reads what it is sent as RFC 8291 says, by code that shares nothing with the sender's. */
export class BrowserPush {
  readonly subscription: PushSubscription;
  readonly #own = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor(endpoint: string) {
    const p256dh = this.#own.generateKeys('base64url');
    this.subscription = { endpoint, keys: { p256dh, auth: this.#auth.toString('base64url') } };
  }

  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const idLength = body.readUInt8(20);
    const theirs = body.subarray(21, 21 + idLength);
    const sealed = body.subarray(21 + idLength);
    const derive = (secret: Buffer, from: Buffer, info: Buffer, bytes: number): Buffer =>
      Buffer.from(hkdfSync('sha256', secret, from, info, bytes));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#own.getPublicKey(), theirs]);
    const secret = derive(this.#own.computeSecret(theirs), this.#auth, info, 32);
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const open = createDecipheriv('aes-128-gcm', key, nonce);
    open.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
    if (plain.at(-1) !== 2) throw new Error('this is not the last record');
    return JSON.parse(plain.subarray(0, -1).toString('utf8'));
  }
}
