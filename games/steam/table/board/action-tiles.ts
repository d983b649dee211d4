import { badge, card, figure, PADDING, type Panel, PANEL_WIDTH, type PanelLook, serif } from '@roundhouse/style';
import { el, group, type SvgNode, title } from '@roundhouse/svg';
import { ACTION_TILES, type ActionTile, TILE_PRICES, valueOf } from '../../content/components.ts';
import type { Mode, Position } from '../../rules/position.ts';
import { TILE_NAMES } from './tile-words.ts';

const HEAD = 32;
const PER_ROW = 4;
const GAP = 6;
const WIDTH = (PANEL_WIDTH - 2 * PADDING - (PER_ROW - 1) * GAP) / PER_ROW;
const HEIGHT = 42;

function priceText(tile: ActionTile, mode: Mode): string {
  if (mode === 'standard') return '';
  if (tile === 'city-growth') return `$${TILE_PRICES.cityGrowth}`;
  if (tile === 'urbanization') return `$${TILE_PRICES.urbanization}`;
  return tile === 'locomotive' ? `$${TILE_PRICES.locomotive} + level` : '';
}

/** The seven tiles with their numbers and prices, and who has taken which. */
export function actionTiles(p: Position, look: PanelLook): Panel {
  const tiles = ACTION_TILES.map((tile, index) => {
    const x = PADDING + (index % PER_ROW) * (WIDTH + GAP);
    const y = HEAD + Math.floor(index / PER_ROW) * (HEIGHT + GAP);
    return group({ transform: `translate(${x} ${y})`, 'data-action-tile': tile }, oneTile(p, tile, look));
  });
  const rows = Math.ceil(ACTION_TILES.length / PER_ROW);
  return card('Action tiles', HEAD + rows * (HEIGHT + GAP) + 6, look.palette, tiles);
}

function oneTile(p: Position, tile: ActionTile, { palette, seatName }: PanelLook): readonly SvgNode[] {
  const holder = p.players.findIndex((player) => player.tile === tile);
  const passed = p.players[holder]?.passedTile === true;
  const price = priceText(tile, p.mode);
  const taken = holder === -1 ? '' : `, taken by ${seatName(holder)}${passed ? ' without its action' : ''}`;
  return [
    title(`${valueOf(tile)} ${TILE_NAMES[tile]}${price === '' ? '' : `, ${price}`}${taken}`),
    el('rect', {
      width: WIDTH,
      height: HEIGHT,
      rx: 3,
      fill: palette.paper,
      stroke: palette.ink,
      'stroke-width': 0.9,
      ...(passed ? { 'stroke-dasharray': '3 3' } : {}),
    }),
    figure(6, 19, 17, String(valueOf(tile)), { 'text-anchor': 'start', 'font-weight': 700, fill: palette.ink }),
    serif(6, 35, 13, TILE_NAMES[tile], { fill: palette.ink }),
    ...(price === '' ? [] : [figure(20, 18, 11.5, price, { 'text-anchor': 'start', fill: palette.faded })]),
    ...(holder === -1 ? [] : [badge(holder, { x: WIDTH - 11, y: 12 }, 9, palette)]),
  ];
}
