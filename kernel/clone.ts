/**
 * A copy that may be played on without touching the original. Below the top level a position is never changed in
 * place (see Game), so the copy shares everything there.
 */
export function clone<P extends object>(position: P): P {
  return { ...position };
}
