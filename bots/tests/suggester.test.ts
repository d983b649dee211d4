import { rngFrom } from '@roundhouse/kernel';
import { describe, expect, it } from 'vitest';
import { type Shape, Suggester } from '../index.ts';
import { brain, type Move, type Robbery, robbery, type RobberyBrain } from './robbery.ts';

const SHAPE: Shape = {
  glance: 40,
  candidates: 4,
  mostCandidates: 4,
  horizon: 1,
  width: 6,
  othersWidth: 6,
  heat: 2,
  guessedHeat: 2,
  caution: 0,
  rivalry: 0,
};

function viewOf(seat: number, position?: Robbery): Robbery {
  const begun = robbery.setup({}, 2, rngFrom('set-up'), () => {});
  return robbery.view(position ?? begun, seat);
}

function suggesterAt(
  view: Robbery,
  seat: number,
  steps: number,
  given: RobberyBrain = brain,
): Suggester<Robbery, Move, object, never> {
  const suggester = new Suggester({ brain: given, view, seat, luck: 'luck', shape: SHAPE });
  for (let step = 0; step < steps && suggester.step(); step++);
  return suggester;
}

describe('a suggester', () => {
  it('names the best actions, best first, with the points that each would bring', () => {
    const [first, ...rest] = suggesterAt(viewOf(0), 0, 200).suggestions(2);
    expect([first?.action, rest.length]).toEqual(['safe', 1]);
    const bait = suggesterAt(viewOf(0), 0, 200)
      .suggestions(3)
      .find(({ action }) => action === 'bait');
    expect(bait?.expected[0]).toBeLessThan(first?.expected[0] ?? 0);
  });

  it('shows what may come of an action as the seat would see it', () => {
    const [first] = suggesterAt(viewOf(0), 0, 200).suggestions(1);
    expect(first?.ahead.round).toBe(viewOf(0).round + 1);
    expect(first?.ahead).toEqual(robbery.view(first?.ahead ?? viewOf(0), 0));
  });

  it('shows what may come of an action that is judged at once, too', () => {
    const [first] = suggesterAt(viewOf(0), 0, 200, { ...brain, isJudgedAtOnce: () => true }).suggestions(1);
    expect(first).toMatchObject({ action: 'bait', expected: [5, 0] });
    expect(first?.ahead.round).toBe(viewOf(0).round + 1);
    expect(first?.ahead.points[0]).toBeLessThan(0);
  });

  it('has an answer before it has thought about anything', () => {
    const [only, ...rest] = suggesterAt(viewOf(0), 0, 0).suggestions(3);
    expect(robbery.legal(viewOf(0), 0)).toContain(only?.action);
    expect(only?.expected).toHaveLength(2);
    expect(rest).toEqual([]);
  });

  it('suggests the same with the same luck, and nothing else in a world that looks alike', () => {
    const begun = robbery.setup({}, 2, rngFrom('set-up'), () => {});
    const other = { ...begun, secret: 24 };
    const suggested = (position: Robbery): unknown => suggesterAt(viewOf(0, position), 0, 120).suggestions(3);
    expect(suggested(other)).toEqual(suggested(begun));
  });
});
