import { say, type Seat } from '@roundhouse/kernel';
import { describe, expect, it } from 'vitest';
import { GOODS } from '../content/components.ts';
import { kingsOfAirAndSteam, type Position } from '../index.ts';
import { unsoldWords } from '../table/page/could/unsold-words.ts';
import { leftBehind } from '../table/page/panels/left-behind.ts';
import { NOTHING } from '../table/page/pointing.ts';
import { promptFor } from '../table/page/prompt.ts';
import { goodsTooMany } from '../table/page/upkeep.ts';
import { wagerWords } from '../table/page/wager-words.ts';
import { playerAt } from '../rules/position.ts';
import { board, nth } from './support/board.ts';
import { positionOf } from './support/table.ts';

const HOME = nth(board.rail('bown-town', 'aldenville'), 0);

function asked(p: Position, seat: Seat): string {
  return say(promptFor(p, seat, NOTHING));
}

it('a depot at the start says where the airship starts, and the second of Harvey Golding that it stays', () => {
  const phase = { name: 'place-depot', seat: 0, queue: [] } as const;
  const first = positionOf({ phase, players: [{ character: 'harvey-golding', airship: null }] });
  const second = positionOf({ phase, players: [{ character: 'harvey-golding', airship: HOME, depots: [[HOME]] }] });
  expect(asked(first, 0)).toContain('Your airship starts there.');
  expect(asked(second, 0)).toContain('for nothing');
  expect(asked(second, 0)).toContain('Your airship stays at your first.');
});

describe('upkeep', () => {
  const owing = (cash: number) =>
    positionOf({
      phase: { name: 'upkeep', seat: 0 },
      players: [{ cash, depots: [[HOME, 'food', 'food', 'textiles']] }],
    });

  it('offers to keep only what can be paid for', () => {
    expect(asked(owing(3), 0)).toBe('Upkeep: keep your goods for $3, or give some back. You have $3.');
    expect(asked(owing(2), 0)).toMatch(/your goods cost \$3, and you have \$2\. You must give one back\.$/);
    expect(asked(owing(0), 0)).toMatch(/your goods cost \$3, and you have \$0\. You must give 3 back\.$/);
  });

  it('asks back just as many goods as make the rest payable', () => {
    for (const cash of [0, 1, 2, 3, 4]) {
      const p = owing(cash);
      const tooMany = goodsTooMany(playerAt(p, 0));
      const mayPay = kingsOfAirAndSteam.legal(p, 0).some(({ type }) => type === 'pay-upkeep');
      expect(mayPay).toBe(tooMany === 0);
      expect(tooMany).toBe(Math.max(0, 3 - cash));
    }
  });
});

it('a wager says its chance, and what is gained or lost in the end', () => {
  expect([1, 2, 3].map((wager) => say(wagerWords(wager, 2)))).toEqual([
    'A 1 in 5 chance to gain $1, else lose $1',
    'A 2 in 5 chance to get it back, else lose $2',
    'A 3 in 5 chance to lose only $1, else lose $3',
  ]);
});

it('cities that would pay for goods are told as a choice', () => {
  const cities = Object.fromEntries(
    board.area.cities.map(({ id }) => [id, { wants: null, demand: 'closed', goods: [] } as const]),
  );
  const wanting = { wants: 'food', demand: 'printed', goods: [] } as const;
  const told = (...ids: readonly string[]): string => {
    const p = positionOf({ cities: { ...cities, ...Object.fromEntries(ids.map((id) => [id, wanting])) } });
    return say(unsoldWords(p, 'food'));
  };
  expect(told()).toBe('No city wants it now');
  expect(told('wiesbaden')).toMatch(/^Wiesbaden would pay \$4,/);
  expect(told('wiesbaden', 'bown-town')).toMatch(/^(Wiesbaden or Bown Town|Bown Town or Wiesbaden) would pay \$4,/);
  expect(told('wiesbaden', 'bown-town', 'warsop')).toMatch(/^[A-Z][a-z ]+, .+ or .+ would pay \$4,/i);
});

it('goods that would be left behind are told alike, whether one or many of them are meant', () => {
  const told = GOODS.map((good) => {
    const airship = board.factory(good);
    const p = positionOf({ phase: { name: 'cargo', seat: 0, loaded: [], jettisoned: [] }, players: [{ airship }] });
    return leftBehind(kingsOfAirAndSteam.legal(p, 0)).map((one) => say(one));
  });
  expect(told).toEqual(GOODS.map((good) => [`You could load ${good} here: there is room on board.`]));
});
