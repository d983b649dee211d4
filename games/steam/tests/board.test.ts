import { EDGES, neighbour, opposite } from '@roundhouse/hex';
import { nodesIn, type SvgNode, toSvgText } from '@roundhouse/svg';
import { describe, expect, it, test } from 'vitest';
import { ACTION_TILES, boardOf, networkAt, newCitiesOf, type Position, steam, TILES } from '../index.ts';
import { canBeTaken } from '../rules/build-track/supply.ts';
import { coursesOf } from '../table/board/rivers.ts';
import { tilesLeft } from '../table/board/in-the-box.ts';
import { drawBoard, terminal } from '../table/index.ts';
import { wealthyGame } from './support/lively.ts';

const MAPS = ['northeast', 'ruhr'] as const;
const MODES = ['base', 'standard'] as const;
const plain = { paint: (text: string): string => text, seatName: (seat: number): string => `Seat ${seat}` };

function having(picture: SvgNode, attribute: string): readonly SvgNode[] {
  return [...nodesIn(picture)].filter(({ attributes }) => attributes[attribute] !== undefined);
}

function cubesIn(picture: SvgNode): number {
  return having(picture, 'data-good').reduce((sum, { attributes }) => sum + Number(attributes['data-count']), 0);
}

/** A game with much on the table: its first position after New Cities, growth and a fair amount of track. */
function busyPosition(map: string, mode: (typeof MODES)[number]): Position {
  for (const p of wealthyGame({ map, mode, firstGame: false }, 5, `${map} ${mode}`)) {
    if (p.turn >= 5 && newCitiesOf(p.track).size > 0 && p.grown.length > 0) return p;
  }
  throw new RangeError('nothing was ever placed');
}

const busy = MAPS.flatMap((map) => MODES.map((mode) => ({ map, mode, p: busyPosition(map, mode) })));

describe.each(busy)('the board of $map in the $mode game', ({ p }) => {
  const picture = drawBoard(p);
  const board = boardOf(p);

  it('shows every city, town, cube and piece of track once', () => {
    const placed = newCitiesOf(p.track);
    expect(having(picture, 'data-city').map(({ attributes }) => attributes['data-city'])).toEqual([
      ...board.cities.map(({ id }) => id),
      ...placed.keys(),
    ]);
    expect(cubesIn(picture)).toBe(Object.values(p.cubes).flat().length);
    expect(having(picture, 'data-town')).toHaveLength(board.towns.length - placed.size);
    expect(having(picture, 'data-letter')).toHaveLength(p.grown.length);
  });

  it('has a panel for everything else on the table', () => {
    const withPanels = drawBoard(p, { panels: true, theme: 'night', seatNames: ['Ada'] });
    expect(having(withPanels, 'data-action-tile').map(({ attributes }) => attributes['data-action-tile'])).toEqual([
      ...ACTION_TILES,
    ]);
    expect(having(withPanels, 'data-space')).toHaveLength(p.supply.length);
    expect(having(withPanels, 'data-ruler')).toHaveLength(3);
    expect(toSvgText(withPanels)).toContain('Ada');
  });

  it('can be played in a terminal: every choice has a label of its own', () => {
    const [seat] = steam.waiting(p);
    if (seat === undefined) throw new RangeError('the game is not over');
    const actions = steam.legal(p, seat);
    const choices = terminal.choices(p, seat, actions, plain);
    const offered = choices.flatMap((choice) => ('action' in choice ? [choice] : choice.choices));
    expect(offered).toHaveLength(actions.length);
    for (const choice of choices) {
      const labels = 'action' in choice ? [] : choice.choices.map(({ label }) => label);
      expect(new Set(labels).size).toBe(labels.length);
    }
    expect(terminal.task(p, seat, plain)).toMatch(new RegExp(`^Seat ${seat}: `));
    expect(terminal.numbers(p, plain)).toHaveLength(2 + p.players.length);
    expect(terminal.board(p, plain).join('\n')).toContain('Supply');
  });

  it('counts the tiles that are left: one more than that is one too many', () => {
    const network = networkAt(p);
    const used = new Map(TILES.faces.map(({ id }) => [id, network.tilesUsed(id)]));
    for (const [face, left] of tilesLeft(p)) {
      expect(canBeTaken(new Map([...used, [face, (used.get(face) ?? 0) + left]]))).toBe(true);
      expect(canBeTaken(new Map([...used, [face, (used.get(face) ?? 0) + left + 1]]))).toBe(false);
    }
  });
});

test('sides that no track may cross are drawn as cliffs', () => {
  const first = wealthyGame({ map: 'northeast', mode: 'base', firstGame: false }, 3, 'cliffs').next();
  if (first.done === true) throw new RangeError('there is a first position');
  expect(having(drawBoard(first.value), 'data-cliff')).toHaveLength(2);
});

test.each(MAPS)('rivers of %s flow through all water hexes and meet at their sides', (map) => {
  const board = steam.maps.named(map);
  const courses = new Map(coursesOf(board).map(({ hex, edges }) => [hex, edges]));
  expect(new Set(courses.keys())).toEqual(board.water);
  const unanswered = [...courses].flatMap(([hex, edges]) =>
    EDGES.filter((edge) => {
      const next = neighbour(board.grid, hex, edge);
      const across = board.cityAt.has(next) ? undefined : courses.get(next);
      return edges.includes(edge) && across !== undefined && !across.includes(opposite(edge));
    }),
  );
  expect(unanswered).toEqual([]);
  expect([...courses.values()].filter((edges) => edges.length === 0)).toEqual([]);
});
