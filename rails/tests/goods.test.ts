import { rngFrom } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { bagSize, drawGood, inOrder, SetUpBag } from '../index.ts';

const GOODS = ['red', 'blue', 'gray'] as const;

function answering(value: number) {
  return { int: (below: number) => (value < below ? value : below - 1) };
}

describe('a bag of cubes', () => {
  const bag = { red: 2, blue: 0, gray: 3 };

  test('counts what is in it', () => {
    expect(bagSize(GOODS, bag)).toBe(5);
  });

  test('gives each cube its own chance, and is one cube lighter', () => {
    const drawn = [0, 1, 2, 3, 4].map((value) => drawGood(GOODS, bag, answering(value)));
    expect(drawn.map((draw) => draw?.good)).toEqual(['red', 'red', 'gray', 'gray', 'gray']);
    expect(drawn[0]?.bag).toEqual({ red: 1, blue: 0, gray: 3 });
    expect(drawn[4]?.bag).toEqual({ red: 2, blue: 0, gray: 2 });
    expect(bag).toEqual({ red: 2, blue: 0, gray: 3 });
  });

  test('runs empty, and then gives nothing', () => {
    const rng = rngFrom('bag');
    let left: Readonly<Record<(typeof GOODS)[number], number>> = bag;
    const all: string[] = [];
    for (let draw = drawGood(GOODS, left, rng); draw !== null; draw = drawGood(GOODS, left, rng)) {
      all.push(draw.good);
      left = draw.bag;
    }
    expect(all.toSorted()).toEqual(['gray', 'gray', 'gray', 'red', 'red']);
    expect(left).toEqual({ red: 0, blue: 0, gray: 0 });
  });

  test('is drawn from cube by cube when a game is set up', () => {
    const filled = new SetUpBag(GOODS, bag, answering(4));
    expect(filled.take(2)).toEqual(['gray', 'gray']);
    expect(filled.left).toEqual({ red: 2, blue: 0, gray: 1 });
    expect(filled.takeInOrder(3)).toEqual(['red', 'red', 'gray']);
    expect(() => filled.take(1)).toThrow(RangeError);
  });
});

test('cubes are kept in the order of the colours', () => {
  expect(inOrder(GOODS, ['gray', 'red', 'blue', 'red'])).toEqual(['red', 'red', 'blue', 'gray']);
});
