import { clone, type Game, Previews } from '@roundhouse/kernel';
import { describe, expect, it } from 'vitest';
import { sealedBids } from './sealed-bids/game.ts';
import type { Action, Event, Options, Position } from './sealed-bids/position.ts';
import { orderedStart } from './sealed-bids/table.ts';

const coins = (p: Position) => p.coins.map((amount) => ({ coins: amount }));

function previews(p: Position, seat: number, game: Game<Position, Action, Options, Event> = sealedBids) {
  return new Previews(game, game.view(p, seat), seat, coins);
}

describe('a preview', () => {
  it('tells all of an action that leaves nothing open', () => {
    expect(previews(orderedStart(2), 0).of({ do: 'aside', card: 3 })).toEqual({
      events: [{ type: 'put-aside', seat: 0 }],
      changes: [],
      chance: false,
    });
  });

  it('does not tell what chance will bring', () => {
    expect(previews(orderedStart(2), 0).of({ do: 'roll' })).toEqual({ events: [], changes: [], chance: true });
  });

  it('does not tell what is hidden, though no chance is needed for it', () => {
    expect(previews(orderedStart(2), 0).of({ do: 'draw' })).toEqual({ events: [], changes: [], chance: true });
  });

  it('tells what comes before hidden things are shown', () => {
    const waiting = {
      phase: 'seal',
      sealed: [null, { card: 5 }],
      hands: [
        [1, 2, 3, 4],
        [6, 7, 8],
      ],
    } as const;
    expect(previews(orderedStart(2, waiting), 0).of({ do: 'seal', card: 4 })).toEqual({
      events: [{ type: 'sealed', seat: 0 }],
      changes: [],
      chance: true,
    });
  });

  it('counts what happened before chance was asked', () => {
    const paying: Game<Position, Action, Options, Event> = {
      ...sealedBids,
      play(p, seat, action, rng, tell) {
        p.coins = p.coins.with(seat, 5);
        sealedBids.play(p, seat, action, rng, tell);
      },
    };
    expect(previews(orderedStart(2), 1, paying).of({ do: 'roll' })).toEqual({
      events: [],
      changes: [{ seat: 1, number: 'coins', from: 0, to: 5 }],
      chance: true,
    });
  });

  it('leaves the view alone, and hides no failure of the rules', () => {
    const p = orderedStart(2);
    const view = sealedBids.view(p, 0);
    const before = clone(view);
    new Previews(sealedBids, view, 0, coins).of({ do: 'aside', card: 3 });
    expect(view).toEqual(before);
    const broken: Game<Position, Action, Options, Event> = {
      ...sealedBids,
      play() {
        throw new Error('broken');
      },
    };
    expect(() => previews(p, 0, broken).of({ do: 'roll' })).toThrow('broken');
  });
});
