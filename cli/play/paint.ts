import type { Paint } from '@roundhouse/style';

/** Codes of terminal colours, by the names of styles that games use. */
const CODES: Readonly<Record<string, string>> = {
  bold: '1',
  dim: '2',
  water: '34',
  mountain: '33',
  red: '91',
  blue: '94',
  purple: '95',
  yellow: '93',
  black: '90',
  'city-red': '97;41',
  'city-blue': '97;44',
  'city-purple': '97;45',
  'city-yellow': '30;43',
  'city-black': '97;100',
  'seat-0': '92',
  'seat-1': '96',
  'seat-2': '93',
  'seat-3': '95',
  'seat-4': '91',
  'seat-5': '94',
  'seat-6': '97',
};

export const plainPaint: Paint = (text) => text;

export const colorPaint: Paint = (text, style) => {
  const code = Object.hasOwn(CODES, style) ? CODES[style] : undefined;
  return code === undefined ? text : `\u001b[${code}m${text}\u001b[0m`;
};
