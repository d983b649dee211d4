import * as z from 'zod/mini';
import type { ContentShelf } from './content-shelf.ts';
import { about, MalformedError, type Schema } from './schema.ts';

/** What does not fit together, and where: a path into a position. */
export interface Problem {
  readonly where: string;
  readonly what: string;
}

/**
 * A position from outside: its fields are well formed, it finds the content that it is played with, and all of it fits
 * together well enough to play on.
 */
export function playableSchema<Given, P>(
  shape: Schema<Given>,
  withContent: (given: Given) => P,
  problemOf: (position: P) => Problem | null,
): Schema<P> {
  return {
    get jsonSchema() {
      return shape.jsonSchema;
    },
    parse(input) {
      const position = withContent(shape.parse(input));
      const problem = problemOf(position);
      if (problem !== null) throw new MalformedError(problem.where, problem.what);
      return position;
    },
  };
}

/** The option that chooses what to play with, by its id. */
export function contentOption<C extends { readonly id: string }>(
  meaning: string,
  shelf: ContentShelf<C>,
  usual: string,
) {
  const known = z.string().check(
    z.refine((id) => shelf.find(id) !== undefined, {
      error: ({ input }) => `there is no ${shelf.kind} "${String(input)}"; there are: ${shelf.ids().join(', ')}`,
    }),
  );
  return about(meaning, z._default(known, usual));
}
