import type { Hex } from '@roundhouse/hex';
import { entryOf, itemAt, type Seat } from '@roundhouse/kernel';
import { buildText, cubesText, railChoices, routeText } from '@roundhouse/rail-art';
import type { TerminalChoice, TerminalWords } from '@roundhouse/style';
import { type ActionTile, LOAN, TILES, valueOf } from '../../content/components.ts';
import { boardOf } from '../../content/maps.ts';
import type { Action } from '../../rules/actions.ts';
import { planBuild } from '../../rules/build-track/plan.ts';
import { type Site, siteFor } from '../../rules/build-track/site.ts';
import { cityHex, placeName } from '../../rules/places.ts';
import { type Position, playerAt } from '../../rules/position.ts';
import { pathOf } from '../../rules/routes.ts';
import { tilePrice } from '../../rules/select-action-tiles.ts';
import { TILE_NAMES } from '../board/tile-words.ts';
import { labelAt } from './board-text.ts';

type Build = Extract<Action, { type: 'build' }>;

const TILE_TEXTS: Readonly<Record<ActionTile, string>> = {
  'turn-order': 'early in the next turn; in a standard game, pass once in the next auction',
  'first-move': 'move goods before all others',
  engineer: 'build four tiles instead of three',
  'first-build': 'build track before all others',
  'city-growth': 'add a set of cubes to a city while you build',
  locomotive: 'your locomotive goes one link farther, for good',
  urbanization: 'place a New City on a town while you build',
};

/** The legal actions as a person thinks of them: the hex before the tile, the city before the route. */
export function choicesFor(
  p: Position,
  seat: Seat,
  actions: readonly Action[],
  words: TerminalWords,
): readonly TerminalChoice<Action>[] {
  const site = p.phase.name === 'build-track' ? siteFor(p, p.phase, seat) : null;
  const names = {
    labelAt: (hex: Hex) => labelAt(p, hex),
    cityName: (city: string) => placeName(p, cityHex(p, city)),
  };
  return railChoices(actions, names, {
    groupOf: (action) => (action.type === 'grow-city' ? `let ${placeName(p, cityHex(p, action.city))} grow` : null),
    labelOf: (action) => labelOf(p, seat, action, site, words),
  });
}

function labelOf(p: Position, seat: Seat, action: Action, site: Site | null, words: TerminalWords): string {
  switch (action.type) {
    case 'bid':
      return `bid $${action.amount}`;
    case 'pass':
      return 'pass';
    case 'buy-capital':
      return action.loans === 0 ? 'no capital' : `$${action.loans * LOAN}`;
    case 'take-tile':
      return tileLabel(p, seat, action.tile, action.pass);
    case 'build':
      return site === null ? action.tile : buildLabel(site, action);
    case 'urbanize':
      return `a ${entryOf(boardOf(p).colorOf, action.city)} New City`;
    case 'stock-city':
    case 'grow-city':
      return `cubes ${cubesText(itemAt(p.supply, action.space), words)}`;
    case 'finish-building':
      return 'done building';
    case 'move-goods':
      return routeText(pathOf(p, action), (place) => placeName(p, place), words);
    case 'improve-locomotive':
      return `raise the locomotive to level ${playerAt(p, seat).level + 1} instead of moving`;
    case 'decline-move':
      return 'move nothing';
    case 'take-points':
      return `as ${action.as}`;
    case 'prefer':
      return action.as === 'ask' ? 'ask me every time' : `always as ${action.as}`;
  }
}

function tileLabel(p: Position, seat: Seat, tile: ActionTile, pass: boolean): string {
  const name = `${valueOf(tile)} ${TILE_NAMES[tile]}`;
  if (pass) return `${name}, without its action`;
  const price = tilePrice(p, seat, tile);
  return `${name}${price === 0 ? '' : ` for $${price}`}: ${TILE_TEXTS[tile]}`;
}

function buildLabel(site: Site, { hex, tile, rotation }: Build): string {
  const after = TILES.get(tile, rotation);
  return buildText(after, site.board.townAt.has(hex), planBuild(site, hex, after), site.nameOf);
}
