import { ageOfSteam } from '@roundhouse/age-of-steam';
import { hashOf, Match } from '@roundhouse/kernel';
import { expect, it } from 'vitest';
import { decideHere } from '../../../tests/support/deciding.ts';
import { MemoryStore } from '../match-store.ts';
import { handOn, moved } from '../old-store.ts';
import { SafeStore } from '../safe-store.ts';
import { Tables } from '../tables.ts';

/** As the first versions wrote it. */
function oldValue() {
  const match = Match.start(ageOfSteam, { seats: 3, seed: 'old' });
  const [seat = 0] = match.waiting();
  match.submit(seat, { type: 'issue-shares', shares: 2 });
  match.undo(seat);
  match.submit(seat, { type: 'issue-shares', shares: 3 });
  const players = [null, 'easy', null].map((bot, index) => ({ seat: index, name: `Player ${index}`, bot }));
  const value = {
    writer: 'w',
    players,
    seq: 1,
    over: false,
    yourTurn: true,
    changed: 7,
    fault: null,
    record: match.record(),
  };
  return { match, value };
}

it('a match that the first versions kept goes on, with everybody in their place', async () => {
  const { match, value } = oldValue();
  const store = new MemoryStore();
  await store.change('old', () => moved(structuredClone(value)));
  const tables = new Tables({
    store: new SafeStore(store),
    tell: () => {},
    claim: () => {},
    later: () => () => {},
    decide: decideHere,
    today: () => 0,
    fresh: () => 'fresh',
    place: 'play.example.org',
    failed: (error) => {
      throw error;
    },
  });
  expect(await tables.handlers.list(null)).toMatchObject([{ id: 'old', changed: 7, broken: null }]);
  const { opening } = await tables.handlers.open({ id: 'old' });
  const { eye } = opening.update;
  expect(hashOf(opening.update.view)).toBe(hashOf(match.viewAt(1, eye)));
  expect(opening.update.players.map(({ bot }) => bot)).toEqual([null, 'easy', null]);
  expect(opening.update).toMatchObject({ seq: 1, undos: 1 });
});

it('what was damaged before is moved as it is, and the list says so', async () => {
  for (const value of [5, {}, { ...oldValue().value, record: 'lost' }]) {
    const store = new MemoryStore();
    await store.change('old', () => moved(value));
    expect([...(await store.heads()).values()]).toEqual([value]);
  }
});

it('no match is forgotten in the old store before it is safe in the new one', async () => {
  const { value } = oldValue();
  const left = new Set(['one', 'two', 'three']);
  const old = {
    ids: () => Promise.resolve([...left]),
    get: () => Promise.resolve(value),
    forget: (id: string) => Promise.resolve(void left.delete(id)),
  };
  const take = (id: string) => (id === 'two' ? Promise.reject(new Error('the disk is full')) : Promise.resolve());
  await expect(handOn(old, take)).rejects.toThrow('the disk is full');
  expect([...left]).toEqual(['two', 'three']);
  await handOn(old, () => Promise.resolve());
  expect(left.size).toBe(0);
});
