import { ofType } from '@roundhouse/table-kit';
import { describe, expect, it } from 'vitest';
import { deliveriesOf, own } from '@roundhouse/rail-table';
import { desk } from '../table/page/desk.ts';
import { ageOfSteam } from '../rules/game.ts';
import { wealthyGame } from './support/lively.ts';

describe('the ways that are offered for a cube', () => {
  it('are all there, the best for the mover first, with what everybody earns', () => {
    let choices = 0;
    for (const { position } of wealthyGame('rust-belt', 4, 'ways')) {
      if (position.phase.name !== 'move-goods') continue;
      const { seat } = position.phase;
      const moves = ofType(ageOfSteam.legal(position, seat), 'move-goods');
      const ways = deliveriesOf(desk, position, moves, seat);
      expect(new Set(ways.map(({ move }) => move))).toEqual(new Set(moves));
      const incomes = ways.map((way) => own(way, seat));
      expect(incomes).toEqual(incomes.toSorted((one, other) => other - one));
      for (const { move, earnings } of ways) {
        const earned = earnings.reduce((sum, { links }) => sum + links, 0);
        expect(earned).toBeLessThanOrEqual(move.exits.length);
      }
      choices = Math.max(choices, ways.length);
    }
    expect(choices).toBeGreaterThan(5);
  });
});
