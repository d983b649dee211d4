import { type Asking, type GapsOf, id, type Route, type Scope } from '@roundhouse/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { notFound, Refusal } from '../refusal.ts';
import type { Requests } from './bounds.ts';

/** Somebody whom the server knows. */
export interface Known {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'account' | 'program';
}

/** Whoever sends a request. */
export interface Visitor<Person extends Known | null = Known | null> {
  readonly person: Person;
  /** What a token allows; null for a browser's session, which allows everything. */
  readonly scopes: readonly string[] | null;
  /** The hash of the session or the token; null for somebody unknown. */
  readonly session: string | null;
}

export type VisitorOf<Who extends Asking> = Who extends 'person' ? Visitor<Known> : Visitor;

export interface Asked<Path extends string, Query, Body, Who extends Asking> {
  /** What stands in a gap of the path. */
  readonly gap: (name: GapsOf<Path>) => string;
  readonly query: Query;
  readonly body: Body;
  readonly visitor: VisitorOf<Who>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export type Identify = (request: FastifyRequest) => Promise<Visitor>;

/** The one way into the server by HTTP: whatever comes through it is parsed, and its sender is known. */
export class Door {
  readonly #app: FastifyInstance;
  readonly #identify: Identify;
  readonly #readOnly: () => boolean;
  readonly #requests: Requests;

  /** `readOnly`: whether nobody may change anything for now. */
  constructor(app: FastifyInstance, identify: Identify, readOnly: () => boolean, requests: Requests) {
    this.#app = app;
    this.#identify = identify;
    this.#readOnly = readOnly;
    this.#requests = requests;
  }

  /** The same way in, for routes that take other kinds of bodies. */
  within(app: FastifyInstance): Door {
    return new Door(app, this.#identify, this.#readOnly, this.#requests);
  }

  /** Whoever asks for what a route is about, whichever way they come: a refusal for those who may not. */
  async admit<Who extends Asking>(
    { method, path, who, scope }: Route<string, unknown, unknown, unknown, Who>,
    identify: () => Promise<Visitor>,
  ): Promise<VisitorOf<Who>> {
    if (this.#readOnly() && method !== 'GET' && !ALWAYS.test(path)) {
      throw new Refusal('unavailable', 'The host looks after the server: for a while nothing can be changed.');
    }
    const visitor = await identify();
    if (visitor.person !== null) this.#requests.by(visitor.person.id);
    if (!mayAsk(who, visitor)) throw new Refusal('unknown-person', 'Come in first: the server does not know you.');
    needsScope(visitor, scope);
    return visitor;
  }

  answer<Path extends string, Query, Body, Answer, Who extends Asking>(
    route: Route<Path, Query, Body, Answer, Who>,
    answer: (asked: Asked<Path, Query, Body, Who>) => Promise<Answer>,
  ): void {
    this.#app.route<{ Params: Readonly<Record<string, string>> }>({
      method: route.method,
      url: route.path,
      handler: async (request, reply) => {
        const visitor = await this.admit(route, async () => this.#identify(request));
        // Everything that stands in a gap is an id or a number: whatever else was written there names nothing.
        if (!Object.values(request.params).every((part) => id.safeParse(part).success)) throw notFound('thing');
        const query = parsed(route.query, request.query, 'The query');
        const body = parsed(route.body, request.body, 'The body');
        const gap = (name: GapsOf<Path>): string => request.params[name] ?? '';
        return reply.send(await answer({ gap, query, body, visitor, request, reply }));
      },
    });
  }
}

/** What the host needs to end it, and what keeps nobody locked in. */
const ALWAYS = /^\/api\/(?:admin|log-in$|log-out$)/;

function mayAsk<Who extends Asking>(who: Who, visitor: Visitor): visitor is VisitorOf<Who> {
  return who === 'anybody' || visitor.person !== null;
}

export function needsScope({ scopes }: Visitor, scope: Scope): void {
  if (scopes?.includes(scope) === false) {
    throw new Refusal('not-yours', `This token is not allowed to do that: it lacks '${scope}'.`);
  }
}

/** What came from outside, as its type; or a refusal that says where it is wrong. */
export function parsed<T>(type: z.ZodMiniType<T>, input: unknown, what: string): T {
  const { success, data, error } = type.safeParse(input);
  if (success) return data;
  const [issue] = error.issues;
  const where = issue?.path.map(String).join('.') ?? '';
  throw new Refusal(
    'malformed',
    `${what} is not understood: ${where === '' ? '' : `${where}: `}${issue?.message ?? ''}`,
  );
}
