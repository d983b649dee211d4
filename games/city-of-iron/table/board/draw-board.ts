import { badge, type BoardOptions, SERIF } from '@roundhouse/style';
import { el, group, type SvgNode, title } from '@roundhouse/svg';
import { slotsFor } from '../../content/set.ts';
import { setOf } from '../../content/sets.ts';
import type { Position } from '../../rules/position.ts';
import { defenseOf } from '../../rules/three-actions/towns.ts';
import { buildingCard } from './cards/building-card.ts';
import { LAND, landCard } from './cards/land-card.ts';
import { CARD } from './cards/ticket.ts';
import { TOWN, townCard } from './cards/town-card.ts';
import { goodsBoard, goodsBoardSize } from './goods-board.ts';
import { type Look, lookOf } from './look.ts';
import { nationBoard } from './nation-board.ts';

const WIDTH = 1280;
const MARGIN = 24;
const INNER = WIDTH - 2 * MARGIN;
const GAP = 18;
const HEADING = 44;

interface Part {
  readonly node: SvgNode;
  readonly height: number;
}

/** The table as a picture: the row, the goods, the wide world, and everybody's cities. */
export function drawBoard(p: Position, options: BoardOptions = {}): SvgNode {
  const { theme = 'day', seatNames = [], panels = false, liveries } = options;
  const look = lookOf(theme, liveries);
  const parts = [
    heading(p, look),
    market(p, panels ? 1 : 2, look),
    world(p, look),
    ...(panels ? p.players.map((_, seat): Part => nationBoard(p, seat, seatNames[seat] ?? '', INNER, look)) : []),
  ];
  let y = MARGIN;
  const placed = parts.map(({ node, height }) => {
    const at = group({ transform: `translate(${MARGIN} ${Math.round(y)})` }, [node]);
    y += height + GAP;
    return at;
  });
  const height = Math.round(y - GAP + MARGIN);
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${WIDTH} ${height}`, width: WIDTH, height, role: 'img' },
    [
      title(`City of Iron, round ${p.round}`),
      el('rect', { width: WIDTH, height, fill: look.paper }),
      el('rect', {
        x: 8,
        y: 8,
        width: WIDTH - 16,
        height: height - 16,
        fill: 'none',
        stroke: look.ink,
        'stroke-width': 2,
      }),
      ...placed,
    ],
  );
}

/** The name of the game, and whose turn comes when. */
function heading(p: Position, look: Look): Part {
  const node = group({}, [
    el('text', { y: 34, 'font-family': SERIF, 'font-size': 38, 'font-weight': 700, fill: look.ink }, ['City of Iron']),
    el('path', { d: `M236 22H${INNER - p.order.length * 34 - 20}`, stroke: look.brass, 'stroke-width': 3 }),
    ...p.order.map((seat, index) => badge(seat, { x: INNER - (p.order.length - index) * 34 + 17, y: 22 }, 14, look)),
  ]);
  return { node, height: HEADING };
}

/** The row; a picture of little else shows it larger, on two lines. */
function market(p: Position, lines: number, look: Look): Part {
  const set = setOf(p);
  const slots = slotsFor(set, p.players.length);
  const columns = Math.ceil(slots / lines);
  const step = INNER / columns;
  const scale = Math.min(1.1 * lines, (step - 6) / CARD.width);
  const line = CARD.height * scale + 8;
  const nodes = Array.from({ length: slots }, (_, slot) => {
    const id = p.row[slot];
    const at = `translate(${Math.round((slot % columns) * step)} ${Math.round(Math.floor(slot / columns) * line)})`;
    return group({ transform: `${at} scale(${Math.round(scale * 1000) / 1000})` }, [
      id === undefined ? emptySpace(look) : buildingCard(set, id, look),
    ]);
  });
  return { node: group({ 'data-layer': 'row' }, nodes), height: line * lines - 8 };
}

function emptySpace(look: Look): SvgNode {
  return el('rect', {
    x: 2,
    y: 2,
    width: CARD.width - 4,
    height: CARD.height - 4,
    rx: 5,
    fill: 'none',
    stroke: look.line,
    'stroke-dasharray': '6 5',
  });
}

/** The goods on the left, lands and towns on the right. */
function world(p: Position, look: Look): Part {
  const set = setOf(p);
  const size = goodsBoardSize(p);
  const scale = Math.min(1.2, (INNER * 0.52) / size.width);
  const left = size.width * scale + GAP;
  const columns = 4;
  const step = (INNER - left) / columns;
  const fit = Math.min(1.2, (step - 8) / LAND.width);
  const lands = p.lands.map((id, index) => {
    const at = `translate(${Math.round(left + (index % columns) * step)} ${Math.floor(index / columns) * (LAND.height * fit + 8)})`;
    return group({ transform: `${at} scale(${fit})` }, [landCard(set, id, look)]);
  });
  const below = Math.ceil(p.lands.length / columns) * (LAND.height * fit + 8);
  const tops = p.towns.flatMap(({ top }) => (top === null ? [] : [top]));
  const towns = tops.map((id, index) =>
    group({ transform: `translate(${Math.round(left + index * step)} ${Math.round(below)}) scale(${fit})` }, [
      townCard(set, id, defenseOf(p, set, id), look),
    ]),
  );
  const right = below + (towns.length > 0 ? TOWN.height * fit : 0);
  return {
    node: group({}, [
      group({ transform: `scale(${Math.round(scale * 1000) / 1000})` }, [goodsBoard(p, look)]),
      ...lands,
      ...towns,
    ]),
    height: Math.max(size.height * scale, right),
  };
}
