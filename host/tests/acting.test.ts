import { describe, expect, it } from 'vitest';
import { actLater } from '../acting.ts';

/** A world in which time passes when somebody says so. */
function stage(claim: (act: () => Promise<void>) => Promise<boolean>) {
  const due: (() => void)[] = [];
  const failures: unknown[] = [];
  const world = {
    claim,
    failed: (error: unknown) => failures.push(error),
    later: (_ms: number, ring: () => void) => {
      due.push(ring);
      return () => due.splice(due.indexOf(ring), 1);
    },
  };
  const pass = async (): Promise<void> => {
    due.shift()?.();
    // Whatever follows from it has followed by then.
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { world, due, failures, pass };
}

describe('somebody who is not there', () => {
  it('acts at last, although it could not be found out at first whether another process does', async () => {
    const answers = ['gone', 'elsewhere', 'here'];
    const { world, due, failures, pass } = stage(async (act) => {
      const answer = answers.shift();
      if (answer === 'gone') throw new Error('the database is gone');
      if (answer === 'here') await act();
      return answer === 'here';
    });
    let acted = 0;
    actLater(world, 10, async () => {
      acted++;
      await Promise.resolve();
    });
    await pass();
    expect(failures).toEqual([new Error('the database is gone')]);
    await pass();
    expect(acted).toBe(0);
    await pass();
    expect(acted).toBe(1);
    expect(due).toEqual([]);
  });

  it('is not asked again once it was called off', async () => {
    const { world, due, failures, pass } = stage(() => Promise.reject(new Error('gone')));
    const callOff = actLater(world, 10, () => Promise.resolve());
    await pass();
    expect([failures.length, due.length]).toEqual([1, 1]);
    callOff();
    expect(due).toEqual([]);
  });
});
