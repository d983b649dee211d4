import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { EventStream } from '../news/event-stream.ts';
import { begun, Client, playOne } from './support/client.ts';
import { openTestHouse } from './support/house.ts';

let house: Awaited<ReturnType<typeof openTestHouse>>;
beforeEach(async () => {
  house = await openTestHouse();
});
afterEach(async () => house.close());

it('tells the news to those who cannot use a WebSocket, from where they left off', async () => {
  const people = await Promise.all(['Ada', 'Grace'].map(async (name) => Client.named(house.address, name)));
  const [ada] = people;
  if (ada === undefined) throw new Error('nobody is there');
  const { id: table } = await begun(people, 'steam', { map: 'ruhr' }, ['easy']);
  const headers = { cookie: ada.cookie ?? '' };
  const leaving = new AbortController();
  const address = `${house.address}/api/news/stream?table=${table}&seq=0&undos=0&home=1`;
  const answer = await fetch(address, { headers, signal: leaving.signal });
  expect(answer.headers.get('content-type')).toBe('text/event-stream');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (reader === undefined) throw new Error('there is no stream');
  const next = events(reader);
  const kinds = [await next(), await next(), await next()].map(({ news }) => news);
  expect(kinds).toEqual(['table', 'update', 'home']);
  const played = await Promise.all(people.map(async (one) => playOne(one, table, (all) => all[0])));
  expect(played.some((one) => one?.outcome.ok === true)).toBe(true);
  // Whose turn it is comes home a moment after it changed, and may come in between.
  while ((await next()).news !== 'update') expect(leaving.signal.aborted).toBe(false);
  leaving.abort();
});

it('says no before the stream begins', async () => {
  const answer = await fetch(`${house.address}/api/news/stream?table=../x`);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: { code: 'malformed' } });
});

interface Told {
  readonly news: string;
}

/** The events of a stream, one after the other. */
function events(reader: ReadableStreamDefaultReader<string>): () => Promise<Told> {
  let unread = '';
  return async () => {
    for (;;) {
      const end = unread.indexOf('\n\n');
      if (end !== -1) {
        const event = unread.slice(0, end);
        unread = unread.slice(end + 2);
        const told: unknown = event.startsWith('data: ') ? JSON.parse(event.slice('data: '.length)) : null;
        if (isTold(told)) return told;
        continue;
      }
      const { value, done } = await reader.read();
      if (done) throw new Error('the stream ended');
      unread += value;
    }
  };
}

function isTold(told: unknown): told is Told {
  return typeof told === 'object' && told !== null && 'news' in told && typeof told.news === 'string';
}

it('knows how much a reader has not read who reads nothing, and can be cut off all the same', async () => {
  const server = createServer();
  const asked = new Promise<ServerResponse>((resolve) => {
    server.once('request', (_request, answer) => resolve(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  const deaf = connect(address.port, '127.0.0.1');
  deaf.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n');
  deaf.pause();
  const stream = new EventStream(await asked);
  const MEGABYTE = 'x'.repeat(1024 * 1024);
  for (let sent = 0; stream.bufferedAmount < 4 * MEGABYTE.length; sent++) {
    stream.send(MEGABYTE);
    expect(sent).toBeLessThan(100);
  }
  stream.terminate();
  deaf.resume();
  await once(deaf, 'close');
  await new Promise((resolve) => server.close(resolve));
});
