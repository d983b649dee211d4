import { buffer } from 'node:stream/consumers';
import { ageOfSteam } from '@roundhouse/age-of-steam';
import { Match } from '@roundhouse/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { archiveOf, bring } from './support/records.ts';
import { visit } from './support/visit.ts';

const WIDTH = 1600;
const LAST_MOVE = Date.UTC(2026, 4, 17, 12);
const recorded = archiveOf(ageOfSteam).recordedGame('04-rust-belt-4-players-the-last-turn');
const record = {
  ...recorded,
  entries: recorded.entries.map((entry) => ({ ...entry, at: LAST_MOVE })),
  place: 'play.example.org',
};

/** Keeps whatever the page draws as a picture before it becomes one of dots: letters cannot be read from those. */
const KEEPS_DRAWINGS = `{
  const make = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (made) => {
    if (made.type === 'image/svg+xml') void made.text().then((drawing) => keepDrawing(drawing));
    return make(made);
  };
}`;

/** The lines of type in a drawing, read from the outlines of their signs. */
function linesOf(page: Page, drawing: string): Promise<readonly string[]> {
  return page.evaluate((source) => {
    const drawn = new DOMParser().parseFromString(source, 'image/svg+xml');
    return [...drawn.querySelectorAll('g')].flatMap((line) => {
      const signs = [...line.children].filter(({ tagName }) => tagName === 'use');
      const words = signs.map((sign) =>
        String.fromCodePoint(Number.parseInt(sign.getAttribute('href')?.split('-').at(-1) ?? '', 16)),
      );
      return words.length === 0 ? [] : [words.join('')];
    });
  }, drawing);
}

interface Dots {
  readonly width: number;
  readonly height: number;
  /** The colour of the upper left corner, under the brass line. */
  readonly paper: readonly number[];
  /** How many colours each quarter of the picture has, from its head to its foot. */
  readonly colours: readonly number[];
}

function dotsOf(page: Page, picture: Buffer): Promise<Dots> {
  return page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const { naturalWidth: width, naturalHeight: height } = image;
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (context === null) throw new Error('nothing can be drawn here');
      context.drawImage(image, 0, 0);
      const colours = [0, 1, 2, 3].map((quarter) => {
        const { data } = context.getImageData(0, (quarter * height) / 4, width, height / 4);
        const seen = new Set<number>();
        for (let at = 0; at < data.length; at += 4)
          seen.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
        return seen.size;
      });
      return { width, height, paper: [...context.getImageData(4, 20, 1, 1).data], colours };
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  );
}

describe('the picture that is shared at the end', () => {
  test.for([
    { theme: 'day', paper: [244, 236, 216, 255] },
    { theme: 'night', paper: [23, 24, 26, 255] },
  ] as const)('tells by $theme who won, how everybody ended, when and where', async ({ theme, paper }) => {
    const { winners = [], scores = [] } = Match.replay(ageOfSteam, record).result() ?? {};
    await visit({ theme }, async (visitor) => {
      const { page } = visitor;
      const drawings: string[] = [];
      await page.exposeFunction('keepDrawing', (drawing: string) => drawings.push(drawing));
      await page.addInitScript({ content: KEEPS_DRAWINGS });
      await bring(visitor, record);
      await page.getByText('May 17, 2026').waitFor();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Share a picture' }).click();
      const picture = await buffer(await (await download).createReadStream());

      expect(drawings).toHaveLength(1);
      const lines = await linesOf(page, drawings[0] ?? '');
      expect(lines).toContain('AGEOFSTEAM·RUSTBELT');
      expect(winners).toHaveLength(1);
      expect(lines).toContain(`Player${(winners[0] ?? 0) + 1}wins`);
      expect(lines).toContain('May17,2026·play.example.org');
      expect(lines).toContain('Roundhouse');
      for (const [seat, { total }] of scores.entries()) {
        expect(lines).toContain(`Player${seat + 1}`);
        expect(lines).toContain(`${total}`.replace('-', '−'));
      }

      const dots = await dotsOf(page, picture);
      expect(dots.width).toBe(WIDTH);
      expect(dots.height).toBeGreaterThan(WIDTH / 2);
      expect(dots.paper).toEqual(paper);
      for (const colours of dots.colours) expect(colours).toBeGreaterThan(100);
    });
  });
});
