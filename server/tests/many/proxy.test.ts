import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { refusal } from '@roundhouse/wire';
import { expect, onTestFinished, test } from 'vitest';
import { openProxy } from '../../http/proxy.ts';

async function listening(server: Server): Promise<{ readonly host: string; readonly port: number }> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no address');
  return { host: '127.0.0.1', port: address.port };
}

/** A server that takes a connection and goes away, as one does that is killed. */
async function dying(): Promise<{ readonly host: string; readonly port: number }> {
  return listening(createServer((socket) => socket.once('data', () => socket.destroy())));
}

async function asked(servers: readonly { readonly host: string; readonly port: number }[], method: string) {
  const proxy = await openProxy({ port: 0, servers: () => servers });
  onTestFinished(() => proxy.close());
  return fetch(`http://127.0.0.1:${proxy.port}/api/tables`, { method });
}

test('where no server is there, the proxy says so in the words of a refusal', async () => {
  const answer = await asked([], 'GET');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('1');
  expect(refusal.parse(await answer.json()).error.why).toMatch(/^No server is there just now/);
});

test('of a wish that a server took with it nobody claims that it was not done', async () => {
  const answer = await asked([await dying()], 'POST');
  expect(answer.status).toBe(503);
  const { code, why } = refusal.parse(await answer.json()).error;
  expect(code).toBe('unavailable');
  expect(why).toMatch(/send the same again with its key/);
});

test('a question that a server took with it is asked at the next', async () => {
  const alive = createServer((socket) =>
    socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nhi')),
  );
  const answer = await asked([await dying(), await listening(alive), await dying()], 'GET');
  expect(await answer.text()).toBe('hi');
});
