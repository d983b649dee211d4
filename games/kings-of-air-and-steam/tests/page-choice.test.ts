import { pointingAt, viewFor } from '@roundhouse/table-kit/kit';
import { describe, expect, it } from 'vitest';
import { type Action, kingsOfAirAndSteam } from '../index.ts';
import { chosenOf } from '../table/page/choice.ts';
import { goodsChoices } from '../table/page/goods-choices.ts';
import { choosing } from '../table/page/panels/action-pick.tsx';
import { NOTHING, type Pointed } from '../table/page/pointing.ts';
import { board, nth } from './support/board.ts';
import { positionOf, type TableChanges } from './support/table.ts';

const HOME = nth(board.rail('bown-town', 'aldenville'), 0);
const CLICK = { detail: 1 };
const SECOND_OF_A_DOUBLE_CLICK = { detail: 2 };
const ENTER = { detail: 0 };

const position = positionOf({
  phase: { name: 'rob', seat: 0, victims: [1, 2] },
  players: [{ character: 'ezekiel-crane' }, {}, {}],
});
const legal = kingsOfAirAndSteam.legal(position, 0);
const robbery: Action = { type: 'rob', victim: 1 };
const other: Action = { type: 'rob', victim: 2 };

/** What a press on the first victim does while something is chosen. */
function pressed(choice: Action | null, { detail }: { readonly detail: number }) {
  const acts: Action[] = [];
  const points: Partial<Pointed>[] = [];
  const table = { ...viewFor(kingsOfAirAndSteam, position, 0), act: (...all: readonly Action[]) => acts.push(...all) };
  const pointing = {
    ...pointingAt({ ...NOTHING, choice }),
    change: (change: Partial<Pointed>) => points.push(change),
  };
  const { onClick, ...button } = choosing({ table, pointing, action: { ...robbery }, mark: 'rob-1' });
  onClick({ detail });
  return { acts, points, button };
}

describe('something that stands for one action', () => {
  it('is chosen by a press, and taken by none', () => {
    for (const how of [CLICK, ENTER]) {
      expect(pressed(null, how)).toEqual({
        acts: [],
        points: [{ choice: robbery }],
        button: { 'aria-pressed': false, 'data-choice': 'rob-1' },
      });
      expect(pressed(other, how).acts).toEqual([]);
    }
  });

  it('is taken by another press once it is chosen, but not by the second half of a double click', () => {
    expect(pressed(robbery, CLICK)).toEqual({
      acts: [robbery],
      points: [],
      button: { 'aria-pressed': true, 'data-choice': undefined },
    });
    expect(pressed(robbery, ENTER).acts).toEqual([robbery]);
    expect(pressed(robbery, SECOND_OF_A_DOUBLE_CLICK).acts).toEqual([]);
  });

  it('is what the main button takes, as long as it is possible', () => {
    expect(chosenOf(legal, { choice: { ...other } }, 'rob')).toEqual(other);
    expect(chosenOf(legal, { choice: null }, 'rob')).toBeUndefined();
    expect(chosenOf([robbery], { choice: other }, 'rob')).toBeUndefined();
    expect(chosenOf(legal, { choice: other }, 'deliver')).toBeUndefined();
  });
});

describe('goods on the board that are taken, given back or sold one by one', () => {
  const theft: Action = { type: 'steal-good', victim: 1, from: 'airship', good: 'food', jettison: null };
  const discard: Action = { type: 'discard', at: HOME, good: 'food' };
  const clear: Action = { type: 'clear', from: HOME, good: 'food' };
  const wantsFood = { wants: 'food', demand: 'printed', goods: [] } as const;

  function choiceOf(changes: TableChanges, key: string, choice: Action | null) {
    const table = viewFor(kingsOfAirAndSteam, positionOf(changes), 0);
    return goodsChoices({ table, seat: 0, pointing: pointingAt({ ...NOTHING, choice }) }).get(key);
  }

  it.each([
    {
      action: theft,
      key: 'airship-1 food',
      changes: {
        phase: { name: 'steal-good', seat: 0 },
        players: [
          { character: 'thaddeus-birch', airship: HOME },
          { airship: HOME, hold: ['food'] },
        ],
      } satisfies TableChanges,
    },
    {
      action: discard,
      key: `depot-${HOME} food`,
      changes: {
        phase: { name: 'upkeep', seat: 0 },
        players: [{ depots: [[HOME, 'food', 'food']] }],
      } satisfies TableChanges,
    },
    {
      action: clear,
      key: `depot-${HOME} food`,
      changes: {
        phase: { name: 'clearance', seat: 0 },
        cities: { aldenville: wantsFood },
        players: [{ depots: [[HOME, 'food']] }],
      } satisfies TableChanges,
    },
  ])('are chosen first: $action.type', ({ action, key, changes }) => {
    expect(choiceOf(changes, key, null)).toMatchObject({ press: { point: { choice: action } }, chosen: false });
    expect(choiceOf(changes, key, action)).toMatchObject({ press: { act: [action] }, chosen: true });
  });
});
