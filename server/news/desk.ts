import { streamWishes } from '@roundhouse/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { needsScope, parsed } from '../http/door.ts';
import { Caller, type CallerParts } from './caller.ts';
import { EventStream, pulse } from './event-stream.ts';
import type { Line } from './line.ts';
import { SocketLine } from './socket-line.ts';

/** `close` resolves when nobody is told anything any more, and nothing is looked up for them. */
export function newsDesk(app: FastifyInstance, parts: CallerParts): { readonly close: () => Promise<void> } {
  const callers = new Set<Caller>();
  const { lines } = parts;
  const enter = (line: Line, request: FastifyRequest, letGo: (() => void) | null = null): Caller => {
    const caller = new Caller(line, request, parts, letGo);
    callers.add(caller);
    caller.welcome();
    return caller;
  };
  const leave = (caller: Caller): void => {
    void caller.leave().then(() => callers.delete(caller));
  };
  const count = (request: FastifyRequest, _reply: unknown, done: () => void): void => {
    request.raw.socket.once('close', lines.from(request.ip));
    done();
  };
  app.get('/api/news', { websocket: true, preValidation: count }, (socket, request) => {
    const caller = enter(new SocketLine(socket, request.raw.socket), request);
    socket.on('message', (data) => caller.hear(Buffer.isBuffer(data) ? data.toString('utf8') : ''));
    socket.on('close', () => leave(caller));
  });
  app.get('/api/news/stream', async (request, reply) => {
    const wishes = parsed(streamWishes, request.query, 'The query');
    // Whoever is not let in hears it as any other answer, before the stream begins.
    const visitor = await parts.identify(request);
    needsScope(visitor, 'read');
    reply.raw.once('close', lines.from(request.ip));
    const letGo = visitor.person === null ? null : lines.of(visitor.person.id);
    reply.hijack();
    const stream = new EventStream(reply.raw);
    const caller = enter(stream, request, letGo);
    const stopPulse = pulse(stream, parts.later);
    reply.raw.on('close', () => {
      stopPulse();
      leave(caller);
    });
    for (const one of wishes) caller.hear(JSON.stringify(one));
  });
  return {
    close: async () => {
      await Promise.all([...callers].map(async (caller) => caller.leave()));
    },
  };
}
