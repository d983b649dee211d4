import type { FastifyRequest } from 'fastify';
import type { Visitor } from '../http/door.ts';
import { Lately } from '../lately.ts';
import type { Bell } from '../news/bell.ts';
import { hashed } from '../secrets.ts';
import { bearerIn } from './bearer.ts';
import type { Programs } from './programs.ts';
import { sessionIn } from './session-cookie.ts';
import type { Sessions } from './sessions.ts';

const NOBODY_KNOWN: Visitor = { person: null, scopes: null, session: null };

/** Where nobody could say that a session has ended, it ends here after this time. */
const REMEMBERED_MS = 5000;

interface Parts {
  readonly sessions: Pick<Sessions, 'byHash'>;
  readonly programs: Pick<Programs, 'byHash'>;
  readonly bell: Bell;
  readonly now: () => number;
}

/** What a request says of its sender, and how that is looked up. */
type Credentials = { readonly key: string; readonly look: () => Promise<Visitor | null> } | 'none';

/**
 * Who sends a request: a browser by its session, a program by its token. They are remembered for a moment, because whoever
 * plays asks often; who logs out, is banned or is called otherwise is looked up again at once.
 */
export class Visitors {
  readonly #parts: Parts;
  readonly #lately: Lately<Visitor>;
  /** Of requests that opened a line: whoever plays on it is asked for with every action. */
  readonly #credentials = new WeakMap<FastifyRequest, Credentials>();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#lately = new Lately({ now: parts.now, ms: REMEMBERED_MS });
    parts.bell.listen((ring) => {
      if (ring.what === 'again') this.#lately.forgetThose(() => true);
      if (ring.what === 'logged-out' || ring.what === 'renamed') {
        this.#lately.forgetThose(({ person }) => person?.id === ring.person);
      }
    });
  }

  async identify(request: FastifyRequest): Promise<Visitor> {
    const known = this.#credentials.get(request);
    const credentials = known ?? this.#credentialsIn(request);
    if (known === undefined) this.#credentials.set(request, credentials);
    if (credentials === 'none') return NOBODY_KNOWN;
    return (await this.#lately.of(credentials.key, credentials.look)) ?? NOBODY_KNOWN;
  }

  #credentialsIn(request: FastifyRequest): Credentials {
    const { sessions, programs } = this.#parts;
    const token = bearerIn(request);
    if (token !== undefined) {
      const hash = hashed(token);
      return { key: `token ${hash}`, look: async () => programs.byHash(hash) };
    }
    const secret = sessionIn(request);
    if (secret === undefined) return 'none';
    const hash = hashed(secret);
    return { key: `session ${hash}`, look: async () => sessions.byHash(hash) };
  }
}
