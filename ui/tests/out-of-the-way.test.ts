import { expect, test } from 'vitest';
import { type Box, spotOutOfTheWay } from '../parts/out-of-the-way.ts';

const SCREEN = { width: 1000, height: 800 };
const SIZE = { width: 300, height: 200 };

function box(left: number, top: number, width: number, height: number): Box {
  return { left, top, right: left + width, bottom: top + height };
}

const CARD = box(450, 350, 100, 100);

const sideOf = (needed: readonly Box[], about = CARD): string => spotOutOfTheWay(about, SIZE, SCREEN, needed).side;

test('what is shown beside a card covers nothing that is needed, where there is room', () => {
  expect(spotOutOfTheWay(CARD, SIZE, SCREEN, [])).toEqual({ side: 'top', gap: 8 });
  const above = box(300, 0, 400, 300);
  expect(sideOf([above])).toBe('bottom');
  const below = box(300, 500, 400, 300);
  expect(sideOf([above, below])).toBe('right');
  expect(sideOf([above, below, box(560, 0, 440, 800)])).toBe('left');
});

test('it goes a little further rather than over the next row of cards', () => {
  const first = box(10, 10, 100, 100);
  const rows = [box(120, 10, 880, 100), box(10, 120, 990, 100)];
  const { side, gap } = spotOutOfTheWay(first, SIZE, SCREEN, rows);
  expect(side).toBe('bottom');
  expect(first.bottom + gap).toBeGreaterThanOrEqual(228);
  expect(first.bottom + gap).toBeLessThan(244);
  // Not across the whole screen for a corner of something, though.
  expect(spotOutOfTheWay(first, SIZE, SCREEN, [box(120, 10, 880, 100), box(250, 300, 60, 20)])).toEqual({
    side: 'bottom',
    gap: 8,
  });
});

test('it lies over anything else rather than over what is decided', () => {
  const everywhere = [box(0, 0, 1000, 800)];
  const decided = box(0, 300, 1000, 500);
  expect(spotOutOfTheWay(CARD, SIZE, SCREEN, everywhere, [decided])).toEqual({ side: 'top', gap: 56 });
  expect(spotOutOfTheWay(CARD, SIZE, SCREEN, everywhere)).toEqual({ side: 'top', gap: 8 });
});

test('it stays on the screen, and where it fits nowhere it is as near as can be', () => {
  const first = box(10, 10, 100, 100);
  expect(sideOf([], first)).toBe('bottom');
  expect(sideOf([], box(10, 690, 100, 100))).toBe('top');
  expect(spotOutOfTheWay(CARD, { width: 990, height: 790 }, SCREEN, [])).toEqual({ side: 'top', gap: 8 });
});
