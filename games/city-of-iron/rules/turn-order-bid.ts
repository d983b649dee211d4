import { firstOf, following, type Progress, refuse, type Seat, type Violation } from '@roundhouse/kernel';
import { setOf } from '../content/sets.ts';
import type { Action } from './actions.ts';
import { abilitiesOf } from './cities.ts';
import { type Chance, changePlayer, type Position, playerAt } from './position.ts';
import type { DecisionSection } from './section.ts';
import { wrongPhase } from './wrong-phase.ts';

type Track = readonly (Seat | null)[];

function enter(p: Position, { tell }: Chance): Progress {
  p.round += 1;
  tell({ type: 'round-started', round: p.round });
  p.phase = { name: 'bid', seat: firstOf(p.bidOrder), track: setOf(p).file.bidTrack.map(() => null) };
  return 'waiting';
}

function trackOf(p: Position): Track {
  return p.phase.name === 'bid' || p.phase.name === 'second-bid' ? p.phase.track : [];
}

/** What a space costs; who moves a cube pays only what the new space costs more. */
function priceOf(p: Position, seat: Seat, space: number): number {
  const prices = setOf(p).file.bidTrack;
  const before = trackOf(p).indexOf(seat);
  return Math.max(0, (prices[space] ?? 0) - (prices[before] ?? 0));
}

function legal(p: Position, seat: Seat): Action[] {
  const actions: Action[] = [];
  for (const space of trackOf(p).keys()) {
    const action: Action = { type: 'bid', space };
    if (check(p, seat, action) === null) actions.push(action);
  }
  if (p.phase.name === 'second-bid') actions.push({ type: 'keep-bid' });
  return actions;
}

function check(p: Position, seat: Seat, action: Action): Violation | null {
  if (action.type === 'keep-bid' && p.phase.name === 'second-bid') return null;
  if (action.type !== 'bid') return wrongPhase(p, action);
  const holder = trackOf(p)[action.space];
  if (holder === undefined) return refuse('bid.free-space', 'There is no such space.');
  if (holder !== null) {
    return refuse('bid.free-space', '{holder} has bid on that space.', { holder: { seat: holder } });
  }
  const price = priceOf(p, seat, action.space);
  const { coins } = playerAt(p, seat);
  if (price <= coins) return null;
  return refuse(
    'bid.pay-at-once',
    'That space costs {price, plural, one {# coin} other {# coins}}; you have {coins}.',
    { price, coins },
  );
}

function play(p: Position, seat: Seat, action: Action, chance: Chance): Progress {
  if (p.phase.name !== 'bid' && p.phase.name !== 'second-bid') return 'waiting';
  let { track } = p.phase;
  if (action.type === 'bid') {
    const paid = priceOf(p, seat, action.space);
    const price = setOf(p).file.bidTrack[action.space] ?? 0;
    track = track.map((holder) => (holder === seat ? null : holder)).with(action.space, seat);
    changePlayer(p, seat, { coins: playerAt(p, seat).coins - paid });
    chance.tell({ type: 'bid', seat, space: action.space, price, paid });
  } else chance.tell({ type: 'bid-kept', seat });
  return p.phase.name === 'bid' ? askNext(p, seat, track, chance) : finish(p, track, chance);
}

function askNext(p: Position, seat: Seat, track: Track, chance: Chance): Progress {
  const next = following(p.bidOrder, seat);
  if (next !== undefined) {
    p.phase = { name: 'bid', seat: next, track };
    return 'waiting';
  }
  const set = setOf(p);
  const second = p.bidOrder.find((each) =>
    abilitiesOf(p, set, playerAt(p, each)).some(({ type }) => type === 'second-bid'),
  );
  if (second === undefined) return finish(p, track, chance);
  p.phase = { name: 'second-bid', seat: second, track };
  return 'waiting';
}

/** The right-most cube acts first; next round the left-most bids first. */
function finish(p: Position, track: Track, { tell }: Chance): Progress {
  p.bidOrder = track.filter((seat) => seat !== null);
  p.order = p.bidOrder.toReversed();
  tell({ type: 'order-set', order: p.order });
  return 'finished';
}

export const turnOrderBid: DecisionSection = { name: 'bid', enter, legal, check, play };
