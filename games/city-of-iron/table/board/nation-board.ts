import type { Seat } from '@roundhouse/kernel';
import { badge, mix, SERIF } from '@roundhouse/style';
import { el, group, type SvgNode } from '@roundhouse/svg';
import { type GameSet, landOf } from '../../content/set.ts';
import { setOf } from '../../content/sets.ts';
import { capacityOf } from '../../rules/cities.ts';
import { type City, type Position, playerAt } from '../../rules/position.ts';
import { pointsOf } from '../../rules/result.ts';
import { defenseOf } from '../../rules/three-actions/towns.ts';
import { builtPlate, PLATE } from './cards/building-card.ts';
import { TOWN, townCard } from './cards/town-card.ts';
import { ground } from './grounds.ts';
import type { Look } from './look.ts';
import { coin, flask, shield } from './signs.ts';

const SCALE = 0.72;
const TRAY = PLATE.height * SCALE + 30;
const HEAD = 34;
const GAP = 6;

interface Drawn {
  readonly node: SvgNode;
  readonly height: number;
}

/** A player's coins, science and points, and the cities with all that stands in them. */
export function nationBoard(p: Position, seat: Seat, name: string, width: number, look: Look): Drawn {
  const set = setOf(p);
  const player = playerAt(p, seat);
  const trays = player.cities.map((city) => cityTray(p, set, seat, city, look));
  const town = { width: TOWN.width * SCALE, height: TRAY };
  const towns = player.towns.map((id) => ({
    ...town,
    node: group({ transform: `scale(${SCALE})` }, [townCard(set, id, defenseOf(p, set, id), look)]),
  }));
  const { nodes, height } = flowed([...trays, ...towns], width - 16);
  return {
    node: group({ 'data-seat': seat }, [
      el('rect', { width, height: height + HEAD + 8, rx: 6, fill: look.card, stroke: look.line }),
      badge(seat, { x: 22, y: HEAD / 2 + 2 }, 11, look),
      el(
        'text',
        { x: 42, y: HEAD / 2 + 8, 'font-family': SERIF, 'font-size': 18, 'font-weight': 700, fill: look.ink },
        [name],
      ),
      coin(player.coins, { x: width - 100, y: HEAD / 2 + 2 }, 12, look),
      flask(player.science, { x: width - 64, y: HEAD / 2 + 2 }, 13, look),
      shield(pointsOf(p, seat), { x: width - 26, y: HEAD / 2 + 2 }, 13, look),
      group({ transform: `translate(8 ${HEAD})` }, nodes),
    ]),
    height: height + HEAD + 8,
  };
}

interface Block {
  readonly node: SvgNode;
  readonly width: number;
  readonly height: number;
}

/** Blocks side by side, on as many lines as they need. */
function flowed(
  blocks: readonly Block[],
  width: number,
): { readonly nodes: readonly SvgNode[]; readonly height: number } {
  let x = 0;
  let y = 0;
  const nodes = blocks.map((block) => {
    if (x > 0 && x + block.width > width) {
      x = 0;
      y += TRAY + GAP;
    }
    const placed = group({ transform: `translate(${Math.round(x)} ${Math.round(y)})` }, [block.node]);
    x += block.width + GAP * 2;
    return placed;
  });
  return { nodes, height: y + TRAY };
}

function cityTray(p: Position, set: GameSet, seat: Seat, city: City, look: Look): Block {
  const { name, types } = landOf(set, city.land);
  const capacity = capacityOf(p, set, playerAt(p, seat), city);
  const slot = PLATE.width * SCALE + GAP;
  const width = capacity * slot + GAP;
  return {
    width,
    height: TRAY,
    node: group({ 'data-city': city.land }, [
      el('rect', {
        width,
        height: TRAY,
        rx: 5,
        fill: mix(look.card, look.grounds[types[0] ?? ''] ?? look.line, 0.35),
        stroke: look.ink,
      }),
      el('text', { x: 8, y: 17, 'font-family': SERIF, 'font-size': 13, 'font-weight': 700, fill: look.ink }, [name]),
      ...types.map((type, index) => ground(type, { x: width - 14 - index * 20, y: 12 }, 16, look)),
      ...Array.from({ length: capacity }, (_, index) => {
        const id = city.buildings[index];
        return group({ transform: `translate(${GAP + index * slot} 24) scale(${SCALE})` }, [
          id === undefined ? emptySlot(look) : builtPlate(set, id, look),
        ]);
      }),
    ]),
  };
}

function emptySlot(look: Look): SvgNode {
  return el('rect', {
    x: 2,
    y: 2,
    width: PLATE.width - 4,
    height: PLATE.height - 4,
    rx: 4,
    fill: look.paper,
    'fill-opacity': 0.6,
    stroke: look.faded,
    'stroke-dasharray': '5 4',
  });
}
