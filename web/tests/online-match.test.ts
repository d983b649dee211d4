import { refuse } from '@roundhouse/kernel';
import type { BriefUpdate } from '@roundhouse/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Table, update } from './support/online-table.ts';

describe('what the line tells of a match', () => {
  it('is asked for from where it stands', () => {
    expect(new Table().wishes).toEqual([{ do: 'watch', table: 't', since: { seq: 2, undos: 0 }, brief: true }]);
  });

  it('is understood in brief, and asked for whole where it says what changed in something unknown', () => {
    const table = new Table();
    const brief: BriefUpdate = {
      from: 4,
      steps: [{ seq: 4, seat: 0, events: ['brief'] }],
      change: { seq: [4], view: { at: [4] } },
    };
    table.world.tell({ news: 'change', table: 't', brief });
    expect(table.changes).toBe(0);
    expect(table.wishes.at(-1)).toEqual({ do: 'watch', table: 't', since: null, brief: true });
    table.tell(update(3, { from: 3, said: 'news' }));
    table.world.tell({ news: 'change', table: 't', brief });
    expect(table.events).toEqual(['first', 'first', 'first', 'news', 'brief']);
    expect(table.match.snapshot()).toMatchObject({ seq: 4, view: { at: 4 } });
  });

  it('is added to what is known', () => {
    const table = new Table();
    table.tell(update(4, { from: 3, said: 'news' }));
    expect(table.events).toEqual(['first', 'first', 'first', 'news', 'news']);
    expect(table.match.snapshot()).toMatchObject({ seq: 4, view: { at: 4 }, screen: 'own' });
    expect(table.changes).toBe(1);
  });

  it('is left alone when it is of another table, or older than what is known', () => {
    const table = new Table();
    table.world.tell({ news: 'update', table: 'another', update: update(9) });
    table.tell(update(1, { from: 1, said: 'old' }));
    expect(table.match.snapshot().seq).toBe(2);
    table.tell(update(1, { undos: 1, from: 0, said: 'taken back' }));
    expect(table.events).toEqual(['taken back', 'taken back']);
    table.tell(update(3, { undos: 0, from: 3, said: 'from before it was taken back' }));
    expect(table.events).toEqual(['taken back', 'taken back']);
    expect(table.changes).toBe(1);
  });

  it('counts when only the company has changed', () => {
    const table = new Table();
    table.tell(update(2, { from: 3, players: [{ seat: 0, name: 'Ada', bot: 'easy', vacant: false }] }));
    expect(table.match.snapshot().players).toHaveLength(1);
    expect(table.events).toHaveLength(3);
  });

  it('is asked for once more, as a whole, when there is a gap before it', () => {
    const table = new Table();
    table.tell(update(6, { from: 5, said: 'too far' }));
    expect(table.match.snapshot().seq).toBe(2);
    expect(table.wishes.at(-1)).toEqual({ do: 'watch', table: 't', since: null, brief: true });
    table.tell(update(6, { said: 'whole' }));
    expect(table.events).toHaveLength(7);
  });

  it('takes the place of all that another eye knew', () => {
    const table = new Table();
    table.tell(update(5, { eye: 'public', from: 3, said: 'half' }));
    expect(table.match.snapshot().eye).toBe(0);
    expect(table.wishes.at(-1)).toEqual({ do: 'watch', table: 't', since: null, brief: true });
    table.tell(update(1, { eye: 'public', said: 'as everybody sees it' }));
    expect(table.match.snapshot()).toMatchObject({ eye: 'public', seq: 1 });
    expect(table.events).toEqual(['as everybody sees it', 'as everybody sees it']);
  });

  it('goes on from where it broke off', () => {
    const table = new Table();
    table.tell(update(4, { from: 3 }));
    table.world.socket.breakOff();
    table.world.pass(500);
    table.world.socket.open();
    expect(table.wishes).toEqual([{ do: 'watch', table: 't', since: { seq: 4, undos: 0 }, brief: true }]);
  });

  it('ends when the match is closed', () => {
    const table = new Table();
    const { socket } = table.world;
    table.match.close();
    expect(socket.closed).toBe(true);
    expect(table.changes).toBe(0);
  });
});

describe('what is submitted', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is meant for what is known, and brings what was missed', async () => {
    const table = new Table();
    table.answers.push(() => ({ outcome: { ok: true }, update: update(3, { from: 3, said: 'mine' }) }));
    expect(await table.match.submit(['a'])).toEqual({ ok: true });
    expect(table.asked[0]).toMatchObject({
      address: '/api/tables/t/actions',
      body: { seq: 2, undos: 0, actions: ['a'] },
    });
    expect(table.events.at(-1)).toBe('mine');
  });

  it('does no harm when news of it comes before its answer', async () => {
    const table = new Table();
    table.answers.push(() => {
      table.tell(update(3, { from: 3, said: 'news' }));
      table.tell(update(4, { from: 4, said: 'and another' }));
      return { outcome: { ok: true }, update: update(3, { from: 3, said: 'answer' }) };
    });
    await table.match.submit(['a']);
    expect(table.events.slice(3)).toEqual(['news', 'and another']);
  });

  it('does no harm when news of it comes after its answer', async () => {
    const table = new Table();
    table.answers.push(() => ({ outcome: { ok: true }, update: update(4, { from: 3, said: 'answer' }) }));
    await table.match.submit(['a']);
    table.tell(update(3, { from: 3, said: 'late' }));
    table.tell(update(5, { from: 5, said: 'next' }));
    expect(table.events.slice(3)).toEqual(['answer', 'answer', 'next']);
  });

  it('is sent again with the same key while nobody answers', async () => {
    const table = new Table();
    const outcome = table.match.submit(['a']);
    await vi.advanceTimersByTimeAsync(1600);
    expect(table.asked.length).toBeGreaterThan(2);
    table.answers.push(() => ({ outcome: { ok: true }, update: update(3, { from: 3 }) }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(await outcome).toEqual({ ok: true });
    expect(new Set(table.asked.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it('is sent again with the same key while the server cannot do it, which is shown until it can', async () => {
    const table = new Table();
    const shown: (string | null)[] = [];
    table.server.onTrouble(() => shown.push(table.server.trouble));
    const error = { code: 'unavailable', why: 'No database.' };
    const sorry = (): unknown => Response.json({ error }, { status: 503, headers: { 'retry-after': '2' } });
    table.answers.push(sorry, sorry, () => ({ outcome: { ok: true }, update: update(3, { from: 3 }) }));
    const outcome = table.match.submit(['a']);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await outcome).toEqual({ ok: true });
    expect(shown).toEqual(['No database.', null]);
    expect(table.asked).toHaveLength(3);
    expect(new Set(table.asked.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it('is not sent again when its host has closed the server for now', async () => {
    const table = new Table();
    const error = { code: 'unavailable', why: 'For a while nothing can be changed.' };
    table.answers.push(() => Response.json({ error }, { status: 503 }));
    expect(JSON.stringify(await table.match.submit(['a']))).toContain('For a while nothing can be changed.');
    expect([table.asked.length, table.server.trouble]).toEqual([1, null]);
  });

  it('is sent at once when the line is back', async () => {
    const table = new Table();
    const outcome = table.match.submit(['a']);
    await vi.advanceTimersByTimeAsync(20_000);
    const before = table.asked.length;
    table.world.socket.breakOff();
    table.world.pass(500);
    table.answers.push(() => ({ outcome: { ok: true }, update: update(3, { from: 3 }) }));
    table.world.socket.open();
    expect(await outcome).toEqual({ ok: true });
    expect(table.asked).toHaveLength(before + 1);
  });

  it('is given up in the end, with a reason', async () => {
    const table = new Table();
    const outcome = table.match.submit(['a']);
    await vi.advanceTimersByTimeAsync(200_000);
    expect(await outcome).toMatchObject({ ok: false, stale: false });
    expect(JSON.stringify(await outcome)).toContain('cannot be reached');
  });

  it('is not sent again when the server refused it, and has the newer state when it was stale', async () => {
    const table = new Table();
    const violation = refuse('match.not-waiting', 'The game has moved on since; look again.');
    table.answers.push(() => ({ outcome: { ok: false, stale: true, violation }, update: update(4, { from: 3 }) }));
    expect(await table.match.submit(['a'])).toMatchObject({ ok: false, stale: true });
    expect(table.match.snapshot().seq).toBe(4);
    table.answers.push(() => ({ outcome: { ok: true }, update: update(3, { undos: 1 }) }));
    await table.match.undo(3);
    expect(table.asked.at(-1)).toMatchObject({ address: '/api/tables/t/take-back', body: { seq: 4, undos: 0, to: 3 } });
  });
});

describe('the past of a match', () => {
  it('is asked for in addresses that are short enough, in order', async () => {
    const table = new Table();
    const moments = Array.from({ length: 2500 }, (_, index) => index);
    const answer = (): unknown => {
      const query = new URL(table.asked.at(-1)?.address ?? '', 'http://x').searchParams.get('moments') ?? '';
      expect(query.length).toBeLessThan(4000);
      return query.split(',').map((moment) => ({ moment: Number(moment) }));
    };
    table.answers.push(answer, answer, answer, answer);
    expect(await table.match.views(moments)).toEqual(moments.map((moment) => ({ moment })));
    expect(table.asked.length).toBeLessThan(5);
  });

  it('has no moment that the server does not send', async () => {
    const table = new Table();
    table.answers.push(() => []);
    await expect(table.match.viewAt(7)).rejects.toThrow('There is no moment 7.');
  });
});

describe('a seat', () => {
  it('is handed over by whoever sits there alone', async () => {
    const table = new Table();
    expect(await table.match.seat(1, { name: 'Bea', bot: 'easy' })).toMatchObject({ ok: false });
    expect(table.asked).toEqual([]);
    table.answers.push(() => ({ ok: true }));
    expect(await table.match.seat(0, { name: 'Ada', bot: 'easy' })).toEqual({ ok: true });
    expect(table.asked[0]).toMatchObject({ address: '/api/tables/t/hand-over', body: { bot: 'easy' } });
  });
});
