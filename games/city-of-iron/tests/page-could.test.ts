import { clone, itemAt, rngFrom, type Seat } from '@roundhouse/kernel';
import { describe, expect, it } from 'vitest';
import { type Action, cityOfIron, type Position } from '../index.ts';
import { buildingChanges, changeBy } from '../table/page/could/buildings.ts';
import { type CardChange, handChanges, holding, shopChanges } from '../table/page/could/cards.ts';
import { byWorth, type Changes } from '../table/page/could/changes.ts';
import { townChanges } from '../table/page/could/towns.ts';
import { numbersAfter, numbersOf } from '../table/page/preview.ts';
import { recordedMoments } from './support/recorded.ts';
import { positionOf } from './support/table.ts';

const moments = [...recordedMoments()]
  .filter((_, index) => index % 60 === 0)
  .map(({ view, seat }) => ({ position: view, seat }));

const acting = moments.filter(({ position }) => position.phase.name === 'action');
const attacking = [...recordedMoments()]
  .map(({ view, seat }) => ({ position: view, seat }))
  .filter(
    ({ position, seat }) =>
      position.phase.name === 'action' && cityOfIron.legal(position, seat).some(({ type }) => type === 'attack'),
  )
  .slice(0, 40);

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

  it('is told of somebody else as well, as far as everybody can see', () => {
    for (const { position, seat } of moments) {
      const seenByAnother = cityOfIron.view(position, (seat + 1) % position.players.length);
      expect(buildingChanges(seenByAnother, seat).map(({ building }) => building)).toEqual(
        buildingChanges(position, seat).map(({ building }) => building),
      );
      expect(townChanges(seenByAnother, seat).map(({ town }) => town)).toEqual(
        townChanges(position, seat).map(({ town }) => town),
      );
    }
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

  it('puts what brings most first in every list, and what cannot be done last', () => {
    const isInOrder = (lines: readonly Changes[]): boolean =>
      lines.every((line, index) => index === 0 || byWorth(itemAt(lines, index - 1), line) <= 0);
    const seen = { buildings: 0, hand: 0, shop: 0, towns: 0 };
    for (const { position, seat } of acting) {
      const buildings = buildingChanges(position, seat);
      const possible = buildings.filter((line) => 'points' in line);
      expect(buildings.slice(0, possible.length)).toEqual(possible);
      expect(isInOrder(possible)).toBe(true);

      const hand = handChanges(position, seat);
      const played = hand.flatMap(({ uses }) => uses.slice(0, 1));
      expect(hand.slice(0, played.length).every(({ uses }) => uses.length > 0)).toBe(true);
      expect(isInOrder(played)).toBe(true);

      const shop = shopChanges(position, seat);
      const bought = shop.flatMap(({ uses, opens }) =>
        [...uses.slice(0, 1), ...(opens === null ? [] : [opens])].toSorted(byWorth).slice(0, 1),
      );
      expect(shop.slice(0, bought.length).every(({ uses, opens }) => uses.length > 0 || opens !== null)).toBe(true);
      expect(isInOrder(bought)).toBe(true);

      const towns = townChanges(position, seat);
      expect(isInOrder(towns)).toBe(true);
      seen.buildings += Number(possible.length > 1);
      seen.hand += Number(played.length > 1);
      seen.shop += Number(bought.length > 1);
      seen.towns += Number(towns.length > 1);
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(5);
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
      // One for the most of a good, and one for one more building that makes goods.
      income: 2,
      incomeOfGoods: 1,
    });
  });

  it('says of every card in hand what playing it changes', () => {
    let compared = 0;
    for (const { position, seat } of acting) {
      const before = JSON.stringify(position);
      const lines = handChanges(position, seat);
      expect(JSON.stringify(position)).toBe(before);
      const playable = cityOfIron
        .legal(position, seat)
        .flatMap((action) => (action.type === 'play-card' ? [`${action.card} ${action.way}`] : []));
      const told = lines.flatMap(({ uses }) => uses.map(({ card, way }) => `${card} ${way}`));
      expect(told.toSorted()).toEqual([...new Set(playable)].toSorted());
      for (const { uses, refusal } of lines) {
        expect(refusal === null).toBe(uses.length > 0);
        for (const use of uses) compared += Number(isAsPlayed(position, seat, use.plan, use));
      }
    }
    expect(compared).toBeGreaterThan(20);
  });

  it('says of every town that could be attacked what conquering it changes, and what is lacking for the others', () => {
    const seen = { compared: 0, lacking: 0 };
    for (const { position, seat } of attacking) {
      const attacks = cityOfIron.legal(position, seat).filter((action) => action.type === 'attack');
      const lines = townChanges(position, seat);
      const open = lines.flatMap(({ town, lacks }) => (lacks === null ? [town] : []));
      expect(open.toSorted()).toEqual(attacks.map(({ town }) => town).toSorted());
      seen.lacking += lines.length - open.length;
      for (const attack of attacks) {
        const line = lines.find(({ town }) => town === attack.town);
        if (line === undefined) throw new RangeError(`nothing is told of ${attack.town}`);
        seen.compared += Number(isAsPlayed(position, seat, withPayments(position, seat, attack), line));
      }
    }
    expect(seen.compared).toBeGreaterThan(10);
    expect(seen.lacking).toBeGreaterThan(10);
  });

  it('says of every card for sale what it would change in hand, and which town it opens', () => {
    const seen = { compared: 0, opened: 0 };
    for (const { position, seat } of acting) {
      const lines = shopChanges(position, seat);
      expect(lines.map(({ card }) => card).toSorted()).toEqual([...new Set(position.players[seat]?.supply)].toSorted());
      for (const { card, uses, opens } of lines) {
        const held = holding(position, seat, card);
        for (const use of uses) seen.compared += Number(isAsPlayed(held, seat, use.plan, use));
        if (opens === null) continue;
        const attack: Action = { type: 'attack', town: opens.town };
        expect(cityOfIron.check(position, seat, attack)).not.toBeNull();
        expect(cityOfIron.check(held, seat, attack)).toBeNull();
        seen.opened += Number(isAsPlayed(held, seat, withPayments(held, seat, attack), opens));
      }
    }
    expect(seen.compared).toBeGreaterThan(100);
    expect(seen.opened).toBeGreaterThan(0);
  });

  it('uses a card that builds for what brings most, and pays with as few cards as possible', () => {
    const p = positionOf({
      seats: 2,
      row: ['A01', 'A02'],
      players: [
        { home: ['A01'], coins: 3, hand: ['cit-engineer', 'cit-junkbot', 'cit-mason', 'cit-scholar'] },
        { home: ['A03'] },
      ],
    });
    const engineer = handChanges(p, 0).find(({ card }) => card === 'cit-engineer');
    const best = buildingChanges(p, 0)[0];
    expect(engineer?.uses).toEqual([
      expect.objectContaining({
        points: best !== undefined && 'points' in best ? best.points : null,
        plan: [
          { type: 'play-card', card: 'cit-engineer', way: 0, land: null },
          { type: 'pay', cards: [expect.any(String)] },
          expect.objectContaining({ type: 'build', building: best?.building }),
          expect.objectContaining({ type: 'discard' }),
        ],
      }),
    ]);
  });
});

/** Whether a plan changes what was told of it; false where the end of the round has a say in it. */
function isAsPlayed(p: Position, seat: Seat, plan: readonly Action[], told: Changes | CardChange): boolean {
  const copy = clone(p);
  for (const action of plan) {
    expect(cityOfIron.check(copy, seat, action)).toBeNull();
    cityOfIron.play(copy, seat, action, rngFrom('what could be done'), () => undefined);
  }
  if (copy.round !== p.round || copy.phase.name !== 'action') return false;
  const [before, after] = [numbersOf(p, seat), numbersOf(copy, seat)];
  const found = {
    points: after.score - before.score,
    income: after.income - before.income,
    science: after.scienceIncome - before.scienceIncome,
    coinsNow: after.coins - before.coins,
    scienceNow: after.science - before.science,
  };
  // What comes at once is told of cards alone.
  expect({ ...found, ...numbersIn(told) }).toEqual(found);
  return true;
}

function numbersIn(told: Changes | CardChange) {
  const { points, income, science } = told;
  if (!('plan' in told)) return { points, income, science };
  return { points, income, science, coinsNow: told.coinsNow, scienceNow: told.scienceNow };
}

/** An action with the first payments that are possible for it. */
function withPayments(p: Position, seat: Seat, begun: Action): readonly Action[] {
  const plan = [begun];
  const copy = clone(p);
  cityOfIron.play(copy, seat, begun, rngFrom('what could be done'), () => undefined);
  while (copy.phase.name === 'pay' || copy.phase.name === 'discard') {
    const [next] = cityOfIron.legal(copy, seat);
    if (next === undefined) throw new RangeError('it cannot be paid');
    plan.push(next);
    cityOfIron.play(copy, seat, next, rngFrom('what could be done'), () => undefined);
  }
  return plan;
}
