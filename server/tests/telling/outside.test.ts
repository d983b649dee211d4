import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allowed, isPublic, OutsideProblem, postOutside, PUBLIC_ONLY, type Reach } from '../../telling/outside.ts';
import { openReceiver, type Receiver } from '../support/receiver.ts';
import { TestTime } from '../support/time.ts';

const NOTHING = { headers: {}, body: '{}' };

describe('which addresses may be asked', () => {
  it.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://0.0.0.0/',
    'https://0/',
    'https://10.1.2.3/',
    'https://100.64.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://172.16.0.1/',
    'https://172.31.255.255/',
    'https://192.168.1.1/',
    'https://192.0.0.1/',
    'https://198.18.0.1/',
    'https://224.0.0.1/',
    'https://255.255.255.255/',
    'https://[::]/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:a9fe:a9fe]/',
    'https://[::127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[2001:0:7f00:1::]/',
    'https://[fe80::1]/',
    'https://[fc00::1]/',
    'https://[fd12:3456::1]/',
    'https://[ff02::1]/',
    'https://name:password@example.org/',
    'http://example.org/',
    'file:///etc/passwd',
    'ftp://example.org/',
    'nonsense',
  ])('not %s', (address) => {
    expect(() => allowed(address, PUBLIC_ONLY)).toThrow(OutsideProblem);
  });

  it.each(['https://example.org/hook', 'https://93.184.216.34/', 'https://[2606:2800:220:1::1]/'])('%s', (address) => {
    expect(allowed(address, PUBLIC_ONLY).href).toBe(address);
  });

  it('an address with a zone is one of this machine, and a name is no address', () => {
    expect(isPublic('2606:2800:220:1::1')).toBe(true);
    expect(isPublic('2606:2800:220:1::1%lo')).toBe(false);
    expect(isPublic('example.org')).toBe(false);
  });
});

describe('posting outside', () => {
  const time = new TestTime();
  let receiver: Receiver;
  let here: Reach;
  beforeEach(async () => {
    receiver = await openReceiver();
    here = receiver.reach;
  });
  afterEach(async () => receiver.close());

  it('a name is looked up once, and what was found is asked', async () => {
    let asked = 0;
    const resolve = async (name: string) => {
      asked += 1;
      // Whoever answers for the name would say something else the second time.
      return asked === 1 ? here.resolve(name) : [{ address: '203.0.113.7', family: 4 }];
    };
    expect(await postOutside(receiver.at('hook.example', '/x'), NOTHING, { ...here, resolve }, time.later)).toBe(200);
    expect(asked).toBe(1);
    expect(receiver.received).toHaveLength(1);
  });

  it('a name of which one answer is private is not asked', async () => {
    const resolve = () =>
      Promise.resolve([
        { address: '93.184.216.34', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ]);
    const reach = { ...here, mayReach: isPublic, resolve };
    await expect(postOutside(receiver.at('hook.example', '/'), NOTHING, reach, time.later)).rejects.toThrow('private');
    await expect(
      postOutside(receiver.at('localhost', '/'), NOTHING, { ...PUBLIC_ONLY, protocols: ['http:'] }, time.later),
    ).rejects.toThrow('private');
    expect(receiver.received).toEqual([]);
  });

  it('a redirect is not followed', async () => {
    receiver.answer(307, { location: receiver.at('127.0.0.1', '/secret') });
    expect(await postOutside(receiver.at('hook.example', '/'), NOTHING, here, time.later)).toBe(307);
    expect(receiver.received.map(({ path }) => path)).toEqual(['/']);
  });

  it('whoever does not answer is not waited for', async () => {
    const silent = createServer(() => time.pass(5000));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = silent.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    await expect(postOutside(`http://hook.example:${port}/`, NOTHING, here, time.later)).rejects.toThrow('in time');
    silent.closeAllConnections();
    await new Promise((resolve) => silent.close(resolve));
  });
});
