import * as z from 'zod/mini';

/** What a token must be allowed to do for a route; whoever is signed in with a browser may do all of it. */
export type Scope = 'read' | 'play' | 'tables' | 'account';

/** Anybody may ask, or only somebody whom the server knows, if only as a guest. */
export type Asking = 'anybody' | 'person';

/** The names of the gaps in a path such as `/api/tables/:table/chat`. */
export type GapsOf<Path extends string> = Path extends `${string}:${infer Gap}/${infer Rest}`
  ? Gap | GapsOf<`/${Rest}`>
  : Path extends `${string}:${infer Gap}`
    ? Gap
    : never;

/**
 * Something that can be asked of the server, said once: the server parses by it, the page asks by it, the document for
 * programs is made from it, and the tests walk all of them with the wrong session and with garbage.
 */
export interface Route<
  Path extends string = string,
  Query = unknown,
  Body = unknown,
  Answer = unknown,
  Who extends Asking = Asking,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: Path;
  readonly who: Who;
  readonly scope: Scope;
  readonly query: z.ZodMiniType<Query>;
  readonly body: z.ZodMiniType<Body>;
  readonly answer: z.ZodMiniType<Answer>;
}

interface Said<Query, Body, Answer, Who extends Asking> {
  readonly who: Who;
  readonly scope: Scope;
  readonly query: z.ZodMiniType<Query>;
  readonly body: z.ZodMiniType<Body>;
  readonly answer: z.ZodMiniType<Answer>;
}

/** What stands where nothing is to be said. */
export const NO_QUERY = z.strictObject({});
export const NO_BODY = z.nullish(z.strictObject({}));
type NoQuery = z.infer<typeof NO_QUERY>;
type NoBody = z.infer<typeof NO_BODY>;

type Unsaid = 'query' | 'body';

/** A route that says what it is about; what it leaves out is nothing. */
export function route<Path extends string, Answer, Who extends Asking>(
  method: Route['method'],
  path: Path,
  said: Omit<Said<never, never, Answer, Who>, Unsaid>,
): Route<Path, NoQuery, NoBody, Answer, Who>;
export function route<Path extends string, Answer, Who extends Asking, Body>(
  method: Route['method'],
  path: Path,
  said: Omit<Said<never, Body, Answer, Who>, 'query'>,
): Route<Path, NoQuery, Body, Answer, Who>;
export function route<Path extends string, Answer, Who extends Asking, Query>(
  method: Route['method'],
  path: Path,
  said: Omit<Said<Query, never, Answer, Who>, 'body'>,
): Route<Path, Query, NoBody, Answer, Who>;
export function route(
  method: Route['method'],
  path: string,
  said: Omit<Said<unknown, unknown, unknown, Asking>, Unsaid> &
    Partial<Pick<Said<unknown, unknown, unknown, Asking>, Unsaid>>,
): Route {
  return { method, path, query: NO_QUERY, body: NO_BODY, ...said };
}

/** The address of a route with its gaps filled. */
export function addressOf<Path extends string>(path: Path, gaps: Readonly<Record<GapsOf<Path>, string>>): string {
  const filled: Readonly<Record<string, string>> = gaps;
  return path.replaceAll(/:(\w+)/g, (_whole, gap: string) => encodeURIComponent(filled[gap] ?? ''));
}
