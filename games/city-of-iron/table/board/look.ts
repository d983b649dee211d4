import type { Livery } from '@roundhouse/kernel';
import { type Colour, type Enamel, type Palette, paletteOf, type Theme } from '@roundhouse/style';
import type { DeckName } from '../../content/set-file.ts';

/** The colours of the drawings: those of the house, and those of this game's goods, lands and decks. */
export interface Look extends Palette {
  readonly wares: readonly Enamel[];
  readonly grounds: Readonly<Record<string, Colour>>;
  readonly sky: Readonly<Record<DeckName, Enamel>>;
  readonly coin: Enamel;
  readonly science: Enamel;
}

const ON_DARK = '#fdf6e6';
const ON_LIGHT = '#221c12';

function wares(fills: readonly Colour[], on: readonly Colour[]): readonly Enamel[] {
  return fills.map((fill, index) => ({ fill, on: on[index] ?? ON_DARK }));
}

type Own = Omit<Look, keyof Palette>;

const DAY: Own = {
  wares: wares(
    ['#8e3a6b', '#8a5a2b', '#3d6b35', '#5b5f66', '#1f6f78', '#e9e2d0', '#3b4d7a', '#b03024', '#d8a531', '#7fb6d6'],
    [ON_DARK, ON_DARK, ON_DARK, ON_DARK, ON_DARK, ON_LIGHT, ON_DARK, ON_DARK, ON_LIGHT, ON_LIGHT],
  ),
  grounds: {
    grass: '#a9bf72',
    forest: '#7fa07a',
    mountain: '#b3a595',
    coast: '#9fc3cf',
    desert: '#e0c489',
    jungle: '#79b394',
    'flying-island': '#c3b5d8',
  },
  sky: { citizen: { fill: '#2f6f73', on: ON_DARK }, military: { fill: '#d9b24a', on: ON_LIGHT } },
  coin: { fill: '#d2a13c', on: '#2a1e08' },
  science: { fill: '#2d5573', on: ON_DARK },
};

const NIGHT: Own = {
  wares: wares(
    ['#d07cae', '#c48f55', '#7fb574', '#9ba1aa', '#55b3bd', '#ece5d4', '#8da3dc', '#ea7263', '#f0c75e', '#a9d8f2'],
    Array.from({ length: 10 }, () => '#14120e'),
  ),
  grounds: {
    grass: '#4c5a2c',
    forest: '#33502f',
    mountain: '#514a42',
    coast: '#29505d',
    desert: '#6b5630',
    jungle: '#27573f',
    'flying-island': '#4d4267',
  },
  sky: { citizen: { fill: '#4f9ea2', on: '#0d1717' }, military: { fill: '#e0b95a', on: '#1c1507' } },
  coin: { fill: '#e4b855', on: '#221805' },
  science: { fill: '#7fb0d2', on: '#0c151c' },
};

const made = new WeakMap<Palette, Look>();

export function lookOf(theme: Theme, liveries?: readonly Livery[]): Look {
  const palette = paletteOf(theme, liveries);
  const look = made.get(palette) ?? { ...palette, ...(theme === 'day' ? DAY : NIGHT) };
  made.set(palette, look);
  return look;
}
