import { isIPv4 } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../data/database.ts';
import { letDown } from '../http/refusing.ts';
import { Refusal } from '../refusal.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/** Addresses of the page, whose names people make up, count as one. */
const PAGE = '(page)';

/** An answer as it is counted: what was asked, and never by whom. */
export interface WatchedAnswer {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

/** Counts every answer, and writes it down without saying whose it was; those on lines are handed to what is returned. */
export function watchAnswers(app: FastifyInstance, metrics: Metrics, log: Log): (answer: WatchedAnswer) => void {
  const watch = ({ method, route, status, ms }: WatchedAnswer): void => {
    metrics.answered({ method, route, status, seconds: ms / 1000 });
    log.info({ method, route, status, ms: Math.round(ms) }, 'answered');
  };
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status, elapsedTime: ms } = reply;
    watch({ method: request.method, route: routeOf(request), status, ms });
    done();
  });
  return watch;
}

function routeOf({ routeOptions: { url } }: FastifyRequest): string {
  return url === undefined || url === '/*' ? PAGE : url;
}

/** So long may the database take to say that it is there. */
const READY_MS = 2000;

interface Watched {
  readonly data: Database;
  readonly metrics: Metrics;
  /** Whether everybody may read the figures, and not only this machine. */
  readonly openMetrics: boolean;
}

/** For whoever looks after the server: whether it lives, whether it works, and what it does. */
export function watchRoutes(app: FastifyInstance, { data, metrics, openMetrics }: Watched): void {
  app.get('/healthz', () => ({ ok: true }));
  app.get('/readyz', async () => {
    const patience = new AbortController();
    const late = delay(READY_MS, false, { signal: patience.signal }).catch(() => false);
    // Whoever may begin to write could also play: a file that another process holds can still be read.
    const asked = data.db
      .transaction()
      .execute(async (db) => sql`select 1`.execute(db))
      .then(
        () => true,
        () => false,
      );
    const ready = await Promise.race([asked, late]);
    patience.abort();
    if (!ready) throw letDown('gone');
    return { ok: true };
  });
  app.get('/metrics', async (request, reply) => {
    if (!openMetrics && !isNear(request)) {
      throw new Refusal('not-yours', 'Only this machine may read the figures; ROUNDHOUSE_METRICS=1 lets everybody.');
    }
    const { type, text } = await metrics.page();
    return reply.type(type).header('cache-control', 'no-store').send(text);
  });
}

/** A proxy on this machine asks for somebody elsewhere, and says so, whether it is trusted or not. */
function isNear({ socket, headers }: FastifyRequest): boolean {
  const { remoteAddress = '' } = socket;
  const address = remoteAddress.replace(/^::ffff:/, '');
  const forwarded = headers['x-forwarded-for'] ?? headers.forwarded ?? headers.via;
  return forwarded === undefined && (address === '::1' || (isIPv4(address) && address.startsWith('127.')));
}
