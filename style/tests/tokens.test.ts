import { readFileSync } from 'node:fs';
import { parse } from 'postcss';
import { describe, expect, it } from 'vitest';
import { DAY, NIGHT, type Palette } from '../palette.ts';

const COLOUR = /^(?:#|rgb\()/;
const tokens = parse(readFileSync(new URL('../../ui/styles/tokens.css', import.meta.url), 'utf8'));

/** The custom properties of a theme that are colours, by name. */
function coloursIn(selector: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  tokens.walkRules((rule) => {
    if (rule.selector !== selector) return;
    rule.walkDecls(/^--/, ({ prop, value }) => {
      if (COLOUR.test(value)) found[prop] = value;
    });
  });
  return found;
}

/** What the palette calls the colour of a custom property. */
function inPalette(property: string, palette: Palette): string | undefined {
  const seat = /^--seat-(\d)$/.exec(property)?.[1];
  if (seat !== undefined) return palette.players[Number(seat)]?.fill;
  const name = property.slice(2).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return new Map<string, unknown>(Object.entries(palette)).get(name)?.toString();
}

describe.each([
  [':root', DAY],
  [':root[data-theme="night"]', NIGHT],
])('the colours of the page under %s', (selector, palette) => {
  const { '--on-seats': onSeats, ...colours } = coloursIn(selector);

  it('are those of the boards, every one', () => {
    expect(Object.keys(colours).length).toBeGreaterThan(20);
    expect(colours).toEqual(
      Object.fromEntries(Object.keys(colours).map((property) => [property, inPalette(property, palette)])),
    );
  });

  it('have one for every seat, and one for what is drawn on it', () => {
    expect(Object.keys(colours).filter((property) => property.startsWith('--seat-'))).toHaveLength(
      palette.players.length,
    );
    expect(new Set(palette.players.map(({ on }) => on))).toEqual(new Set([onSeats]));
  });

  it('are named in both themes', () => {
    expect(Object.keys(colours)).toEqual(Object.keys(coloursIn(':root')).filter((name) => name !== '--on-seats'));
  });
});
