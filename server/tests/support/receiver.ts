import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Reach } from '../../telling/outside.ts';

interface Received {
  readonly host: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Whatever is sent outside in a test arrives here, under any name. */
export interface Receiver {
  readonly received: readonly Received[];
  readonly reach: Reach;
  at(host: string, path: string): string;
  /** What is answered from now on. */
  answer(status: number, headers?: Readonly<Record<string, string>>): void;
  close(): Promise<void>;
}

export async function openReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let said: { readonly status: number; readonly headers: Readonly<Record<string, string>> } = {
    status: 200,
    headers: {},
  };
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const { headers, url = '' } = request;
      received.push({ host: (headers.host ?? '').replace(/:\d+$/, ''), path: url, headers, body });
      response.writeHead(said.status, said.headers).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the receiver has no port');
  return {
    received,
    reach: {
      protocols: ['http:'],
      mayReach: () => true,
      resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
    },
    at: (host, path) => `http://${host}:${address.port}${path}`,
    answer: (status, headers = {}) => {
      said = { status, headers };
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
