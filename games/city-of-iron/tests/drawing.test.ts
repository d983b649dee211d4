import { say } from '@roundhouse/kernel';
import { el, nodesIn, type SvgNode, toSvgText } from '@roundhouse/svg';
import { describe, expect, it } from 'vitest';
import { setOf } from '../index.ts';
import { buildingCard, builtPlate } from '../table/board/cards/building-card.ts';
import { landCard } from '../table/board/cards/land-card.ts';
import { personCard } from '../table/board/cards/person-card.ts';
import { townCard } from '../table/board/cards/town-card.ts';
import { buildingVignette, nationVignette, personVignette } from '../table/board/cards/vignettes.ts';
import { drawBoard } from '../table/board/draw-board.ts';
import { goodsBoard } from '../table/board/goods-board.ts';
import { lookOf } from '../table/board/look.ts';
import { ware, wareEnamel, wareLetters } from '../table/board/wares.ts';
import { buildingLabel, cardLabel, landLabel } from '../table/page/labels.ts';
import { contrast } from './support/contrast.ts';
import { recordedMoments } from './support/recorded.ts';
import { positionOf } from './support/table.ts';

const THEMES = ['day', 'night'] as const;
const p = positionOf({ players: [{ home: ['A01', 'A16'], towns: ['T01'] }, { home: ['A02', 'A05'] }] });
const set = setOf(p);
const ids = set.file.goods.map(({ id }) => id);

const words = { language: 'en', say, t: (text: string, values = {}) => say({ text, values }) };

function textOf(node: SvgNode): string {
  return toSvgText(el('svg', {}, [node]));
}

describe('the vignettes', () => {
  const at = { x: 0, y: 0 };
  /** As many drawings as names: nobody is drawn by what is there for sets of others. */
  const areDistinct = (drawn: ReadonlyMap<string, SvgNode>): void => {
    expect(new Set([...drawn.values()].map(textOf)).size).toBe(drawn.size);
  };

  it('of every building, every card and every nation differ, and others get one too', () => {
    for (const theme of THEMES) {
      const look = lookOf(theme);
      areDistinct(new Map(set.file.buildings.map(({ name }) => [name, buildingVignette(name, at, 1, look)])));
      areDistinct(new Map(set.file.cards.map((card) => [card.name, personVignette(card, at, 30, look)])));
      areDistinct(new Map(set.file.nations.map(({ id }) => [id, nationVignette(id, at, 30, look)])));
      const [known] = set.file.buildings;
      expect(textOf(buildingVignette('Opera', at, 1, look))).not.toBe(
        textOf(buildingVignette(known?.name ?? '', at, 1, look)),
      );
    }
  });
});

describe('the goods', () => {
  it('differ in shape, letters and colour', () => {
    for (const theme of THEMES) {
      const look = lookOf(theme);
      const shapes = ids.map((id) => {
        const [, , outline] = ware(set, id, { x: 0, y: 0 }, 20, look).children;
        return typeof outline === 'object' ? outline.attributes['d'] : undefined;
      });
      expect(new Set(shapes).size).toBe(ids.length);
      expect(new Set(ids.map((id) => wareEnamel(look, set, id).fill)).size).toBe(ids.length);
    }
    expect(new Set(ids.map((id) => wareLetters(set, id))).size).toBe(ids.length);
  });

  it('can be read by day and by night', () => {
    const faint = THEMES.flatMap((theme) => {
      const look = lookOf(theme);
      const pairs = [
        ...ids.map((id) => wareEnamel(look, set, id)),
        look.coin,
        look.science,
        look.sky.citizen,
        look.sky.military,
        ...Object.values(look.grounds).map((fill) => ({ fill, on: look.ink })),
      ];
      return pairs
        .filter(({ fill, on }) => contrast(fill, on) < 4.5)
        .map(({ fill, on }) => `${theme}: ${on} on ${fill}`);
    });
    expect(faint).toEqual([]);
  });
});

describe('the cards', () => {
  it('are drawn, every one of the set, with their names', () => {
    for (const theme of THEMES) {
      const look = lookOf(theme);
      for (const { id, name } of set.file.buildings) {
        expect(textOf(buildingCard(set, id, look))).toContain(name);
        expect(textOf(builtPlate(set, id, look))).toContain(name);
      }
      for (const { id, name } of set.file.cards) expect(textOf(personCard(set, id, look))).toContain(name);
      for (const { id, name } of set.file.towns) expect(textOf(townCard(set, id, 5, look))).toContain(name);
      for (const { id, name } of set.file.lands) expect(textOf(landCard(set, id, look))).toContain(name);
    }
  });

  it('are told in words without gaps', () => {
    const spoken = [
      ...set.file.buildings.map(({ id }) => buildingLabel(set, id, words)),
      ...set.file.cards.map(({ id }) => cardLabel(set, id, words)),
      ...set.file.lands.map(({ id }) => landLabel(set, id, words)),
    ];
    expect(spoken.filter((line) => line === '' || line.includes('{'))).toEqual([]);
    expect(cardLabel(set, 'cit-scholar', words)).toBe(
      'Scholar: work 1. Gain 1 science. Costs 1 coin. Other cards must pay for it: work 1.',
    );
  });
});

describe('the goods board', () => {
  it('shows who leads each good, and who comes second', () => {
    const node = goodsBoard(p, lookOf('day'));
    const row = (good: string): readonly string[] => {
      const line = [...nodesIn(node)].find(({ attributes }) => attributes['data-good-row'] === good);
      return line === undefined
        ? []
        : [...nodesIn(line)].flatMap(({ attributes }) => {
            const emblem = attributes['data-emblem'];
            return typeof emblem === 'string' ? [emblem] : [];
          });
    };
    // Once on the track, once for a rank.
    expect(row('turnip').toSorted()).toEqual(['cross', 'cross', 'ring', 'ring']);
    expect(row('ore')).toEqual([]);
  });

  it('puts those who have as much of a good beside each other: no disc lies over another, or over the next space', () => {
    const look = lookOf('day');
    for (const seats of [2, 3, 4]) {
      const tied = positionOf({ seats, players: Array.from({ length: seats }, () => ({ home: ['A01'] })) });
      const discs = [...nodesIn(goodsBoard(tied, look))].flatMap((node) => {
        if (node.attributes['data-emblem'] === undefined) return [];
        const [x = 0, y = 0] = `${node.attributes['transform']}`.match(/-?[\d.]+/g)?.map(Number) ?? [];
        const [rim] = node.children;
        return [{ x, y, radius: typeof rim === 'object' ? Number(rim.attributes['r']) : 0 }];
      });
      // Each on the track, and each for its rank.
      expect(discs.length).toBe(2 * seats);
      const close = discs.flatMap((one, index) =>
        discs
          .slice(index + 1)
          .filter((other) => Math.hypot(one.x - other.x, one.y - other.y) < one.radius + other.radius),
      );
      expect(close).toEqual([]);
      const onTrack = discs.slice(0, seats);
      const left = Math.min(...onTrack.map(({ x, radius }) => x - radius));
      const right = Math.max(...onTrack.map(({ x, radius }) => x + radius));
      expect(right - left).toBeLessThanOrEqual(20);
    }
  });
});

describe('the picture of a table', () => {
  it('shows the row, the lands and every city, at any moment of the recorded games', () => {
    let step = 0;
    for (const { view } of recordedMoments()) {
      if (step++ % 97 !== 0) continue;
      const drawn = new Set(
        [...nodesIn(drawBoard(view, { panels: true }))].flatMap(({ attributes }) =>
          ['data-building', 'data-land', 'data-city'].flatMap((name) => attributes[name] ?? []),
        ),
      );
      const cities = view.players.flatMap((player) => player.cities);
      const wanted = [...view.row, ...view.lands, ...cities.flatMap(({ land, buildings }) => [land, ...buildings])];
      expect(wanted.filter((id) => !drawn.has(id))).toEqual([]);
    }
    expect(step).toBeGreaterThan(97);
  });
});
