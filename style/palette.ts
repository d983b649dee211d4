import type { Seat } from '@roundhouse/kernel';

/** Colours are `#rrggbb`. */
export type Colour = string;

export type Theme = 'day' | 'night';

export const GOOD_COLOURS = ['red', 'blue', 'purple', 'yellow', 'black', 'gray'] as const;
export type GoodColour = (typeof GOOD_COLOURS)[number];

/** Enamel: a colour, and the ink that can be read on it. */
export interface Enamel {
  readonly fill: Colour;
  readonly on: Colour;
}

/** Every colour of a drawing. A drawing names what a colour is for, never the colour. */
export interface Palette {
  readonly theme: Theme;
  readonly paper: Colour;
  readonly card: Colour;
  readonly ink: Colour;
  readonly faded: Colour;
  readonly line: Colour;
  /** Brass by day, the lamp by night: what is to be done now. */
  readonly lamp: Colour;
  readonly signal: Colour;
  /** Plains, from the lightest to the darkest wash. */
  readonly plains: readonly Colour[];
  readonly mountain: Colour;
  readonly hachure: Colour;
  readonly hexLine: Colour;
  readonly water: Colour;
  readonly waterLine: Colour;
  readonly coast: Colour;
  /** The hand-coloured band along the border of the land. */
  readonly borderWash: Colour;
  readonly rail: Colour;
  /** Track that nobody owns. */
  readonly unowned: Enamel;
  readonly goods: Readonly<Record<GoodColour, Enamel>>;
  /** A city that wants nothing. */
  readonly idleCity: Enamel;
  readonly players: readonly Enamel[];
  readonly lightDie: Enamel;
  readonly darkDie: Enamel;
}

function enamels(on: Colour, fills: readonly Colour[]): readonly Enamel[] {
  return fills.map((fill) => ({ fill, on }));
}

export const DAY: Palette = {
  theme: 'day',
  paper: '#f4ecd8',
  card: '#fbf6e9',
  ink: '#23201b',
  faded: '#6b6253',
  line: '#cdbf9f',
  lamp: '#a9772b',
  signal: '#a8322a',
  plains: ['#f3ead3', '#f0e6cc', '#ece1c3'],
  mountain: '#ebdfc3',
  hachure: '#77603c',
  hexLine: '#c9b990',
  water: '#cfdcd8',
  waterLine: '#7d9da6',
  coast: '#2d5573',
  borderWash: '#c98d7c',
  rail: '#23201b',
  unowned: { fill: '#7d7566', on: '#fbf6e9' },
  goods: {
    red: { fill: '#b3322a', on: '#fdf3e7' },
    blue: { fill: '#2b6291', on: '#f3f6f4' },
    purple: { fill: '#704280', on: '#fbf3f7' },
    yellow: { fill: '#e3b53c', on: '#2b2312' },
    black: { fill: '#2e2a25', on: '#f4ecd8' },
    gray: { fill: '#697075', on: '#fdfcf8' },
  },
  idleCity: { fill: '#736b5d', on: '#fffcf4' },
  players: enamels('#fbf6e9', ['#8a2411', '#2867cf', '#358a68', '#aa7409', '#541e58', '#1b88ac', '#1c1612']),
  lightDie: { fill: '#fdfaf1', on: '#23201b' },
  darkDie: { fill: '#3a342c', on: '#fbf6e9' },
};

export const NIGHT: Palette = {
  theme: 'night',
  paper: '#17181a',
  card: '#212326',
  ink: '#ece5d4',
  faded: '#a79f8d',
  line: '#3a3d41',
  lamp: '#e0a84a',
  signal: '#e2695c',
  plains: ['#272825', '#2a2a26', '#2d2c27'],
  mountain: '#332f27',
  hachure: '#8d7a58',
  hexLine: '#45443d',
  water: '#16232d',
  waterLine: '#3f6077',
  coast: '#7ea6bd',
  borderWash: '#6b4a35',
  rail: '#0f1011',
  unowned: { fill: '#8f897b', on: '#17181a' },
  goods: {
    red: { fill: '#d9584a', on: '#1c0d0a' },
    blue: { fill: '#5b9bd6', on: '#0b1620' },
    purple: { fill: '#b183c9', on: '#1a0f20' },
    yellow: { fill: '#f0cb5b', on: '#211a08' },
    black: { fill: '#0c0c0d', on: '#f3ecda' },
    gray: { fill: '#a3a9ac', on: '#141517' },
  },
  idleCity: { fill: '#8f897b', on: '#17181a' },
  players: enamels('#141517', ['#e04427', '#437ee4', '#84e8b0', '#f4c863', '#b763a3', '#a6e0ee', '#987a67']),
  lightDie: { fill: '#ece5d4', on: '#17181a' },
  darkDie: { fill: '#0c0c0d', on: '#ece5d4' },
};

export function paletteOf(theme: Theme): Palette {
  return theme === 'day' ? DAY : NIGHT;
}

/** The enamel of a seat, or of track that nobody owns. */
export function enamelOf(palette: Palette, owner: Seat | null): Enamel {
  if (owner === null) return palette.unowned;
  return palette.players[owner % palette.players.length] ?? palette.unowned;
}

function channels(colour: Colour): readonly [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Paint of both, `part` of it the second. */
export function mix(one: Colour, other: Colour, part: number): Colour {
  const [r, g, b] = channels(one);
  const [r2, g2, b2] = channels(other);
  const blended = [r + (r2 - r) * part, g + (g2 - g) * part, b + (b2 - b) * part];
  return `#${blended.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}
