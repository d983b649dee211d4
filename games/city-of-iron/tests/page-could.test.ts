import { clone, rngFrom } from '@roundhouse/kernel';
import { describe, expect, it } from 'vitest';
import { cityOfIron } from '../index.ts';
import { buildingChanges, changeBy } from '../table/page/could/overview.ts';
import { numbersAfter, numbersOf } from '../table/page/preview.ts';
import { recordedMoments } from './support/recorded.ts';
import { positionOf } from './support/table.ts';

const moments = [...recordedMoments()]
  .filter((_, index) => index % 60 === 0)
  .map(({ view, seat }) => ({ position: view, seat }));

describe('what one could do in City of Iron', () => {
  it('says of every build what playing it changes', () => {
    let compared = 0;
    for (const { position, seat } of moments) {
      for (const action of cityOfIron.legal(position, seat)) {
        // A card may let its player build for less; that is not what this tells.
        if (action.type !== 'build' || position.phase.name !== 'action') continue;
        const after = numbersAfter(position, seat, action);
        if (after === null) continue;
        const before = numbersOf(position, seat);
        const { points, income, science, price } = changeBy(position, seat, action);
        expect({ points, income, science }).toEqual({
          points: after.score - before.score,
          income: after.income - before.income,
          science: after.scienceIncome - before.scienceIncome,
        });
        const copy = clone(position);
        let paid = { coins: -1, science: -1 };
        cityOfIron.play(copy, seat, action, rngFrom('a building'), (event) => {
          if (event.type === 'built') paid = { coins: event.coins, science: event.science };
        });
        expect(paid).toEqual(price);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(20);
  });

  it('tells of every building of the row and of the store once, what brings most first', () => {
    for (const { position, seat } of moments) {
      const lines = buildingChanges(position, seat);
      const { row, players } = position;
      const stored = players[seat]?.stored ?? [];
      expect(lines.map(({ building }) => building).toSorted()).toEqual([...row, ...stored].toSorted());
      const points = lines.flatMap((line) => ('points' in line ? [line.points] : []));
      expect(points).toEqual(points.toSorted((one, other) => other - one));
    }
  });

  it('knows who is overtaken, and what it takes to be the first', () => {
    const p = positionOf({
      seats: 2,
      players: [{ home: ['A01'], stored: ['A02'], coins: 1 }, { home: ['A03'] }],
    });
    const line = buildingChanges(p, 0).find(({ building }) => building === 'A02');
    expect(line).toMatchObject({
      price: { coins: 2, science: 0 },
      affordable: false,
      insteadOf: null,
      goods: [{ good: 'turnip', from: 3, to: 6, rankFrom: 2, rankTo: 1 }],
      // Two for the most in place of one for the second, and one for the shield.
      points: 2,
      others: [{ seat: 1, points: -1 }],
    });
  });
});
