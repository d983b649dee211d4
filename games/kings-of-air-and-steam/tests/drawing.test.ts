import { paletteOf } from '@roundhouse/style';
import { nodesIn, type SvgNode, toSvgText } from '@roundhouse/svg';
import { describe, expect, it } from 'vitest';
import { areaOf, GOODS, type Position } from '../index.ts';
import { boxOf } from '../content/boxes.ts';
import { characterPortrait } from '../table/board/characters.ts';
import { GOOD_LETTERS, goodShape } from '../table/board/goods.ts';
import { landBox, spaceMiddle } from '../table/board/points.ts';
import { drawBoard } from '../table/index.ts';
import { board, nth } from './support/board.ts';
import { gameOf, positionOf } from './support/table.ts';

const RAIL = board.rail('bown-town', 'aldenville');

function having(picture: SvgNode, attribute: string): readonly SvgNode[] {
  return [...nodesIn(picture)].filter(({ attributes }) => attributes[attribute] !== undefined);
}

function titles(picture: SvgNode): readonly string[] {
  return [...nodesIn(picture)]
    .filter(({ tag }) => tag === 'title')
    .flatMap(({ children }) => children.filter((child) => typeof child === 'string'));
}

function goodsIn(picture: SvgNode, holder: string, id: number): ReadonlyMap<unknown, unknown> {
  const found = having(picture, holder).find(({ attributes }) => attributes[holder] === id);
  if (found === undefined) throw new RangeError(`there is no ${holder} ${id}`);
  return new Map(
    having(found, 'data-good').map(({ attributes }) => [attributes['data-good'], attributes['data-count']]),
  );
}

describe('the characters', () => {
  it('have a face each', () => {
    const { position } = gameOf({ mode: 'normal' }, 2);
    const ids = boxOf(position).teams.flatMap(({ characters }) => characters.map(({ id }) => id));
    const faces = ids.map((id) => toSvgText(characterPortrait(id, 32, paletteOf('day'))));
    expect(ids).toHaveLength(14);
    expect(new Set([...faces, toSvgText(characterPortrait('somebody else', 32, paletteOf('day')))]).size).toBe(15);
  });
});

describe('the picture of a position', () => {
  it.each([2, 4, 7])('shows everything that lies on the boards of %i players', (seats) => {
    const { position } = gameOf({ mode: 'normal' }, seats);
    const area = areaOf(position);
    const picture = drawBoard(position, { panels: true });
    expect(having(picture, 'data-city')).toHaveLength(area.cities.length);
    expect(having(picture, 'data-factory')).toHaveLength(area.factories.length);
    expect(having(picture, 'data-board')).toHaveLength(new Set(area.layout.match(/[A-Z]/g)).size);
    expect(titles(picture).filter((words) => words === 'A dead end')).toHaveLength(area.deadEnds.length);
    expect(titles(picture).filter((words) => words.startsWith('Railway '))).toHaveLength(area.links.length);
    expect(having(picture, 'data-seat').filter(({ attributes }) => !('data-depot' in attributes))).toHaveLength(seats);
    expect(toSvgText(picture)).toMatch(/^<svg /);
  });

  it('shows depots with their goods, airships with their cargo, and who they belong to', () => {
    const position = positionOf({
      players: [
        { depots: [[nth(RAIL, 0), 'food', 'food', 'luxuries']], airship: nth(RAIL, 0), hold: ['textiles'] },
        { depots: [[nth(RAIL, 1)]], airship: nth(RAIL, 0) },
      ],
      factories: { food: 9 },
    });
    const picture = drawBoard(position, { seatNames: ['Anna', 'Bruno'] });
    expect(goodsIn(picture, 'data-depot', nth(RAIL, 0))).toEqual(
      new Map([
        ['food', 2],
        ['luxuries', 1],
      ]),
    );
    expect(goodsIn(picture, 'data-airship', 0)).toEqual(new Map([['textiles', 1]]));
    expect(goodsIn(picture, 'data-factory', board.factory('food'))).toEqual(new Map([['food', 9]]));
    expect(titles(picture)).toContain('A depot of Anna: 2 food, 1 luxuries');
    expect(titles(picture)).toContain('The airship of Bruno, 0 goods on board');
  });

  it('counts rounds', () => {
    const words = toSvgText(drawBoard(positionOf({}), { panels: true }));
    expect([words.includes('>ROUND<'), words.includes('>TURN<')]).toEqual([true, false]);
  });

  it('keeps airships in one space apart', () => {
    const seats = 7;
    const position = positionOf({
      seats,
      mode: 'normal',
      players: Array.from({ length: seats }, () => ({ airship: 5 })),
    });
    const places = having(drawBoard(position), 'data-airship').map(({ attributes }) => attributes['transform']);
    expect(new Set(places).size).toBe(seats);
  });

  it('never hides the sign of a factory behind the airships over it, whatever they carry', () => {
    const space = board.factory('food');
    const sign = { left: -11.5, right: 11.5, top: 0, bottom: 17 };
    for (let seats = 2; seats <= 7; seats++) {
      for (let there = 1; there <= seats; there++) {
        const players = Array.from({ length: seats }, (_, seat) => ({
          airship: seat < there ? space : 5,
          hold: ['food', 'textiles', 'luxuries'] as const,
        }));
        const position = positionOf({ seats, mode: 'normal', players });
        const middle = spaceMiddle(areaOf(position), space);
        for (const { attributes, children } of having(drawBoard(position), 'data-airship').slice(0, there)) {
          const [x = 0, y = 0, scale = 1] = `${attributes['transform']}`.match(/-?[\d.]+/g)?.map(Number) ?? [];
          const net = children.find((child) => typeof child !== 'string' && child.tag === 'rect');
          if (net === undefined || typeof net === 'string') throw new Error('the cargo hangs in no net');
          const of = (name: string): number => Number(net.attributes[name]);
          const boxes = [
            { left: -29, right: 27, top: -12, bottom: 12 },
            { left: of('x'), right: of('x') + of('width'), top: of('y'), bottom: of('y') + of('height') },
          ];
          for (const box of boxes) {
            const away = { x: x - middle.x, y: y - middle.y };
            const isClear =
              away.x + box.left * scale >= sign.right ||
              away.x + box.right * scale <= sign.left ||
              away.y + box.top * scale >= sign.bottom ||
              away.y + box.bottom * scale <= sign.top;
            expect(isClear, `${there} of ${seats}: ${attributes['transform']}`).toBe(true);
          }
        }
      }
    }
  });

  it('tells what a city wants and what has become of it', () => {
    const says = (city: Partial<Position['cities'][number]>): string => {
      const picture = drawBoard(positionOf({ cities: { aldenville: city } }));
      return titles(picture).find((words) => words.startsWith('Aldenville')) ?? '';
    };
    expect(says({})).toBe('Aldenville wants 5 more food');
    expect(says({ goods: ['food', 'food'] })).toBe('Aldenville wants 3 more food');
    expect(says({ wants: 'luxuries', demand: 'tile' })).toBe('Aldenville wants 3 more luxuries');
    expect(says({ wants: null, demand: 'awaited' })).toContain('waits');
    expect(says({ wants: null, demand: 'closed' })).toContain('no more goods');
  });

  it('numbers the spaces when asked, as actions name them', () => {
    const position = positionOf({});
    const labels = (coordinates: boolean): number =>
      having(drawBoard(position, { coordinates }), 'data-layer').filter(
        ({ attributes }) => attributes['data-layer'] === 'coordinates',
      ).length;
    expect([labels(false), labels(true)]).toEqual([0, 1]);
  });

  it('has room for every space', () => {
    const area = areaOf(positionOf({}));
    const { x, y, width, height } = landBox(area);
    for (const space of area.spaces.keys()) {
      const at = spaceMiddle(area, space);
      expect(at.x > x - 1 && at.x < x + width + 1 && at.y > y && at.y < y + height).toBe(true);
    }
    // Where the edge cuts through spaces the land ends with it.
    const partial = area.spaces.flatMap((one, space) => (one.partial ? [spaceMiddle(area, space).x] : []));
    expect(Math.min(...partial)).toBeCloseTo(x);
    expect(Math.max(...partial)).toBeCloseTo(x + width);
  });
});

describe('goods', () => {
  it('are told apart without their colours', () => {
    expect(new Set(GOODS.map((good) => GOOD_LETTERS[good])).size).toBe(GOODS.length);
    expect(new Set(GOODS.map((good) => goodShape(good, 10))).size).toBe(GOODS.length);
  });
});
