import * as z from 'zod/mini';

/** Something that came from outside and is not what it should be. `where` is a path such as `entries.3.action`. */
export class MalformedError extends Error {
  readonly where: string;
  readonly what: string;
  constructor(where: string, what: string) {
    super(where === '' ? what : `${where}: ${what}`);
    this.name = 'MalformedError';
    this.where = where;
    this.what = what;
  }
}

/** Parses untrusted JSON, once, at the border; inside, its type is trusted. */
export interface Schema<T> {
  /** Throws a MalformedError. */
  parse(input: unknown): T;
  /** For documents, forms and other programs. */
  readonly jsonSchema: object;
}

z.config(z.locales.en());

/**
 * The same type with its meaning, which `jsonSchema` carries as a description: documents are made from it. Not a check of
 * zod's: those slow down parsing.
 */
export function about<T extends z.core.$ZodType>(meaning: string, type: T): T {
  const own = z.clone(type, type._zod.def, { parent: true });
  z.globalRegistry.add(own, { description: meaning });
  return own;
}

/** What a schema parses, as the rules pass it on: nothing in it is ever changed in place. */
export type Immutable<T> = T extends object ? { readonly [K in keyof T]: Immutable<T[K]> } : T;

export function schema<T>(type: z.ZodMiniType<T>): Schema<T> {
  let json: object | undefined;
  return {
    parse(input) {
      const parsed = type.safeParse(input);
      if (parsed.success) return parsed.data;
      throw malformed(parsed.error);
    },
    get jsonSchema() {
      json ??= z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' });
      return json;
    },
  };
}

function malformed(error: z.core.$ZodError): MalformedError {
  const issue = deepest(error.issues);
  return issue === undefined
    ? new MalformedError('', 'not understood')
    : new MalformedError(issue.path.map(String).join('.'), issue.message);
}

/** In a union every branch complains; the complaint that got furthest into the data is the useful one. */
function deepest(issues: readonly z.core.$ZodIssue[]): { path: readonly PropertyKey[]; message: string } | undefined {
  let best: { path: readonly PropertyKey[]; message: string } | undefined;
  for (const issue of issues) {
    let candidate: { path: readonly PropertyKey[]; message: string } = issue;
    if (issue.code === 'invalid_union') {
      const inner = deepest(issue.errors.flat());
      if (inner !== undefined) candidate = { path: [...issue.path, ...inner.path], message: inner.message };
    }
    if (best === undefined || candidate.path.length > best.path.length) best = candidate;
  }
  return best;
}
