import type { Plugin } from 'vite';

/**
 * Keeps what an entry shares with other chunks out of it, so that no chunk has to import an entry. WebKit evaluates the
 * entry of a module worker a second time when something imports it, and everything in it would be there twice.
 */
export function entriesApart(): Plugin {
  return {
    name: 'roundhouse:entries-apart',
    apply: 'build',
    // Not in the config: vite decides this option for workers by itself.
    options: (options) => ({ ...options, preserveEntrySignatures: 'strict' }),
  };
}

/** Where the registration of a game finds its parts. */
const PARTS = {
  './brain.ts': 'brain',
  './table/page/index.tsx': 'page',
  './resident.ts': 'resident',
} as const;
type Part = (typeof PARTS)[keyof typeof PARTS];

const LEFT_OUT = '\0roundhouse:left-out';

/**
 * Registrations lead to all parts of their games, and a bundler would take in whatever they lead to: tables into the
 * worker, bots and tools into the page. A bundle gets the one part that it uses.
 */
export function onlyPart(used: Part): Plugin {
  const unused = new Set(Object.entries(PARTS).flatMap(([path, part]) => (part === used ? [] : [path])));
  return {
    name: 'roundhouse:only-part',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      unused.has(source) && importer?.endsWith('/registration.ts') === true ? LEFT_OUT : null,
    load: (id) =>
      id === LEFT_OUT ? `throw new Error('This bundle has been built with the ${used} of the games alone.');` : null,
  };
}
