import { describe, expect, it } from 'vitest';
import { dressed, EMBLEMS } from '@roundhouse/kernel';
import { DAY, emblemOf, enamelOf, GOOD_COLOURS, mix, NIGHT, type Palette, paletteOf } from '../index.ts';
import { contrast, distanceSeen, type Vision } from './colour-vision.ts';

const TEXT = 4.5;
const MEANING = 3;
const AT_A_GLANCE = 20;

type Pair = readonly [name: string, colour: string, ground: string];

function land(palette: Palette): readonly Pair[] {
  return [
    ...palette.plains.map((wash, index): Pair => [`plain ${index}`, '', wash]),
    ['mountain', '', palette.mountain],
  ];
}

function textPairs(palette: Palette): readonly Pair[] {
  const { ink, faded, paper, card } = palette;
  return [
    ['ink on paper', ink, paper],
    ['ink on card', ink, card],
    ['paper on ink', paper, ink],
    ['faded ink on paper', faded, paper],
    ['faded ink on card', faded, card],
    ...land(palette).map(([name, , wash]): Pair => [`names on ${name}`, ink, wash]),
    ...land(palette).map(([name, , wash]): Pair => [`coordinates on ${name}`, faded, wash]),
    ...GOOD_COLOURS.map((good): Pair => [`letter on ${good}`, palette.goods[good].on, palette.goods[good].fill]),
    ['letter on an idle city', palette.idleCity.on, palette.idleCity.fill],
  ];
}

function meaningPairs(palette: Palette): readonly Pair[] {
  const { ink, card, line, water, coast, signal, brass, lightDie, darkDie, players, unowned } = palette;
  const tray = mix(card, line, 0.3);
  return [
    ...[...players, unowned].flatMap(({ fill, on }, seat): Pair[] => [
      [`emblem of seat ${seat}`, on, fill],
      [`seat ${seat} on card`, fill, card],
      ...land(palette).map(([name, , wash]): Pair => [`track of seat ${seat} on ${name}`, fill, wash]),
    ]),
    ...land(palette).map(([name, , wash]): Pair => [`coast on ${name}`, coast, wash]),
    ...land(palette).map(([name, , wash]): Pair => [`buffer on ${name}`, signal, wash]),
    ['coast on water', coast, water],
    ['outline of a cube on its tray', ink, tray],
    ['brass on card', brass, card],
    ['pips of a light die', lightDie.on, lightDie.fill],
    ['pips of a dark die', darkDie.on, darkDie.fill],
    ['light and dark dice', lightDie.fill, darkDie.fill],
  ];
}

function tooFaint(pairs: readonly Pair[], least: number): readonly string[] {
  return pairs
    .filter(([, colour, ground]) => contrast(colour, ground) < least)
    .map(([name, colour, ground]) => `${name}: ${contrast(colour, ground).toFixed(2)}`);
}

describe.each([
  ['day', DAY],
  ['night', NIGHT],
])('the %s palette', (_, palette) => {
  it('has text that can be read', () => {
    expect(tooFaint(textPairs(palette), TEXT)).toEqual([]);
  });

  it('has signs that can be seen', () => {
    expect(tooFaint(meaningPairs(palette), MEANING)).toEqual([]);
  });

  it.each<Vision>(['full', 'protanopia', 'deuteranopia'])('keeps players apart with %s vision', (vision) => {
    const fills = palette.players.map(({ fill }) => fill);
    const distances = fills.flatMap((one, seat) =>
      fills.slice(0, seat).map((other) => distanceSeen(one, other, vision)),
    );
    expect(Math.min(...distances)).toBeGreaterThan(AT_A_GLANCE);
  });

  it('has no player whom one takes for ink or for a black cube', () => {
    const darks = [palette.ink, palette.goods.black.fill];
    const distances = palette.players.flatMap(({ fill }) => darks.map((dark) => distanceSeen(fill, dark, 'full')));
    expect(Math.min(...distances)).toBeGreaterThan(AT_A_GLANCE);
  });

  it('has an enamel for every emblem', () => {
    expect(palette.players).toHaveLength(EMBLEMS.length);
  });
});

describe('telling things apart without colour', () => {
  it('gives every seat an emblem of its own', () => {
    expect(new Set(EMBLEMS.map((_, seat) => emblemOf(DAY, seat))).size).toBe(EMBLEMS.length);
  });

  it('shows the seats as they chose to look, and all else as ever', () => {
    const liveries = dressed(3, [null, { colour: 'gold', emblem: 'anchor' }, null]);
    const chosen = paletteOf('night', liveries);
    expect([0, 1, 2].map((seat) => emblemOf(chosen, seat))).toEqual(['cross', 'anchor', 'bar']);
    expect([0, 1, 2].map((seat) => enamelOf(chosen, seat))).toEqual([0, 3, 2].map((seat) => NIGHT.players[seat]));
    expect({ ...chosen, players: NIGHT.players, emblems: NIGHT.emblems }).toEqual(NIGHT);
    expect(paletteOf('night', liveries)).toBe(chosen);
    expect(paletteOf('night')).toBe(NIGHT);
  });
});
