import { describe, expect, it } from 'vitest';
import type { Action } from '../rules/actions.ts';
import { pagesToChooseFrom, pageWanted } from '../table/page/board/pages.ts';

const build = (building: string): Action => ({ type: 'build', building, land: 'Om', demolish: null });
const store = (building: string): Action => ({ type: 'store', building });

describe('the parts of the table that a phone shows one at a time', () => {
  it('lead to one’s cities for what one has stored, and to the row for what lies there', () => {
    expect([...pagesToChooseFrom([build('A10'), build('A13')], ['A13', 'A10'])]).toEqual(['cities']);
    expect([...pagesToChooseFrom([build('A10'), build('A13'), store('A13')], ['A10'])]).toEqual(['cities', 'row']);
  });

  it('show what is wanted by itself where that is one of them, and the row where it is among them', () => {
    expect(pageWanted(new Set(['cities']))).toBe('cities');
    expect(pageWanted(new Set(['cities', 'row']))).toBe('row');
    expect(pageWanted(new Set(['cities', 'lands']))).toBeNull();
    expect(pageWanted(new Set())).toBeNull();
  });

  it('have nothing to choose from where a card or a button is what is asked for', () => {
    expect([...pagesToChooseFrom([{ type: 'tax' }], [])]).toEqual([]);
  });
});
