import { itemAt } from '@roundhouse/kernel';
import { seatLetter, seatPaint, type TerminalWords } from '@roundhouse/style';
import { type Area, areaOf, type Space } from '../../content/area.ts';
import { CITY_SLOTS, DEMAND_SLOTS } from '../../content/components.ts';
import { linkAt, NO_LINK } from '../../rules/links.ts';
import { depotOwner, type Position, slotsLeft } from '../../rules/position.ts';
import { GOOD_LETTERS } from '../board/goods.ts';
import { goodsLegend, styleOf } from './words.ts';

/** A hex is two lines of so many characters; each row starts half a hex farther on than the one before. */
const WIDTH = 6;
const HALF = WIDTH / 2;

interface Sign {
  readonly text: string;
  readonly style: string;
}

/** The play area: what lies on every space, and below it its number and the airships over it. */
export function boardText(p: Position, words: TerminalWords): string[] {
  const area = areaOf(p);
  const left = Math.min(...area.spaces.map(({ cell }) => column(cell)));
  const rows = new Map<number, Space[]>();
  for (const [space, { cell }] of area.spaces.entries()) rows.set(cell.r, [...(rows.get(cell.r) ?? []), space]);
  const lines = [...rows.values()].flatMap((spaces) => [
    rowText(area, spaces, left, (space) => upper(p, area, space), words),
    rowText(area, spaces, left, (space) => lower(p, area, space), words),
  ]);
  return [...lines, ...legend(p, words)];
}

function column({ q, r }: { readonly q: number; readonly r: number }): number {
  return q * WIDTH + r * HALF;
}

function rowText(
  area: Area,
  spaces: readonly Space[],
  left: number,
  signsAt: (space: Space) => readonly Sign[],
  words: TerminalWords,
): string {
  let text = '';
  let end = 0;
  for (const space of spaces) {
    const cell = area.spaces[space]?.cell;
    if (cell === undefined) continue;
    const start = column(cell) - left;
    text += ' '.repeat(start - end);
    end = start;
    for (const sign of signsAt(space)) {
      const shown = sign.text.slice(0, Math.max(0, start + WIDTH - 1 - end));
      text += words.paint(shown, sign.style);
      end += shown.length;
    }
  }
  return text.trimEnd();
}

function upper(p: Position, area: Area, space: Space): readonly Sign[] {
  const city = area.cityAt.get(space);
  if (city !== undefined) return citySigns(p, area, city);
  const factory = area.factoryAt.get(space);
  if (factory !== undefined) {
    const { good } = itemAt(area.factories, factory);
    return [{ text: `<${GOOD_LETTERS[good]}${itemAt(p.factories, factory)}>`, style: styleOf(good) }];
  }
  const owner = depotOwner(p, space);
  if (owner !== undefined) return [{ text: `=${seatLetter(owner)}=`, style: seatPaint(owner) }];
  if (linkAt(p, space) !== NO_LINK) return [{ text: '===', style: 'bold' }];
  if (area.spaces[space]?.kind === 'rail') return [{ text: '=x', style: 'dim' }];
  return [{ text: area.spaces[space]?.partial === true ? '%' : '.', style: 'dim' }];
}

const CITY_NAME = 3;

/** The first letters of a city, what it wants and how much of it. */
function citySigns(p: Position, area: Area, city: number): readonly Sign[] {
  const state = itemAt(p.cities, city);
  const name = itemAt(area.cities, city).name.slice(0, CITY_NAME);
  if (state.wants === null) {
    return [{ text: `${name}${state.demand === 'closed' ? ' x' : ' ?'}`, style: 'dim' }];
  }
  return [
    { text: name, style: 'bold' },
    { text: `${GOOD_LETTERS[state.wants]}${slotsLeft(state)}`, style: styleOf(state.wants) },
  ];
}

function lower(p: Position, _area: Area, space: Space): readonly Sign[] {
  const airships = p.players.flatMap(({ airship }, seat) => (airship === space ? [seat] : []));
  return [
    { text: `${space}`, style: 'dim' },
    ...airships.map((seat) => ({ text: seatLetter(seat), style: seatPaint(seat) })),
  ];
}

function legend(p: Position, words: TerminalWords): readonly string[] {
  const names = areaOf(p).cities.map(({ name }) => `${name.slice(0, CITY_NAME)} ${name}`);
  return [
    '',
    goodsLegend(words),
    words.paint(
      `<C2> factory with goods   BowM3 city, what it wants and empty slots (of ${CITY_SLOTS}; a demand tile has ${DEMAND_SLOTS})`,
      'dim',
    ),
    words.paint(
      '=== railway   =A= depot   =x track that leads nowhere   % partial hex   a letter by a number: airship',
      'dim',
    ),
    ...inLines(names).map((line) => words.paint(line, 'dim')),
  ];
}

const LINE = 100;

/** The items one after the other, in lines that are not too long. */
function inLines(items: readonly string[]): readonly string[] {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    if (last === undefined || last.length + item.length > LINE) lines.push(item);
    else lines[lines.length - 1] = `${last}, ${item}`;
  }
  return lines;
}
