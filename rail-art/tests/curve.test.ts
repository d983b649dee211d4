import { EDGES, edgeMiddle } from '@roundhouse/hex';
import { TOWN } from '@roundhouse/rails';
import { describe, expect, it } from 'vitest';
import { SIDE } from '../points.ts';
import { crossingPart } from '../track/bridge.ts';
import { curveBetween, headingAt, lengthOf, pathOf, pointAt } from '../track/curve.ts';

const PAIRS = EDGES.flatMap((a) => EDGES.filter((b) => b !== a).map((b) => [a, b] as const));

function middleOf(edge: number): { readonly x: number; readonly y: number } {
  const { x, y } = edgeMiddle(edge);
  return { x: x * SIDE, y: y * SIDE };
}

/** The last numbers of a path are where it ends; the first where it starts. */
function endsOf(path: string): readonly [number, number, number, number] {
  const numbers = path.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
  return [numbers[0] ?? NaN, numbers[1] ?? NaN, numbers.at(-2) ?? NaN, numbers.at(-1) ?? NaN];
}

describe('the line of a piece of track', () => {
  it.each(PAIRS)('from side %i to side %i ends at the middle of both', (a, b) => {
    const [x1, y1, x2, y2] = endsOf(pathOf(curveBetween(a, b)));
    expect(x1).toBeCloseTo(middleOf(a).x, 1);
    expect(y1).toBeCloseTo(middleOf(a).y, 1);
    expect(x2).toBeCloseTo(middleOf(b).x, 1);
    expect(y2).toBeCloseTo(middleOf(b).y, 1);
  });

  it.each(PAIRS)('from side %i to side %i crosses both at a right angle', (a, b) => {
    const curve = curveBetween(a, b);
    const inward = { x: -middleOf(a).x, y: -middleOf(a).y };
    const outward = middleOf(b);
    expect(Math.cos(headingAt(curve, 0) - Math.atan2(inward.y, inward.x))).toBeCloseTo(1);
    expect(Math.cos(headingAt(curve, 1) - Math.atan2(outward.y, outward.x))).toBeCloseTo(1);
  });

  it.each(PAIRS)('from side %i to side %i stays in its hex', (a, b) => {
    const curve = curveBetween(a, b);
    for (const part of [0.1, 0.3, 0.5, 0.7, 0.9]) {
      const { x, y } = pointAt(curve, part);
      const reach = Math.max(...EDGES.map((edge) => (x * middleOf(edge).x + y * middleOf(edge).y) / SIDE ** 2));
      expect(reach).toBeLessThanOrEqual(0.75);
    }
  });

  it.each(EDGES)('from side %i to the town ends in the middle of the hex', (edge) => {
    const [x1, y1, x2, y2] = endsOf(pathOf(curveBetween(edge, TOWN)));
    expect([x1, y1]).toEqual([expect.closeTo(middleOf(edge).x, 1), expect.closeTo(middleOf(edge).y, 1)]);
    expect([x2, y2]).toEqual([0, 0]);
  });

  it('has rails at the same distance all along', () => {
    for (const [a, b] of PAIRS) {
      const curve = curveBetween(a, b);
      for (const part of [0, 0.25, 0.5, 1]) {
        const left = pointAt(curve, part, -4);
        const right = pointAt(curve, part, 4);
        expect(Math.hypot(left.x - right.x, left.y - right.y)).toBeCloseTo(8);
      }
    }
  });

  it('is longer the straighter it is', () => {
    const [acute, gentle, straight] = [1, 2, 3].map((apart) => lengthOf(curveBetween(0, apart)));
    expect(acute).toBeCloseTo((Math.PI / 3) * SIDE);
    expect(gentle).toBeCloseTo((Math.PI / 2) * SIDE);
    expect(straight).toBeCloseTo(Math.sqrt(3) * SIDE);
  });
});

describe('where lines cross', () => {
  it('finds two straights in the middle of the hex', () => {
    expect(crossingPart(curveBetween(1, 4), curveBetween(0, 3))).toBeCloseTo(0.5);
  });

  it('is nowhere for lines that pass each other by', () => {
    expect(crossingPart(curveBetween(3, 5), curveBetween(0, 2))).toBeNull();
    expect(crossingPart(curveBetween(1, 2), curveBetween(0, 3))).toBeNull();
  });
});
