import type { World } from './world.ts';

/** Whoever acts elsewhere is looked after so often. */
const LOOK_AGAIN_MS = 2000;

/**
 * Has somebody who is not there act after a pause: a bot, or an order. Where another process does so for this match it is
 * left to that one, for as long as it lives; where that cannot be found out, it is tried again. Returns what calls it off.
 */
export function actLater(
  world: Pick<World, 'later' | 'claim' | 'failed'>,
  ms: number,
  act: () => Promise<void>,
): () => void {
  let calledOff = false;
  let stopWaiting = world.later(ms, attempt);
  function again(): void {
    if (!calledOff) stopWaiting = world.later(LOOK_AGAIN_MS, attempt);
  }
  function attempt(): void {
    // What goes wrong while acting is told by whoever acts.
    (world.claim?.(act) ?? act().then(() => true)).then(
      (claimed) => {
        if (!claimed) again();
      },
      (error: unknown) => {
        world.failed(error);
        again();
      },
    );
  }
  return () => {
    calledOff = true;
    stopWaiting();
  };
}
