import { TILES as AGE_OF_STEAM_TILES } from '@roundhouse/age-of-steam';
import { GAMES } from '@roundhouse/games/registry';
import { RAIL_EXAMPLES, type RailExample, exampleScene } from '@roundhouse/rail-art';
import { TILES as STEAM_TILES } from '@roundhouse/steam';
import { nodesIn, type SvgNode, toSvgText } from '@roundhouse/svg';
import { describe, expect, it } from 'vitest';
import { findRule, readRulebook } from '../rules/rulebook.ts';

function idsIn(drawing: SvgNode): readonly unknown[] {
  return [...nodesIn(drawing)].flatMap(({ attributes }) => (attributes['id'] === undefined ? [] : [attributes['id']]));
}

describe.each(GAMES)('the pictures in the rules of $name', (game) => {
  it('stand beside rules that exist, one at each', async () => {
    const { figures, rules } = await game.page();
    const book = readRulebook(rules);
    expect(figures.length).toBeGreaterThanOrEqual(6);
    expect(new Set(figures.map(({ rule }) => rule)).size).toBe(figures.length);
    for (const { rule } of figures) expect(findRule(book, rule), rule).toBeDefined();
  });

  it('are drawn by day and by night, each another, with numbers throughout', async () => {
    const { figures } = await game.page();
    const seen = new Set<string>();
    for (const { rule, draw } of figures) {
      for (const theme of ['day', 'night'] as const) {
        const drawing = draw(theme);
        const ids = idsIn(drawing);
        expect(new Set(ids).size, rule).toBe(ids.length);
        const words = toSvgText(drawing);
        expect(words, rule).not.toMatch(/NaN|undefined|Infinity/);
        seen.add(words);
      }
    }
    expect(seen.size).toBe(figures.length * 2);
  });
});

describe('the examples of rail games', () => {
  const linksIn = (example: (typeof RAIL_EXAMPLES)[keyof typeof RAIL_EXAMPLES]): number =>
    exampleScene(example, 'an-example').network.runs.filter(({ complete }) => complete).length;

  it('show as many finished links as their words say', () => {
    const { links, openEnd, lostEnd, turnedEnd, pointing, urbanized, journey, stopping, crossing, town } =
      RAIL_EXAMPLES;
    expect([links, openEnd, lostEnd, turnedEnd].map(linksIn)).toEqual([1, 0, 0, 1]);
    expect([pointing, urbanized].map(linksIn)).toEqual([0, 1]);
    expect([journey, stopping].map(linksIn)).toEqual([2, 2]);
    expect([crossing, town].map(linksIn)).toEqual([1, 2]);
  });

  it.each([
    ['Age of Steam', AGE_OF_STEAM_TILES],
    ['Steam', STEAM_TILES],
  ])('show nothing but tiles that lie in the box of %s', (_, { orientations }) => {
    const looks = new Set(
      orientations.map(({ face, tracks, exits }) =>
        lookOf(face.townExits === undefined ? tracks : exits.map((exit) => [exit, TOWN] as const)),
      ),
    );
    const examples: readonly RailExample[] = Object.values(RAIL_EXAMPLES);
    const shown = examples.flatMap(({ track = [] }) => track.map(({ pieces }) => lookOf(pieces)));
    expect(shown.filter((look) => !looks.has(look))).toEqual([]);
  });
});

const TOWN = 'town';

/** The same for a tile however its tracks are listed. */
function lookOf(pieces: readonly (readonly [number, number | 'town', ...unknown[]])[]): string {
  return pieces
    .map(([a, b]) => (b === TOWN || a < b ? `${a}-${b}` : `${b}-${a}`))
    .toSorted()
    .join();
}
