import { contentOfThisSite } from './match/site-content.ts';
import { startThinkers } from './thinking/index.ts';
import type { Thinkers } from './thinking/thinkers.ts';

let thinkers: Thinkers | undefined;

/** Those who think for this page; what bots at its tables do is thought out elsewhere. */
export function pageThinkers(): Thinkers {
  thinkers ??= startThinkers(async () => (await contentOfThisSite()).items);
  return thinkers;
}
