import type { Outcome } from '@roundhouse/host';
import type { News } from '@roundhouse/wire';
import { describe, expect, it } from 'vitest';
import type { Visitor } from '../http/door.ts';
import { Submissions, type SubmissionsParts } from '../news/submissions.ts';
import { Refusal } from '../refusal.ts';

const ADA = { id: 'ada', name: 'Ada', kind: 'guest' } as const;
const PLAYED: Outcome = { ok: true };

interface Stored {
  readonly table: string;
  readonly settle: (outcome: Outcome) => void;
}

/** A line whose disk is slow: what is played there is stored when the test says so. */
class SlowLine {
  readonly said: News[] = [];
  readonly storing: Stored[] = [];
  readonly statuses: number[] = [];
  readonly accidents: unknown[] = [];
  inProgress = 0;
  readonly submissions: Submissions;

  constructor(parts: Partial<SubmissionsParts> = {}) {
    const usual: SubmissionsParts = {
      door: {
        // What stands here is somebody; whom the door lets in is its own to test.
        admit: async (_route, identify) => ({ ...(await identify()), person: ADA }),
      },
      requests: { from: () => undefined },
      inProgress: {
        begin: () => {
          this.inProgress++;
          return () => this.inProgress--;
        },
      },
      tables: { playedSeat: () => Promise.resolve(0) },
      hall: {
        decide: async (table) => new Promise((settle) => this.storing.push({ table, settle })),
      },
      watchAnswer: ({ status }) => this.statuses.push(status),
      failed: (error) => this.accidents.push(error),
    };
    const visitor: Visitor = { person: ADA, scopes: null, session: 'one' };
    this.submissions = new Submissions(
      { ...usual, ...parts },
      { address: '127.0.0.1', who: () => Promise.resolve(visitor), say: (news) => this.said.push(news) },
    );
  }

  submit(table: string, key: string): void {
    this.submissions.hear({ do: 'submit', table, submission: { seq: 0, undos: 0, actions: [{}], key } });
  }

  get answered(): readonly unknown[] {
    return this.said.map((news) => ('key' in news ? news.key : news.news));
  }
}

/** Whatever can be done without the disk is done. */
async function rest(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

describe('what is played on a line', () => {
  it('waits for what was played at the same table, and for nothing else', async () => {
    const line = new SlowLine();
    for (const [table, key] of [
      ['one', 'first'],
      ['one', 'second'],
      ['two', 'third'],
    ] as const) {
      line.submit(table, key);
    }
    await rest();
    expect(line.storing.map(({ table }) => table)).toEqual(['one', 'two']);
    line.storing[1]?.settle(PLAYED);
    await rest();
    expect(line.answered).toEqual(['third']);
    line.storing[0]?.settle(PLAYED);
    await rest();
    expect(line.storing.map(({ table }) => table)).toEqual(['one', 'two', 'one']);
    line.storing[2]?.settle({ ...PLAYED });
    await line.submissions.done();
    expect(line.answered).toEqual(['third', 'first', 'second']);
    expect(line.statuses).toEqual([200, 200, 200]);
  });

  it('is in progress until it is answered, so that a server that ends answers it first', async () => {
    const line = new SlowLine();
    line.submit('one', 'first');
    await rest();
    expect(line.inProgress).toBe(1);
    line.storing[0]?.settle(PLAYED);
    await line.submissions.done();
    expect([line.inProgress, line.answered]).toEqual([0, ['first']]);
  });

  it('is refused in words when too much of it waits, and taken again when some is stored', async () => {
    const line = new SlowLine();
    for (let one = 0; one < 101; one++) line.submit('one', `k${one}`);
    await rest();
    expect(line.said).toEqual([
      {
        news: 'refused',
        table: 'one',
        key: 'k100',
        code: 'too-many',
        why: 'You play more than can be stored. Wait for some of the answers.',
        retryAfter: 1,
      },
    ]);
    line.storing[0]?.settle(PLAYED);
    await rest();
    line.submit('one', 'again');
    await rest();
    expect(line.answered).toEqual(['k100', 'k0']);
    expect(line.statuses).toEqual([429, 200]);
  });

  it('is refused when the server ends, and counted before it is read', async () => {
    const ends = new SlowLine({
      inProgress: {
        begin: () => {
          throw new Refusal('unavailable', 'It ends.', 2);
        },
      },
    });
    ends.submit('one', 'late');
    expect(ends.said).toMatchObject([{ news: 'refused', key: 'late', code: 'unavailable', retryAfter: 2 }]);
    const often = new SlowLine({
      requests: {
        from: () => {
          throw new Refusal('too-many', 'Very often.', 1);
        },
      },
    });
    often.submissions.hear({ do: 'submit', nonsense: true });
    expect(often.said).toMatchObject([{ news: 'refused', table: null, key: null, code: 'too-many' }]);
    await Promise.all([ends.submissions.done(), often.submissions.done()]);
  });

  it('that goes wrong is told without saying how, written down, and holds up nothing after it', async () => {
    let times = 0;
    const line = new SlowLine({
      hall: {
        decide: () => {
          times++;
          return times === 1
            ? Promise.reject(new Error('secret of the house at /srv/house.ts:7'))
            : Promise.resolve(PLAYED);
        },
      },
    });
    line.submit('one', 'first');
    line.submit('one', 'second');
    await line.submissions.done();
    expect(line.said).toMatchObject([
      { news: 'refused', key: 'first', code: 'broken' },
      { news: 'answered', key: 'second', outcome: PLAYED },
    ]);
    expect(JSON.stringify(line.said)).not.toContain('house.ts');
    expect(line.accidents).toHaveLength(1);
    expect([line.inProgress, line.statuses]).toEqual([0, [500, 200]]);
  });
});
