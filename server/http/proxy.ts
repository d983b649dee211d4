import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { type RefusalAnswer, STATUS } from '@roundhouse/wire';

interface Server {
  readonly host: string;
  readonly port: number;
}

interface ProxySettings {
  /** 0: any that is free. */
  readonly port: number;
  /** Those that are there now. */
  readonly servers: () => readonly Server[];
}

const AGAIN_SECONDS = 1;
const NOBODY = 'No server is there just now; try again in a moment.';
const WENT_AWAY =
  'The server went away while it was asked. Look whether it was done, or send the same again with its key.';

/**
 * A small proxy in front of several servers of one database: each request goes to the next of them, WebSockets too, and
 * where one is gone to another. It is for trying things on one machine; for everybody else there are grown-up ones.
 */
export async function openProxy({
  port,
  servers,
}: ProxySettings): Promise<{ readonly port: number; readonly close: () => Promise<void> }> {
  let turn = 0;
  /** Everybody, beginning with the next. */
  const inTurn = (): readonly Server[] => {
    const all = servers();
    turn += 1;
    return all.map((_, index) => all[(turn + index) % all.length]).filter((one) => one !== undefined);
  };
  const proxy = createServer((incoming, answer) => pass(incoming, answer, inTurn()));
  const open = new Set<Duplex>();
  proxy.on('upgrade', (incoming, socket, head) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    tunnel(incoming, socket, head, inTurn());
  });
  await new Promise<void>((resolve, reject) => {
    proxy.once('error', reject);
    proxy.listen(port, '127.0.0.1', resolve);
  });
  const address = proxy.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: async () => {
      for (const socket of open) socket.destroy();
      proxy.closeAllConnections();
      await new Promise<void>((resolve) => {
        proxy.close(() => resolve());
      });
    },
  };
}

function pass(incoming: IncomingMessage, answer: ServerResponse, [server, ...others]: readonly Server[]): void {
  if (server === undefined) {
    refuse(answer, NOBODY);
    return;
  }
  const { method, url } = incoming;
  // A connection of its own each: one that was kept may belong to a server that is gone.
  const asked = ask({ ...server, agent: false, method, path: url, headers: forwarded(incoming) });
  asked.on('response', (got) => {
    answer.writeHead(got.statusCode ?? 502, got.headers);
    got.pipe(answer);
    got.on('error', () => answer.destroy());
  });
  // What never arrived, or changes nothing, is asked elsewhere. Of the rest nobody knows whether it was done: whoever sent
  // it sends it again, by the same key.
  const changesNothing = method === 'GET' || method === 'HEAD';
  let arrived = false;
  asked.on('socket', (socket) => {
    socket.once('connect', () => {
      arrived = true;
      if (changesNothing) asked.end();
      else incoming.pipe(asked);
    });
  });
  asked.on('error', () => {
    if (!answer.headersSent && (!arrived || changesNothing)) pass(incoming, answer, others);
    else if (answer.headersSent) answer.destroy();
    else refuse(answer, WENT_AWAY);
  });
  answer.on('close', () => asked.destroy());
}

/** In the words and the shape in which a server itself refuses. */
function refuse(answer: ServerResponse, why: string): void {
  const said: RefusalAnswer = { error: { code: 'unavailable', why } };
  answer.writeHead(STATUS.unavailable, { 'content-type': 'application/json', 'retry-after': String(AGAIN_SECONDS) });
  answer.end(JSON.stringify(said));
}

function tunnel(incoming: IncomingMessage, socket: Duplex, head: Buffer, [server, ...others]: readonly Server[]): void {
  if (server === undefined) {
    socket.end('HTTP/1.1 503 Service Unavailable\r\n\r\n');
    return;
  }
  const there = connect(server);
  let arrived = false;
  there.on('connect', () => {
    arrived = true;
    const lines = Object.entries(forwarded(incoming)).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one) => `${name}: ${one}`),
    );
    there.write([`GET ${incoming.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
    there.write(head);
    socket.pipe(there).pipe(socket);
  });
  there.on('error', () => {
    if (arrived) socket.destroy();
    else tunnel(incoming, socket, head, others);
  });
  there.on('close', () => {
    if (arrived) socket.destroy();
  });
  socket.on('error', () => there.destroy());
  socket.on('close', () => there.destroy());
}

/** Who asks, for servers that are told to believe it. */
function forwarded({ headers, socket }: IncomingMessage) {
  return { ...headers, 'x-forwarded-for': socket.remoteAddress ?? '', 'x-forwarded-proto': 'http' };
}
