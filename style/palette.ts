import { dressed, EMBLEMS, type Emblem, itemAt, type Livery, SEAT_COLOURS, type Seat } from '@roundhouse/kernel';

/** Colours are `#rrggbb`; those that only a page can draw may let something through, `rgb(r g b / n%)`. */
export type Colour = string;

export const THEMES = ['day', 'night'] as const;
export type Theme = (typeof THEMES)[number];

export const GOOD_COLOURS = ['red', 'blue', 'purple', 'yellow', 'black', 'gray'] as const;
export type GoodColour = (typeof GOOD_COLOURS)[number];

/** Enamel: a colour, and the ink that can be read on it. */
export interface Enamel {
  readonly fill: Colour;
  readonly on: Colour;
}

/**
 * Every colour of the house. A drawing names what a colour is for, never the colour; the custom properties of the page
 * (`ui/styles/tokens.css`) have the same names and, as a test sees to it, the same colours.
 */
export interface Palette {
  readonly theme: Theme;
  readonly paper: Colour;
  readonly card: Colour;
  /** Paper that lies deeper: the ground of a side column, a pressed button. */
  readonly sunk: Colour;
  readonly ink: Colour;
  readonly faded: Colour;
  readonly line: Colour;
  /** Around what can be pressed. */
  readonly strongLine: Colour;
  /** Brass by day, the lamp by night: what is to be done now. */
  readonly brass: Colour;
  /** Brass that words can be written in. */
  readonly brassInk: Colour;
  /** A lamp that is lit, what is written on it, and its glow. */
  readonly lamp: Colour;
  readonly onLamp: Colour;
  readonly glow: Colour;
  readonly signal: Colour;
  readonly green: Colour;
  readonly blue: Colour;
  /** The sign that is the main button; lit under the hand; and what is written on it. */
  readonly enamel: Colour;
  readonly enamelLit: Colour;
  readonly onEnamel: Colour;
  readonly focus: Colour;
  readonly shade: Colour;
  /** Over everything behind a dialog. */
  readonly veil: Colour;
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
  /** Of the seats, with their emblems. */
  readonly players: readonly Enamel[];
  readonly emblems: readonly Emblem[];
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
  sunk: '#ebe0c6',
  ink: '#23201b',
  faded: '#655c4e',
  line: '#cdbf9f',
  strongLine: '#8d7d5c',
  brass: '#a9772b',
  brassInk: '#7a5315',
  lamp: '#e3a02c',
  onLamp: '#23201b',
  glow: 'rgb(227 160 44 / 45%)',
  signal: '#a8322a',
  green: '#2f5d46',
  blue: '#2d5573',
  enamel: '#2f5d46',
  enamelLit: '#3a7156',
  onEnamel: '#fbf6e9',
  focus: '#1d4f86',
  shade: 'rgb(60 44 16 / 16%)',
  veil: 'rgb(35 32 27 / 46%)',
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
  players: enamels('#fbf6e9', ['#c6103a', '#2867cf', '#358a68', '#aa7409', '#541e58', '#1b88ac', '#5a3209']),
  emblems: EMBLEMS,
  lightDie: { fill: '#fdfaf1', on: '#23201b' },
  darkDie: { fill: '#3a342c', on: '#fbf6e9' },
};

export const NIGHT: Palette = {
  theme: 'night',
  paper: '#17181a',
  card: '#212326',
  sunk: '#101112',
  ink: '#ece5d4',
  faded: '#a79f8d',
  line: '#3a3d41',
  strongLine: '#726d62',
  brass: '#e0a84a',
  brassInk: '#e0a84a',
  lamp: '#f2bd62',
  onLamp: '#23201b',
  glow: 'rgb(242 189 98 / 38%)',
  signal: '#ee8074',
  green: '#86c2a0',
  blue: '#8fb7cf',
  enamel: '#2e6349',
  enamelLit: '#387758',
  onEnamel: '#f6efdf',
  focus: '#f2bd62',
  shade: 'rgb(0 0 0 / 48%)',
  veil: 'rgb(0 0 0 / 62%)',
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
  emblems: EMBLEMS,
  lightDie: { fill: '#ece5d4', on: '#17181a' },
  darkDie: { fill: '#0c0c0d', on: '#ece5d4' },
};

const dyed = { day: new WeakMap<readonly Livery[], Palette>(), night: new WeakMap<readonly Livery[], Palette>() };

/**
 * The colours of a theme, with the seats in the liveries that were chosen. This is where a seat gets its colour and its
 * emblem; the same liveries give the same palette.
 */
export function paletteOf(theme: Theme, liveries?: readonly Livery[]): Palette {
  const house = theme === 'day' ? DAY : NIGHT;
  if (liveries === undefined) return house;
  const known = dyed[theme].get(liveries);
  if (known !== undefined) return known;
  const worn = dressed(liveries.length, liveries);
  const players = worn.map(({ colour }) => itemAt(house.players, SEAT_COLOURS.indexOf(colour)));
  const palette = { ...house, players, emblems: worn.map(({ emblem }) => emblem) };
  dyed[theme].set(liveries, palette);
  return palette;
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
