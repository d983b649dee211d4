import type { World } from './world.ts';

/** Whoever acts elsewhere is looked after so often. */
const LOOK_AGAIN_MS = 2000;

/**
 * Has somebody who is not there act after a pause: a bot, or an order. Where another process does so for this match it is
 * left to that one, for as long as it lives. Returns what calls it off.
 */
export function actLater(world: Pick<World, 'later' | 'claim'>, ms: number, act: () => Promise<void>): () => void {
  let calledOff = false;
  let stopWaiting = world.later(ms, attempt);
  function attempt(): void {
    // What goes wrong while acting is told by whoever acts.
    void (world.claim?.(act) ?? act().then(() => true)).then((claimed) => {
      if (!claimed && !calledOff) stopWaiting = world.later(LOOK_AGAIN_MS, attempt);
    });
  }
  return () => {
    calledOff = true;
    stopWaiting();
  };
}
