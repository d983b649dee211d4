import { NOWHERE } from '@roundhouse/hex';
import { say } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { adrift, hexText, lostText, newCitiesOf, placesOn, runProblems } from '../index.ts';
import { drawn, tile } from './box.ts';

const map = drawn('O...o', '..o..');
const ruby = { id: 'ruby', name: 'Ruby', hex: map.at(0, 0) };
const mill = { id: 'mill', name: 'Mill', hex: map.at(4, 0) };
const weir = { id: 'weir', name: 'Weir', hex: map.at(2, 1) };
const board = {
  grid: map.grid,
  cities: [ruby],
  towns: [mill, weir],
  cityAt: new Map([[ruby.hex, ruby]]),
  cityHexes: new Map([[ruby.id, ruby.hex]]),
  townAt: new Map([mill, weir].map((town) => [town.hex, town])),
  newCities: [{ id: 'A' }, { id: 'B' }],
  colorOf: new Map([
    ['ruby', 'red'],
    ['A', 'black'],
  ]),
};
const { cityAt, cityHex, namesIn, newCitiesLeft, placeName, takenAt } = placesOn(
  () => board,
  () => 'plain',
);

const position = { content: [], track: map.layout([4, 0, { city: 'A' }]) };

test('cities of the map and New Cities are found by hex and by id', () => {
  expect(newCitiesOf(position.track)).toEqual(new Map([['A', mill.hex]]));
  expect(cityAt(position, ruby.hex)).toBe('ruby');
  expect(cityAt(position, mill.hex)).toBe('A');
  expect(cityAt(position, weir.hex)).toBeUndefined();
  expect(cityHex(position, 'ruby')).toBe(ruby.hex);
  expect(cityHex(position, 'A')).toBe(mill.hex);
  expect(cityHex(position, 'B')).toBe(NOWHERE);
});

test('a New City is left until it is placed', () => {
  expect(newCitiesLeft(position)).toEqual(['B']);
  expect(newCitiesLeft({ ...position, track: map.layout() })).toEqual(['A', 'B']);
});

test('a city takes goods of its colour, and a New City does once it is placed', () => {
  expect(takenAt(position, ruby.hex)).toBe('red');
  expect(takenAt(position, mill.hex)).toBe('black');
  expect(takenAt({ ...position, track: map.layout() }, mill.hex)).toBeUndefined();
});

test('a hex is called by its place, or by column and row', () => {
  expect(placeName(position, ruby.hex)).toBe('Ruby');
  expect(placeName(position, weir.hex)).toBe('Weir');
  expect(placeName(position, mill.hex)).toBe('Mill');
  expect(placeName(position, map.at(1, 0))).toBe('1,0');
});

test('people are told of a hex by the place nearest to it', () => {
  const { nameOf, besideOf } = namesIn(position);
  const told = (column: number, row: number): string =>
    say(hexText(nameOf(map.at(column, row)), besideOf(map.at(column, row))), {
      seatName: String,
      translate: (key) => key,
    });
  expect(told(0, 0)).toBe('Ruby');
  expect(told(4, 0)).toBe('Mill');
  expect(told(1, 0)).toBe('the plain south-east of Ruby');
  expect(told(2, 0)).toBe('the plain north of Weir');
  expect(told(0, 1)).toBe('the plain south of Ruby');
  expect(told(4, 1)).toBe('the plain south of Mill');
  const far = besideOf(map.at(0, 1));
  expect(far === null ? '' : say(hexText('', { ...far, steps: 3, side: 'north-west' }))).toBe(
    'the plain 3 hexes north west of Ruby',
  );
});

test('several hexes are told one after the other, each once', () => {
  const beside = { place: 'Ruby', side: 'north', steps: 1, ground: 'plain' } as const;
  expect(lostText({ lost: [], lostBeside: [] })).toBeNull();
  const where = lostText({ lost: ['1,0', 'Weir', '1,0'], lostBeside: [beside, null, beside] });
  expect(where === null ? '' : say(where)).toBe('the plain north of Ruby; Weir');
});

const line = drawn('O', '.', '.', 'o', '.');

test('sound track has no problems', () => {
  const network = line.network([0, 1, tile('straight', 0, 0)], [0, 2, tile('straight', 0, 0)]);
  expect(runProblems(network)).toEqual([]);
  expect(adrift(network, 0)).toEqual([]);
});

test('a section of several owners, or one that starts nowhere, is a problem', () => {
  const split = line.network([0, 1, tile('straight', 0, 0)], [0, 2, tile('straight', 0, 1)]);
  expect(runProblems(split)).toEqual([expect.stringContaining('has several owners')]);
  const lone = drawn('.', '.', '.').network([0, 1, tile('straight', 0, 0)]);
  expect(runProblems(lone)).toEqual([expect.stringContaining('starts at no city or town')]);
});

test('track that no own track connects to a city is adrift', () => {
  const network = line.network([0, 4, tile('straight', 0, 0)]);
  expect(adrift(network, 0)).toEqual([expect.stringContaining('reaches no city')]);
  expect(adrift(network, 1)).toEqual([]);
});
