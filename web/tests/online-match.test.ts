import type { Outcome, Update } from '@roundhouse/host';
import { refuse } from '@roundhouse/kernel';
import type { BriefUpdate } from '@roundhouse/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { OnlineMatch } from '../match/online/online-match.ts';
import { Server } from '../online/server.ts';
import { FakeLine } from './support/fake-line.ts';

const stop = refuse('match.undo-nothing', 'There is no action left to take back.');

/** What an eye knows after `seq` actions, told from `from` on; each step says when it was told. */
function update(seq: number, parts: Partial<Update> & { readonly said?: string } = {}): Update {
  const { said = 'first', from = 0, ...rest } = parts;
  const steps = Array.from({ length: seq + 1 - from }, (_, index) => ({
    seq: from + index,
    seat: 0,
    events: [said],
  }));
  return {
    eye: 0,
    seq,
    undos: 0,
    view: { at: seq },
    waiting: [0],
    from,
    steps,
    undo: { to: seq, stop, pastBots: seq },
    result: null,
    players: [],
    takebacks: false,
    notes: [],
    ...rest,
  };
}

interface Asked {
  readonly address: string;
  readonly body: unknown;
}

/** A match at seq 2, on a line and a server by hand. */
class Table {
  readonly world = new FakeLine();
  readonly asked: Asked[] = [];
  readonly answers: (() => unknown)[] = [];
  readonly match: OnlineMatch;
  readonly server: Server;
  changes = 0;

  constructor() {
    const server = new Server(async (address, { body }) => {
      await Promise.resolve();
      this.asked.push({ address, body: typeof body === 'string' ? JSON.parse(body) : null });
      const answer = this.answers.shift();
      if (answer === undefined) throw new Error('nobody there');
      const said = answer();
      return said instanceof Response ? said : Response.json(said);
    });
    this.server = server;
    this.match = new OnlineMatch(
      't',
      { game: 'g', options: {}, content: [], update: update(2) },
      { server, line: this.world.line, keepHere: () => Promise.resolve('kept') },
    );
    this.match.subscribe(() => this.changes++);
    this.world.socket.open();
  }

  tell(news: Update): void {
    this.world.tell({ news: 'update', table: 't', update: news });
  }

  get events(): readonly unknown[] {
    return this.match.snapshot().steps.map(({ events }) => events[0]);
  }

  get wishes(): readonly unknown[] {
    return this.world.socket.said;
  }
}

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
