import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../data/database.ts';
import { type Turn, Turns } from '../../data/turns.ts';

/** A database that writes down what is asked of it; whoever commits waits until the disk is done. */
class Disk {
  readonly did: string[] = [];
  inTransaction = false;
  #time = 0;
  #slow = false;
  #refuse: Error | null = null;
  #waiting: (() => void) | null = null;

  readonly now = (): number => this.#time;

  readonly begin = async (): Promise<void> => {
    await Promise.resolve();
    this.#demandWell();
    this.did.push('begin');
    this.inTransaction = true;
  };

  readonly commit = async (): Promise<void> => {
    if (this.#slow) {
      await new Promise<void>((resolve) => {
        this.#waiting = resolve;
      });
    }
    this.#demandWell();
    this.did.push('commit');
    this.inTransaction = false;
  };

  readonly rollBack = async (): Promise<void> => {
    await Promise.resolve();
    this.did.push('rollback');
    this.inTransaction = false;
  };

  slowDown(): void {
    this.#slow = true;
  }

  /** What waits is done, whether well or not. */
  finish(): void {
    this.#waiting?.();
    this.#waiting = null;
  }

  refuse(error: Error | null): void {
    this.#refuse = error;
  }

  pass(ms: number): void {
    this.#time += ms;
  }

  #demandWell(): void {
    if (this.#refuse !== null) throw this.#refuse;
  }
}

function opened() {
  const disk = new Disk();
  const turns = new Turns(disk, disk.now);
  const told: string[] = [];
  /** Writes when it is their turn; `told` says when they hear that it is safe, or that it is not. */
  const write = async (name: string, work: (turn: Turn) => Promise<void> = async (turn) => turn.end()) => {
    const turn = await turns.take('together');
    disk.did.push(name);
    try {
      await work(turn);
      told.push(`${name} is safe`);
    } catch (error) {
      told.push(`${name}: ${error instanceof Error ? error.message : ''}`);
    }
  };
  return { disk, turns, told, write };
}

/** Until everything that can go on has gone on. */
const settled = async (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

it('who writes alone is safe by a commit of their own', async () => {
  const { disk, told, write } = opened();
  await write('a');
  await write('b');
  expect(disk.did).toEqual(['begin', 'a', 'commit', 'begin', 'b', 'commit']);
  expect(told).toEqual(['a is safe', 'b is safe']);
});

it('those who wait for each other wait for the disk together, and nobody is told before it is done', async () => {
  const { disk, told, write } = opened();
  disk.slowDown();
  const all = Promise.all(['a', 'b', 'c'].map(async (name) => write(name)));
  await settled();
  expect(disk.did).toEqual(['begin', 'a', 'b', 'c']);
  expect(told).toEqual([]);
  disk.finish();
  await all;
  expect(disk.did).toEqual(['begin', 'a', 'b', 'c', 'commit']);
  expect(told).toEqual(['a is safe', 'b is safe', 'c is safe']);
});

it('what comes while the disk is at work goes with the next', async () => {
  const { disk, told, write } = opened();
  disk.slowDown();
  const first = write('a');
  await settled();
  const others = Promise.all([write('b'), write('c')]);
  await settled();
  expect(disk.did).toEqual(['begin', 'a']);
  disk.finish();
  await first;
  await settled();
  expect(disk.did).toEqual(['begin', 'a', 'commit', 'begin', 'b', 'c']);
  expect(told).toEqual(['a is safe']);
  disk.finish();
  await others;
});

it('who must be alone is in nobody else’s transaction', async () => {
  const { disk, turns, write } = opened();
  const alone = async (): Promise<void> => {
    const turn = await turns.take('alone');
    disk.did.push(disk.inTransaction ? 'among others' : 'alone');
    await turn.end();
  };
  await Promise.all([write('a'), write('b'), alone(), write('c')]);
  expect(disk.did).toEqual(['begin', 'a', 'b', 'commit', 'alone', 'begin', 'c', 'commit']);
});

it('when the disk refuses, all who waited for it hear why, and the next begin anew', async () => {
  const { disk, told, write } = opened();
  disk.slowDown();
  const failing = Promise.all([write('a'), write('b')]);
  await settled();
  disk.refuse(new Error('full'));
  disk.finish();
  await failing;
  expect(told).toEqual(['a: full', 'b: full']);
  expect(disk.did).toEqual(['begin', 'a', 'b', 'rollback']);
  disk.refuse(null);
  const next = write('c');
  await settled();
  disk.finish();
  await next;
  expect(told.at(-1)).toBe('c is safe');
});

it('what the database ends by itself is lost to all who had written in it, and to nobody else', async () => {
  const { disk, turns, told, write } = opened();
  const ending = async (turn: Turn): Promise<void> => {
    disk.inTransaction = false;
    turns.lost(new Error('full'));
    await turn.end();
    throw new Error('my own');
  };
  await Promise.all([write('a'), write('b', ending), write('c')]);
  expect(told.toSorted()).toEqual(['a: full', 'b: my own', 'c is safe']);
  expect(disk.did).toEqual(['begin', 'a', 'b', 'begin', 'c', 'commit']);
});

it('who could not begin is told so, and the next tries for itself', async () => {
  const { disk, turns, told, write } = opened();
  disk.refuse(new Error('busy'));
  const tried = await Promise.allSettled([turns.take('together'), turns.take('together')]);
  expect(tried.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  disk.refuse(null);
  await write('c');
  expect(disk.did).toEqual(['begin', 'c', 'commit']);
  expect(told).toEqual(['c is safe']);
});

it('the first does not wait for ever because others keep coming', async () => {
  const { disk, told, write } = opened();
  const slowly = async (turn: Turn): Promise<void> => {
    disk.pass(15);
    await turn.end();
  };
  await Promise.all(['a', 'b', 'c', 'd'].map(async (name) => write(name, slowly)));
  expect(disk.did).toEqual(['begin', 'a', 'b', 'commit', 'begin', 'c', 'd', 'commit']);
  expect(told).toHaveLength(4);
  disk.did.length = 0;
  await Promise.all(Array.from({ length: 100 }, async (_, index) => write(String(index))));
  expect(disk.did.filter((what) => what === 'commit')).toHaveLength(2);
});

it('on a disk that fills up, who was told that it is safe is there, and who was refused is not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-turns-'));
  const { db, close } = await openDatabase({ file: join(folder, 'full.db') });
  onTestFinished(async () => {
    await close();
    rmSync(folder, { recursive: true, force: true });
  });
  const { rows } = await sql<{ page_count: number }>`PRAGMA page_count`.execute(db);
  await sql.raw(`PRAGMA max_page_count = ${(rows[0]?.page_count ?? 0) + 20}`).execute(db);
  const keys = Array.from({ length: 40 }, (_, index) => `key ${index}`);
  const half = 'x'.repeat(4000);
  const ended = await Promise.allSettled(
    keys.map(async (key) =>
      db.transaction().execute(async (trx) => {
        await trx.insertInto('house').values({ key, value: half }).execute();
        await trx
          .insertInto('house')
          .values({ key: `${key}, too`, value: half })
          .execute();
      }),
    ),
  );
  const safe = keys.filter((_, index) => ended[index]?.status === 'fulfilled');
  expect(safe.length).toBeGreaterThan(0);
  expect(safe.length).toBeLessThan(keys.length);
  const stored = await db.selectFrom('house').select('key').where('key', 'like', 'key %').execute();
  expect(stored.map(({ key }) => key).toSorted()).toEqual(safe.flatMap((key) => [key, `${key}, too`]).toSorted());
});
