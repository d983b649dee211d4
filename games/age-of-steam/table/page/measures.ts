import type { Seat } from '@roundhouse/kernel';
import type { Measure } from '@roundhouse/ui';
import { type Player, type Position, playerAt } from '../../rules/position.ts';
import { scoreOf, trackPoints } from '../../rules/result.ts';

function whilePlaying(of: (player: Player) => number): (p: Position, seat: Seat) => number | null {
  return (p, seat) => {
    const player = playerAt(p, seat);
    return player.outInTurn === null ? of(player) : null;
  };
}

export const MEASURES: readonly Measure<Position>[] = [
  { id: 'points', label: 'Points', of: (p, seat) => scoreOf(p, seat).total },
  { id: 'income', label: 'Income', of: whilePlaying(({ income }) => income) },
  { id: 'cash', label: 'Cash', of: whilePlaying(({ cash }) => cash) },
  { id: 'shares', label: 'Shares issued', of: whilePlaying(({ shares }) => shares) },
  { id: 'track', label: 'Track in completed links', of: trackPoints },
];
