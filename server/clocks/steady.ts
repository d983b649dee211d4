/** While the clock of the machine is off, a second may last so much longer or shorter. */
const SLACK = 0.1;

/**
 * The time by which players' clocks run: it goes at the pace of time itself, and only follows the clock of the machine as
 * slowly as nobody minds. So nobody loses or wins an hour because somebody sets the clock, or because the machine slept.
 * `machine`: the clock that can be set; `passed`: milliseconds that have passed, which cannot.
 */
export function steadyTime(machine: () => number, passed: () => number): () => number {
  let time = machine();
  let at = passed();
  return () => {
    const now = passed();
    const since = Math.max(now - at, 0);
    const off = machine() - (time + since);
    time += since + Math.min(Math.max(off, -SLACK * since), SLACK * since);
    at = now;
    return Math.floor(time);
  };
}
