import { describe, expect, test } from 'vitest';
import {
  dressed,
  exchanged,
  type Livery,
  Match,
  type MatchStart,
  parseRecord,
  randomGame,
  RecordError,
} from '@roundhouse/kernel';
import { sealedBids } from './sealed-bids/game.ts';
import { play } from './sealed-bids/table.ts';

const RED_CROSS: Livery = { colour: 'red', emblem: 'cross' };
const GREEN_STAR: Livery = { colour: 'green', emblem: 'star' };

const looks = (liveries: readonly Livery[]): string[] => liveries.map(({ colour, emblem }) => `${colour} ${emblem}`);

describe('liveries', () => {
  test('are those of the seats where nobody chose', () => {
    expect(looks(dressed(3))).toEqual(['red cross', 'blue ring', 'green bar']);
    expect(new Set(looks(dressed(7))).size).toBe(7);
  });

  test('are what was chosen; whoever did not choose keeps their own or takes what is left', () => {
    expect(looks(dressed(3, [null, RED_CROSS, null]))).toEqual(['blue ring', 'red cross', 'green bar']);
    expect(looks(dressed(4, [GREEN_STAR]))).toEqual(['green star', 'blue ring', 'red bar', 'gold cross']);
  });

  test('differ, even where two chose the same', () => {
    const both = dressed(2, [GREEN_STAR, { colour: 'green', emblem: 'anchor' }]);
    expect(looks(both)).toEqual(['green star', 'blue anchor']);
  });

  test('change hands where somebody takes what another has', () => {
    expect(looks(exchanged(dressed(3), 0, { colour: 'green' }))).toEqual(['green cross', 'blue ring', 'red bar']);
    expect(looks(exchanged(dressed(2), 1, { emblem: 'anchor' }))).toEqual(['red cross', 'blue anchor']);
    expect(exchanged(dressed(2), 5, GREEN_STAR)).toEqual(dressed(2));
  });
});

/** A whole match of two. */
function played(liveries?: MatchStart['liveries']) {
  const { actions } = randomGame(sealedBids, { rounds: 2 }, 2, 'dressed');
  const match = Match.start(sealedBids, { options: { rounds: 2 }, seats: 2, seed: 'dressed', liveries });
  return play(match, ...actions.map(({ seat, action }) => [seat, action] as const));
}

describe('a record', () => {
  test('carries the liveries along, through replay and fork, and nothing is played by them', () => {
    const chosen = played([null, RED_CROSS]);
    const plain = played();
    const record = chosen.record();
    expect(record.liveries).toEqual(dressed(2, [null, RED_CROSS]));
    expect(record.checks).toEqual(plain.record().checks);
    expect(plain.record()).not.toHaveProperty('liveries');
    const again = Match.replay(sealedBids, JSON.parse(JSON.stringify(record)));
    expect(again.liveries).toEqual(record.liveries);
    expect(again.fork(1).record().liveries).toEqual(record.liveries);
  });

  test('has none where nobody chose, and is malformed where a colour is none', () => {
    expect(played([null, null]).record()).not.toHaveProperty('liveries');
    const record = { ...played().record(), liveries: [{ colour: 'plaid', emblem: 'cross' }] };
    expect(() => parseRecord(record, record.game)).toThrow(RecordError);
  });
});
