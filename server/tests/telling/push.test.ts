import { createECDH, createPublicKey, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { encrypted, freshServerKey, isUsable, pushRequest, serverKeyIn } from '../../telling/push.ts';
import { BrowserPush } from '../support/browser-push.ts';

describe('web push', () => {
  it('encrypts as the example of RFC 8291 does', () => {
    const own = createECDH('prime256v1');
    own.setPrivateKey('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url');
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
    const body = encrypted(Buffer.from('When I grow up, I want to be a watermelon'), keys, { own, salt });
    expect(body.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  it('is signed with the key that browsers subscribed with, for the service that it goes to', () => {
    const key = serverKeyIn(freshServerKey());
    const browser = new BrowserPush('https://push.example/send/1');
    const pushed = { text: '"hello"', topic: 'abc', contact: 'https://play.example' };
    const now = 1_800_000_000_000;
    const { headers } = pushRequest(browser.subscription, pushed, key, now);
    const found = /^vapid t=(?<head>[\w-]+)\.(?<claim>[\w-]+)\.(?<signature>[\w-]+), k=(?<key>[\w-]+)$/.exec(
      headers['authorization'] ?? '',
    )?.groups;
    const part = (name: string): Buffer => Buffer.from(found?.[name] ?? '', 'base64url');
    expect(JSON.parse(part('claim').toString())).toEqual({
      aud: 'https://push.example',
      exp: now / 1000 + 12 * 60 * 60,
      sub: 'https://play.example',
    });
    expect(found?.['key']).toBe(key.publicKey);
    const point = part('key');
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    const signed = Buffer.from(`${found?.['head']}.${found?.['claim']}`);
    const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
    expect(verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, part('signature'))).toBe(true);
  });

  it('a key beside the curve is no key', () => {
    const { subscription } = new BrowserPush('https://push.example/');
    expect(isUsable(subscription)).toBe(true);
    const off = Buffer.alloc(65, 1);
    off[0] = 4;
    expect(isUsable({ ...subscription, keys: { ...subscription.keys, p256dh: off.toString('base64url') } })).toBe(
      false,
    );
  });
});
