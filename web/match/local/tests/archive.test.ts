import { readFileSync } from 'node:fs';
import { ageOfSteam } from '@roundhouse/age-of-steam';
import { toStore } from '@roundhouse/host';
import { Match, dressed } from '@roundhouse/kernel';
import { describe, expect, it } from 'vitest';
import { decideHere } from '../../../tests/support/deciding.ts';
import { MemoryStore, type MatchStore } from '../match-store.ts';
import { SafeStore } from '../safe-store.ts';
import { meeting, openSealed, sealGames } from '../saved-games.ts';
import { Tables } from '../tables.ts';

/** A browser; bots never get their turn in it. */
function browser(store: MatchStore) {
  let made = 0;
  const { handlers } = new Tables({
    store: new SafeStore(store),
    tell: () => undefined,
    claim: () => undefined,
    later: () => () => undefined,
    decide: decideHere,
    today: () => 5000,
    fresh: () => `id-${++made}`,
    place: 'play.example.org',
    failed: (error) => {
      throw error;
    },
  });
  return {
    ...handlers,
    /** Plays the first action of whoever begins, and leaves the table. */
    async playOn(id: string, shares: number): Promise<void> {
      const { table, opening } = await handlers.open({ id });
      const { seq, undos } = opening.update;
      const submission = { seq, undos, actions: [{ type: 'issue-shares', shares }], key: `key ${seq}` };
      const { outcome } = await handlers.submit({ table, submission });
      expect(outcome.ok).toBe(true);
      await handlers.close({ table });
    },
  };
}

const GAME = {
  game: 'age-of-steam',
  options: { map: 'copper-vale' },
  players: ['Ada', 'Ben', 'Cleo'].map((name) => ({ name, bot: null })),
  seed: 'archive',
};

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('saved games', () => {
  it('come back in another browser as they were, running ones too', async () => {
    const one = browser(new MemoryStore());
    const id = await one.create(GAME);
    await one.playOn(id, 2);
    const saved = await one.save({ ids: null });
    expect(saved.games).toEqual([{ game: GAME.game, players: ['Ada', 'Ben', 'Cleo'], over: false, changed: 5000 }]);

    const other = browser(new MemoryStore());
    expect(await other.bringBack({ file: throughJson(saved) })).toEqual({ ids: [id], further: 0, damaged: 0 });
    const [before, after] = [await one.open({ id }), await other.open({ id })];
    expect(after.opening.update.view).toEqual(before.opening.update.view);
    expect(after.opening.update.seq).toBe(1);
  });

  it('take along how they were explained; it goes with the game', async () => {
    const one = browser(new MemoryStore());
    const id = await one.create(GAME);
    expect(await one.analysis({ id })).toBeNull();
    const analysis = { positions: 100, mark: 'a mark', expected: [[1, 2, 3]], judgements: [] };
    await one.keepAnalysis({ id, analysis });
    expect(await one.analysis({ id })).toEqual(analysis);

    const other = browser(new MemoryStore());
    await other.bringBack({ file: throughJson(await one.save({ ids: null })) });
    expect(await other.analysis({ id })).toEqual(analysis);
    // What was found out there since is not lost to an older file.
    await other.keepAnalysis({ id, analysis: { ...analysis, positions: 500 } });
    await other.bringBack({ file: throughJson(await one.save({ ids: null })) });
    expect(await other.analysis({ id })).toMatchObject({ positions: 500 });

    await other.remove({ id });
    expect(await other.analysis({ id })).toBeNull();
  });

  it('an explanation that is damaged is none', async () => {
    const store = new MemoryStore();
    await store.keepAnalysis('a', { positions: 'many' });
    expect(await browser(store).analysis({ id: 'a' })).toBeNull();
  });

  it('show nobody who opens the file what is in them: neither the seed nor a position', async () => {
    const one = browser(new MemoryStore());
    await one.create(GAME);
    const readable = JSON.stringify(await one.save({ ids: null }));
    for (const secret of ['archive', 'seed', 'cubes', 'entries']) expect(readable).not.toContain(secret);
  });

  it('are only those that were asked for', async () => {
    const one = browser(new MemoryStore());
    const id = await one.create(GAME);
    await one.create(GAME);
    expect((await openSealed(await one.save({ ids: [id] }))).map((game) => game.id)).toEqual([id]);
  });

  it('never take the place of one that was played on since', async () => {
    const one = browser(new MemoryStore());
    const id = await one.create(GAME);
    const saved = throughJson(await one.save({ ids: null }));
    await one.playOn(id, 2);
    expect(await one.bringBack({ file: saved })).toEqual({ ids: [], further: 1, damaged: 0 });
    expect((await one.open({ id })).opening.update.seq).toBe(1);
  });

  it('take the place of one that stands still, and stand beside one that went another way', async () => {
    const one = browser(new MemoryStore());
    const id = await one.create(GAME);
    const early = throughJson(await one.save({ ids: null }));
    await one.playOn(id, 2);
    const late = throughJson(await one.save({ ids: null }));

    const other = browser(new MemoryStore());
    await other.bringBack({ file: early });
    expect((await other.bringBack({ file: late })).ids).toEqual([id]);
    expect((await other.open({ id })).opening.update.seq).toBe(1);

    const third = browser(new MemoryStore());
    await third.bringBack({ file: early });
    await third.playOn(id, 3);
    const { ids } = await third.bringBack({ file: late });
    expect(ids).toHaveLength(1);
    expect(ids).not.toContain(id);
    expect(await third.list(null)).toHaveLength(2);
  });

  it('are refused with a sentence when the file is damaged, and one by one when a game is', async () => {
    const one = browser(new MemoryStore());
    await expect(one.bringBack({ file: { format: 'roundhouse-save/1', sealed: 'AAAA' } })).rejects.toThrow('damaged');
    await expect(one.bringBack({ file: { format: 'roundhouse-save/9', sealed: '' } })).rejects.toThrow('not known');
    await one.create(GAME);
    const [game] = await openSealed(await one.save({ ids: null }));
    if (game === undefined) throw new Error('nothing was saved');
    const file = await sealGames([game, { ...game, id: 'other', rows: ['nonsense'] }], 0);
    expect(await browser(new MemoryStore()).bringBack({ file })).toEqual({ ids: [game.id], further: 0, damaged: 1 });
  });
});

describe('two logs of one match', () => {
  it('are compared by what they begin with', () => {
    expect(meeting([1, 2], [1, 2])).toBe('same or older');
    expect(meeting([1], [1, 2])).toBe('same or older');
    expect(meeting([1, 2], [1])).toBe('newer');
    expect(meeting([1, 3], [1, 2])).toBe('parted');
  });
});

describe('a glance at a match', () => {
  it('shows what everybody may see, and opens no table', async () => {
    const one = browser(new MemoryStore());
    const id = await one.create({ ...GAME, game: 'city-of-iron', options: {} });
    const { view, liveries } = await one.glance({ id });
    expect(view).toHaveProperty('round');
    expect(liveries).toBeUndefined();
    const seen = await one.open({ id });
    await one.look({ table: seen.table, eye: 'public' });
    expect(await one.views({ table: seen.table, moments: [0] })).toEqual([view]);
  });

  it('shows everybody as they chose to look, and so does the list', async () => {
    const one = browser(new MemoryStore());
    const liveries = dressed(GAME.players.length, [{ colour: 'brown', emblem: 'anchor' }]);
    const id = await one.create({ ...GAME, liveries });
    expect((await one.glance({ id })).liveries).toEqual(liveries);
    expect((await one.list(null))[0]?.liveries).toEqual(liveries);
    expect((await one.open({ id })).opening.liveries).toEqual(liveries);
  });
});

describe('own results', () => {
  const path = '../../../../games/age-of-steam/tests/fixtures/03-two-shores-4-players-the-last-turn.json';
  const record: unknown = JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

  async function shelved(bots: readonly (string | null)[]): Promise<MemoryStore> {
    const store = new MemoryStore();
    const sitters = bots.map((bot, seat) => ({ name: `Player ${seat}`, bot }));
    const { heading, state, rows, kept } = toStore(Match.replay(ageOfSteam, record), sitters, 1);
    const head = { writer: '', game: ageOfSteam.id, state, changed: 9, fault: null };
    await store.change('over', () => ({ head, heading, added: { from: 0, rows, kept } }));
    return store;
  }

  it('are those of the one person in a match, looked up once', async () => {
    const result = Match.replay(ageOfSteam, record).result();
    const store = await shelved(['easy', null, 'easy', 'easy']);
    const mine = [
      { game: ageOfSteam.id, won: result?.winners.includes(1), score: result?.scores[1]?.total, changed: 9 },
    ];
    expect(await browser(store).ownResults(null)).toEqual(mine);
    const { head } = (await store.load('over')) ?? { head: null };
    expect(head).toMatchObject({ result: { winners: result?.winners } });
    // The match itself is not needed for it any more.
    store.put('over', { head, heading: null, rows: [], kept: [] });
    expect(await browser(store).ownResults(null)).toEqual(mine);
  });

  it('are nobody’s where several people shared a screen', async () => {
    expect(await browser(await shelved([null, null, 'easy', 'easy'])).ownResults(null)).toEqual([]);
  });

  it('are nobody’s where the record of a match was brought, and its bots stay bots for whoever plays it again', async () => {
    const there = browser(await shelved(['easy', null, 'easy', 'easy']));
    const brought = await there.record({ table: (await there.open({ id: 'over' })).table });
    const here = browser(new MemoryStore());
    const { opening } = await here.open({ id: await here.importRecord({ record: brought, names: [] }) });
    expect(opening.update.players.map(({ bot }) => bot)).toEqual(['easy', null, 'easy', 'easy']);
    expect(opening.screen).toBe('nobodys');
    expect(await here.ownResults(null)).toEqual([]);
  });

  it('leave nobody to play against bots alone where a record has nobody else', async () => {
    const there = browser(await shelved(['easy', 'easy', 'easy', 'easy']));
    const brought = await there.record({ table: (await there.open({ id: 'over' })).table });
    const { opening } = await there.open({ id: await there.importRecord({ record: brought, names: [] }) });
    expect(opening.update.players.map(({ bot }) => bot)).toEqual([null, null, null, null]);
  });
});

describe('records', () => {
  it('say who played, when it began and where', async () => {
    const one = browser(new MemoryStore());
    const { table } = await one.open({ id: await one.create(GAME) });
    const record = await one.record({ table });
    expect(record).toMatchObject({ players: ['Ada', 'Ben', 'Cleo'], begun: 5000, place: 'play.example.org' });
    expect(record).not.toHaveProperty('ended');
  });
});
