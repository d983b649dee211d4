import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GameContent } from '@roundhouse/host';
import { decideHere } from '../../../tests/support/deciding.ts';
import { type Listener, LocalMaker, type WorkerLike } from '../local-maker.ts';
import { MemoryStore } from '../match-store.ts';
import type { CallName, Reply, Request } from '../protocol.ts';
import { SafeStore } from '../safe-store.ts';
import { Tables } from '../tables.ts';

const NEW = {
  game: 'age-of-steam',
  options: {},
  players: [null, 'lively', 'lively'].map((bot, seat) => ({ name: `Player ${seat}`, bot })),
  seed: 'maker',
};

/** What the worker does, on this side of the wall; messages still travel as copies, one after the other. */
function workerOn(store: MemoryStore, { heard }: Listener): WorkerLike {
  let made = 0;
  const tables = new Tables({
    store: new SafeStore(store),
    tell: (news) => {
      const copy = structuredClone(news);
      setImmediate(() => heard(copy));
    },
    claim: () => {},
    later: (_ms, work) => {
      const timer = setImmediate(work);
      return () => clearImmediate(timer);
    },
    decide: decideHere,
    today: () => 0,
    fresh: () => `fresh-${++made}`,
    place: 'play.example.org',
    failed: (error) => {
      throw error;
    },
  });
  const answer = async <K extends CallName>({ id, call, asked }: Request<K>): Promise<Reply<K>> => {
    try {
      return { id, call, ok: true, answer: await tables.handlers[call](asked) };
    } catch (error) {
      return { id, call, ok: false, why: error instanceof Error ? error.message : String(error) };
    }
  };
  return {
    postMessage(message) {
      const copy = structuredClone(message);
      void answer(copy).then((reply) => {
        const back = structuredClone(reply);
        setImmediate(() => heard(back));
      });
    },
  };
}

function makerOn(store: MemoryStore, content: readonly GameContent[] = []) {
  const started: WorkerLike[] = [];
  const maker = new LocalMaker(
    (listener) => {
      const worker = workerOn(store, listener);
      started.push(worker);
      return worker;
    },
    async () => (await store.heads()).size > 0,
    () => Promise.resolve(content),
  );
  return { maker, started };
}

describe('the maker of matches in the browser', () => {
  it('needs no worker to know that nothing is kept', async () => {
    const { maker, started } = makerOn(new MemoryStore());
    maker.setPace('instant');
    expect(await maker.list()).toEqual([]);
    expect(await maker.status()).toEqual({ kept: true });
    expect(started).toHaveLength(0);
    await maker.create(NEW);
    expect(await maker.list()).toHaveLength(1);
    expect(started).toHaveLength(1);
  });

  it('shows every action in a snapshot of its own, bots included', async () => {
    const { maker } = makerOn(new MemoryStore());
    const match = await maker.open(await maker.create(NEW));
    const seen = [match.snapshot()];
    await new Promise<void>((resolve) => {
      const look = (): void => {
        seen.push(match.snapshot());
        if (match.snapshot().waiting.includes(0)) resolve();
      };
      match.subscribe(look);
      if (match.snapshot().waiting.includes(0)) resolve();
    });
    const before = match.snapshot();
    const { seq } = before;
    expect(await match.submit([{ type: 'issue-shares', shares: 2 }])).toEqual({ ok: true });
    const after = match.snapshot();
    expect(after.seq).toBeGreaterThan(seq);
    expect(before.seq).toBe(seq);
    expect(after.steps.map((step) => step.seq)).toEqual(Array.from({ length: after.seq + 1 }, (_, i) => i));
    expect(seen.map((one) => one.seq)).toEqual(seen.map((_, i) => i));
    match.close();
  });

  it('forgets what was taken back', async () => {
    const { maker } = makerOn(new MemoryStore());
    const people = NEW.players.map(({ name }) => ({ name, bot: null }));
    const match = await maker.open(await maker.create({ ...NEW, players: people }));
    await match.submit([{ type: 'issue-shares', shares: 2 }]);
    expect(match.snapshot().steps).toHaveLength(2);
    await match.look(match.snapshot().steps[1]?.seat ?? 'public');
    expect(await match.undo(0)).toEqual({ ok: true });
    expect(match.snapshot()).toMatchObject({ seq: 0, undos: 1 });
    expect(match.snapshot().steps.map(({ seq }) => seq)).toEqual([0]);
    expect(await match.submit([{ type: 'issue-shares', shares: 3 }])).toEqual({ ok: true });
    expect(match.snapshot().steps.map(({ seq }) => seq)).toEqual([0, 1]);
    match.close();
  });

  it('gives the worker what the host adds before the first match is made', async () => {
    const path = '../../../../games/age-of-steam/content/maps/two-shores.json';
    const box: unknown = JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
    const content = { ...Object.fromEntries(Object.entries(box ?? {})), id: 'maker-shores' };
    const { maker } = makerOn(new MemoryStore(), [{ game: NEW.game, content }]);
    const match = await maker.open(await maker.create({ ...NEW, options: { map: 'maker-shores' } }));
    expect(match.snapshot().options).toEqual({ map: 'maker-shores' });
    match.close();
  });

  it('passes on why something was refused', async () => {
    const { maker } = makerOn(new MemoryStore());
    await expect(maker.open('nowhere')).rejects.toThrow('not kept in this browser');
    await expect(maker.create({ ...NEW, players: [] })).rejects.toThrow('seats');
  });

  it('does not leave anybody waiting when the worker fails', async () => {
    const maker = new LocalMaker(
      ({ failed }) => ({ postMessage: () => queueMicrotask(() => failed('could not be loaded')) }),
      () => Promise.resolve(true),
      () => Promise.resolve([]),
    );
    await expect(maker.list()).rejects.toThrow('could not be loaded');
  });
});
