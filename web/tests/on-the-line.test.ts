import type { Outcome } from '@roundhouse/host';
import { refuse } from '@roundhouse/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { Table, update } from './support/online-table.ts';

describe('what is submitted on the line that tells of the match', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const said = z.object({ do: z.literal('submit'), table: z.string(), submission: z.looseObject({ key: z.string() }) });

  /** A match of which the line has told, so that it can be played there. */
  function watched(): Table {
    const table = new Table();
    table.tell(update(2, { from: 3 }));
    table.changes = 0;
    return table;
  }

  /** What was said last: it has to be a submission. */
  function submitted(table: Table): z.infer<typeof said> {
    return said.parse(table.wishes.at(-1));
  }

  function answer(table: Table, outcome: Outcome = { ok: true }): void {
    table.world.tell({ news: 'answered', table: 't', key: submitted(table).submission.key, outcome });
  }

  it('is played there, and needs no request', async () => {
    const table = watched();
    const outcome = table.match.submit(['a']);
    expect(submitted(table)).toMatchObject({ table: 't', submission: { seq: 2, undos: 0, actions: ['a'] } });
    table.tell(update(3, { from: 3, said: 'mine' }));
    answer(table);
    expect(await outcome).toEqual({ ok: true });
    expect([table.asked, table.events.at(-1), table.changes]).toEqual([[], 'mine', 1]);
  });

  it('may be forbidden by a rule there, and is not sent again', async () => {
    const table = watched();
    const outcome = table.match.submit(['a']);
    const forbidden = { ok: false, stale: false, violation: refuse('match.not-waiting', 'Not your turn.') } as const;
    answer(table, forbidden);
    expect(await outcome).toEqual(forbidden);
    expect(table.asked).toEqual([]);
  });

  it('is not taken for another: what is told of other tables and other keys is no answer', async () => {
    const table = watched();
    const outcome = table.match.submit(['a']);
    const { key } = submitted(table).submission;
    table.world.tell({ news: 'answered', table: 'another', key, outcome: { ok: true } });
    table.world.tell({ news: 'answered', table: 't', key: 'another', outcome: { ok: true } });
    table.world.tell({ news: 'refused', table: 't', code: 'not-found', why: 'A wish.' });
    answer(table, { ok: false, stale: true, violation: refuse('match.not-waiting', 'Look again.') });
    expect(await outcome).toMatchObject({ ok: false, stale: true });
  });

  it.each([
    ['the line breaks', (table: Table) => table.world.socket.breakOff()],
    ['the line is opened anew', (table: Table) => table.world.line.callAgain()],
    ['nobody answers', () => void vi.advanceTimersByTime(4000)],
  ])('is sent by request with the same key when %s', async (_, happens) => {
    const table = watched();
    table.answers.push(() => ({ outcome: { ok: true }, update: update(3, { from: 3, said: 'answer' }) }));
    const outcome = table.match.submit(['a']);
    const { submission } = submitted(table);
    expect(table.asked).toEqual([]);
    happens(table);
    expect(await outcome).toEqual({ ok: true });
    expect(table.asked).toEqual([{ address: '/api/tables/t/actions', body: submission }]);
    expect(table.events.at(-1)).toBe('answer');
  });

  it('makes sure that the line is there when nobody answers, and ignores an answer that comes too late', async () => {
    const table = watched();
    table.answers.push(() => ({ outcome: { ok: true }, update: update(3, { from: 3, said: 'answer' }) }));
    const outcome = table.match.submit(['a']);
    const { key } = submitted(table).submission;
    await vi.advanceTimersByTimeAsync(4000);
    expect(table.wishes.at(-1)).toEqual({ do: 'ping' });
    await outcome;
    table.world.tell({ news: 'answered', table: 't', key, outcome: { ok: true } });
    expect([table.asked.length, table.changes]).toEqual([1, 1]);
  });

  it('is sent by request after a refusal that passes, and given up after one that does not', async () => {
    const table = watched();
    const passing = table.match.submit(['a']);
    const { submission } = submitted(table);
    const refused = { news: 'refused', table: 't', code: 'unavailable' } as const;
    table.world.tell({ ...refused, key: submission.key, why: 'No database.', retryAfter: 2 });
    table.answers.push(() => ({ outcome: { ok: true }, update: update(3, { from: 3 }) }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await passing).toEqual({ ok: true });
    expect(table.asked).toEqual([{ address: '/api/tables/t/actions', body: submission }]);
    const lasting = table.match.submit(['a']);
    table.world.tell({ ...refused, key: submitted(table).submission.key, why: 'For a while nothing can be changed.' });
    expect(JSON.stringify(await lasting)).toContain('For a while nothing can be changed.');
    expect(table.asked).toHaveLength(1);
  });

  it('is sent by request while the line does not tell of the match, or not any more', async () => {
    const table = new Table();
    const bring = (): void =>
      void table.answers.push(() => ({ outcome: { ok: true }, update: update(2, { from: 3 }) }));
    bring();
    await table.match.submit(['a']);
    expect(table.asked).toHaveLength(1);
    table.tell(update(2, { from: 3 }));
    table.world.socket.breakOff();
    table.world.pass(500);
    table.world.socket.open();
    bring();
    await table.match.submit(['b']);
    expect(table.asked).toHaveLength(2);
    table.tell(update(2, { from: 3 }));
    const outcome = table.match.submit(['c']);
    answer(table);
    expect(await outcome).toEqual({ ok: true });
    expect(table.asked).toHaveLength(2);
  });

  it('is sent by request where it is too long for a message', async () => {
    const table = watched();
    table.answers.push(() => ({ outcome: { ok: true }, update: update(3, { from: 3 }) }));
    await table.match.submit(['x'.repeat(16 * 1024)]);
    expect([table.asked.length, table.wishes.length]).toEqual([1, 1]);
  });

  it('is sent by request where news come by a stream', async () => {
    const table = watched();
    table.world.socket.onlyTells = true;
    table.answers.push(() => ({ outcome: { ok: true }, update: update(3, { from: 3 }) }));
    await table.match.submit(['a']);
    expect([table.asked.length, table.wishes.length]).toEqual([1, 1]);
  });

  it('goes on by request when the match is left meanwhile', async () => {
    const table = watched();
    table.answers.push(() => ({ outcome: { ok: true }, update: update(3, { from: 3 }) }));
    const outcome = table.match.submit(['a']);
    table.match.close();
    await vi.advanceTimersByTimeAsync(4000);
    expect(await outcome).toEqual({ ok: true });
    expect(table.asked).toHaveLength(1);
  });
});
