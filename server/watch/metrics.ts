import type { Thought } from '@roundhouse/host';
import type { LogEvent } from 'kysely';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** From a file in the cache to a page that somebody waits for. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What is looked up when somebody asks for the figures. */
export interface Gauged {
  readonly inProgress: () => number;
  readonly lines: () => number;
  readonly matches: () => number;
  readonly passwords: () => { readonly running: number; readonly waiting: number };
  readonly messages: () => Readonly<Record<string, { readonly sent: number; readonly failed: number }>>;
}

interface Answered {
  readonly method: string;
  /** As it is written in the program, with gaps: `/api/tables/:table`. An address names somebody's table. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/**
 * What a server does, in numbers for Prometheus. No label names a person, a table or a position: they are the routes, codes
 * and kinds that the program knows beforehand, so that there are never more of them than a host can keep.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #answers: Counter<'method' | 'route' | 'code'>;
  readonly #durations: Histogram<'route'>;
  readonly #queries: Histogram<'kind'>;
  readonly #works: Histogram<'work' | 'outcome'>;
  readonly #accidents: Counter;
  readonly #botsGivenUp: Counter;
  #watchesProcess = false;

  constructor() {
    const registers = [this.#registry];
    this.#answers = new Counter({
      name: 'roundhouse_answers_total',
      help: 'Answers to requests.',
      labelNames: ['method', 'route', 'code'],
      registers,
    });
    this.#durations = new Histogram({
      name: 'roundhouse_answer_seconds',
      help: 'From the first byte of a request to the last of its answer.',
      labelNames: ['route'],
      buckets: SECONDS,
      registers,
    });
    this.#queries = new Histogram({
      name: 'roundhouse_database_seconds',
      help: 'Questions to the database, what is written to it, and commits.',
      labelNames: ['kind'],
      buckets: SECONDS,
      registers,
    });
    this.#works = new Histogram({
      name: 'roundhouse_work_seconds',
      help: 'What the server does of its own accord, such as the thinking of bots.',
      labelNames: ['work', 'outcome'],
      buckets: SECONDS,
      registers,
    });
    this.#botsGivenUp = new Counter({
      name: 'roundhouse_bots_given_up_total',
      help: 'Turns in which a bot failed for good, so that the greedy move was played in its place.',
      registers,
    });
    this.#accidents = new Counter({
      name: 'roundhouse_accidents_total',
      help: 'What went wrong here and is written in the log.',
      registers,
    });
  }

  /** A bot failed again and again, and the greedy move was played in its place. */
  botGaveUp(): void {
    this.#botsGivenUp.inc();
  }

  /** Once the parts of the house are there. */
  gauge({ inProgress, lines, matches, passwords, messages }: Gauged): void {
    const registers: Registry[] = [];
    this.#registry.registerMetric(
      new Gauge({
        name: 'roundhouse_requests_in_progress',
        help: 'Requests that were read and have no answer yet.',
        registers,
        collect() {
          this.set(inProgress());
        },
      }),
    );
    this.#registry.registerMetric(
      new Gauge({
        name: 'roundhouse_open_lines',
        help: 'Sockets and streams on which somebody hears news.',
        registers,
        collect() {
          this.set(lines());
        },
      }),
    );
    this.#registry.registerMetric(
      new Gauge({
        name: 'roundhouse_matches_in_memory',
        help: 'Matches that somebody plays or looks at.',
        registers,
        collect() {
          this.set(matches());
        },
      }),
    );
    this.#registry.registerMetric(
      new Gauge({
        name: 'roundhouse_passwords',
        help: 'Passwords that are being hashed, and those that wait for it.',
        labelNames: ['state'],
        registers,
        collect() {
          for (const [state, count] of Object.entries(passwords())) this.set({ state }, count);
        },
      }),
    );
    this.#registry.registerMetric(
      new Counter({
        name: 'roundhouse_messages_total',
        help: 'Messages to people who are not here: pushes, webhooks and mails.',
        labelNames: ['way', 'outcome'],
        registers,
        collect() {
          this.reset();
          for (const [way, counts] of Object.entries(messages())) {
            for (const [outcome, count] of Object.entries(counts)) this.inc({ way, outcome }, count);
          }
        },
      }),
    );
  }

  answered({ method, route, status, seconds }: Answered): void {
    this.#answers.inc({ method, route, code: String(status) });
    this.#durations.observe({ route }, seconds);
  }

  /** For the log of the queries. */
  readonly query = ({ query, queryDurationMillis }: LogEvent): void => {
    this.#queries.observe({ kind: kindOf(query.sql) }, queryDurationMillis / MS);
  };

  accident(): void {
    this.#accidents.inc();
  }

  /** The same thought, and how long it took. */
  thought({ action, callOff }: Thought): Thought {
    return { action: this.work('bot', action), callOff };
  }

  async work<T>(kind: string, work: Promise<T>): Promise<T> {
    const stop = this.#works.startTimer({ work: kind });
    try {
      const done = await work;
      stop({ outcome: 'done' });
      return done;
    } catch (error) {
      stop({ outcome: 'failed' });
      throw error;
    }
  }

  /** As Prometheus reads it. */
  async page(): Promise<{ readonly type: string; readonly text: string }> {
    // They watch the whole process, which nobody should who is never asked.
    if (!this.#watchesProcess) collectDefaultMetrics({ register: this.#registry });
    this.#watchesProcess = true;
    return { type: this.#registry.contentType, text: await this.#registry.metrics() };
  }
}

const MS = 1000;

function kindOf(sql: string): 'read' | 'write' | 'commit' {
  if (/^\s*commit\b/i.test(sql)) return 'commit';
  // What begins as a question may write all the same: so do actions, many at once.
  if (/^\s*with\b/i.test(sql)) return /\b(?:insert into|update|delete from)\b/i.test(sql) ? 'write' : 'read';
  return /^\s*(?:select|show|pragma|begin|rollback)\b/i.test(sql) ? 'read' : 'write';
}
