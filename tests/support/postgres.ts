import type { TestProject } from 'vitest/node';
import { findPostgres, startPostgres } from '../../scripts/postgres.mjs';
import { miss } from '../../scripts/programs.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a PostgreSQL that lets the tests make databases; null when there is none. */
    postgres: string | null;
  }
}

/** One PostgreSQL for a whole run of tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const named = process.env['TEST_DATABASE_URL'];
  if (named !== undefined && named !== '') {
    project.provide('postgres', named);
    return () => Promise.resolve();
  }
  const programs = findPostgres();
  if (programs === null) {
    miss('PostgreSQL', 'set TEST_DATABASE_URL to one that lets the tests make databases, or install one');
    project.provide('postgres', null);
    return () => Promise.resolve();
  }
  const { url, stop } = await startPostgres(programs);
  project.provide('postgres', url);
  return stop;
}
