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
