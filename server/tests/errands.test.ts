import { setImmediate as nextTick } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Errands } from '../errands.ts';

describe('errands', () => {
  it('are done only when also those are that others set going', async () => {
    const done: string[] = [];
    const errands = new Errands(unexpected);
    errands.run(async () => {
      await nextTick();
      done.push('first');
      errands.run(async () => {
        await nextTick();
        done.push('second');
      });
    });
    await errands.done();
    done.push('all');
    expect(done).toEqual(['first', 'second', 'all']);
  });

  it('tell of what went wrong, and the others go on', async () => {
    const told: unknown[] = [];
    const errands = new Errands((error) => told.push(error));
    const wrong = new Error('no line');
    errands.run(async () => {
      await nextTick();
      throw wrong;
    });
    await errands.done();
    expect(told).toEqual([wrong]);
  });
});

function unexpected(error: unknown): never {
  throw error;
}
