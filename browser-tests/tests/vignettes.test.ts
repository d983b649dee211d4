import { cityOfIron } from '@roundhouse/city-of-iron';
import { kingsOfAirAndSteam } from '@roundhouse/kings-of-air-and-steam';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { archiveOf } from './support/records.ts';
import { sitDownAt } from './support/sights.ts';
import { PHONE, visitsOfOne } from './support/visit.ts';

const cities = archiveOf(cityOfIron);
const nations = cities.recordedGame('01-nations-4-players');
const choosingNations = cities.upTo(nations, ({ phase }) => phase.name === 'choose-nation');
const buying = cities.upTo(nations, ({ phase }) => phase.name === 'purchase');
const kings = archiveOf(kingsOfAirAndSteam);
const choosingCharacters = kings.upTo(
  kings.recordedGame('01-normal-7-players-lively'),
  ({ phase }) => phase.name === 'choose-character',
);

/** What is drawn on each of these: its outlines, and how large it is seen. */
function drawnOn(page: Page, things: string, vignette: string) {
  return page.locator(things).evaluateAll(
    (all, part) =>
      all.map((thing) => {
        const drawing = thing.querySelector(part);
        const { width = 0, height = 0 } = drawing?.getBoundingClientRect() ?? {};
        const shapes = [...(drawing?.querySelectorAll('[d]') ?? [])].map((shape) => shape.getAttribute('d'));
        return { outlines: shapes.join(' '), least: Math.min(width, height) };
      }),
    vignette,
  );
}

/** How many different ones there are of things that can be told apart by them. */
function kindsOf(drawn: Awaited<ReturnType<typeof drawnOn>>): number {
  return new Set(drawn.map(({ outlines }) => outlines)).size;
}

describe('drawn vignettes', () => {
  const visitAgain = visitsOfOne({});

  test('every nation that can be chosen has a face of its own', async () => {
    await visitAgain(async (visitor) => {
      const page = await sitDownAt(visitor, choosingNations);
      const faces = await drawnOn(page, '[data-choice^="nation-"]', '.iron-portrait');
      expect(faces).toHaveLength(4);
      expect(kindsOf(faces)).toBe(4);
      for (const { outlines, least } of faces) {
        expect(outlines).not.toBe('');
        expect(least).toBeGreaterThanOrEqual(32);
      }
    });
  });

  test('buildings, citizens and soldiers are told apart by what is drawn on their cards, also on a phone', async () => {
    await visitAgain(async (visitor) => {
      const page = await sitDownAt(visitor, buying);
      for (const size of [{ width: 1440, height: 900 }, PHONE]) {
        await page.setViewportSize(size);
        const buildings = await drawnOn(page, '.iron-row .iron-thing', '[data-vignette]');
        const names = await page
          .locator('.iron-row .iron-thing')
          .evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')?.split(/[,.:]/)[0]));
        expect(new Set(names).size).toBeGreaterThan(5);
        expect(kindsOf(buildings)).toBe(new Set(names).size);
        for (const { outlines, least } of buildings) {
          expect(outlines).not.toBe('');
          expect(least).toBeGreaterThan(10);
        }
        const people = await drawnOn(page, '.iron-cards .iron-thing', '[data-vignette], [data-portrait]');
        // A vessel with many skills has no room for more than its sign.
        const drawn = people.filter(({ outlines }) => outlines !== '');
        expect(drawn.length).toBeGreaterThan(15);
        expect(drawn.length).toBeGreaterThanOrEqual(people.length - 2);
        expect(kindsOf(drawn)).toBe(drawn.length);
      }
    });
  });

  test('so are the characters of Kings', async () => {
    await visitAgain(async (visitor) => {
      const page = await sitDownAt(visitor, choosingCharacters);
      const faces = await drawnOn(page, '[data-choice^="character-"]', '.kas-portrait');
      expect(faces.length).toBeGreaterThan(1);
      expect(kindsOf(faces)).toBe(faces.length);
      for (const { least } of faces) expect(least).toBeGreaterThanOrEqual(32);
    });
  });
});
