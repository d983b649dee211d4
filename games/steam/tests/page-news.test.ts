import { say } from '@roundhouse/kernel';
import { describe, expect, it } from 'vitest';
import type { Event } from '../rules/events.ts';
import { newsOf } from '../table/page/side/news.ts';
import { closesTurn } from '../table/page/side/report.tsx';
import { bid, declineMove, lastEvents, lastMove, pass, play, type SteamMatch, tableOf, take } from './support/table.ts';

/** What stands beside each name after these events. */
function told(events: readonly Event[]): Readonly<Record<number, string>> {
  const news = events.flatMap((event) => newsOf(event, events));
  return Object.fromEntries(news.map(([seat, { words }]) => [seat, say(words)]));
}

function auctionOfPlaces(): SteamMatch {
  const order = [0, 1, 2];
  return tableOf({
    phase: { name: 'auction-places', seat: 0, bid: null, leader: null, bidding: order, placed: [] },
  });
}

describe('the news beside a player', () => {
  it('tell what a payment cost to raise', () => {
    const match = play(auctionOfPlaces(), [0, bid(7)], [1, pass], [2, pass]);
    expect(told(lastEvents(match))).toEqual({ 0: '−$7; income fell by 2 to raise it' });
  });

  it('name what was paid for from cash', () => {
    const match = play(tableOf({ players: [{ cash: 9 }] }), [0, take('locomotive')]);
    expect(told(lastEvents(match))).toEqual({ 0: '−$6: locomotive' });
  });

  it('tell income, debts and what they took when a turn ends', () => {
    const match = tableOf({ players: [{ income: 3 }, { income: -2, cash: 5 }, { income: -1 }], phase: lastMove(3) });
    play(match, [2, declineMove]);
    expect(closesTurn(lastEvents(match))).toBe(true);
    expect(told(lastEvents(match))).toEqual({
      0: '+$3: income',
      1: '−$2: expenses',
      2: '−$1: expenses; 1 income lost',
    });
  });

  it('are none where nothing changed', () => {
    const match = play(auctionOfPlaces(), [0, pass]);
    expect(told(lastEvents(match))).toEqual({});
    expect(closesTurn(lastEvents(match))).toBe(false);
  });
});
