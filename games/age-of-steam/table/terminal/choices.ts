import type { Hex } from '@roundhouse/hex';
import { entryOf, itemAt, type Seat } from '@roundhouse/kernel';
import { buildText, railChoices, routeText } from '@roundhouse/rail-art';
import type { TerminalChoice, TerminalWords } from '@roundhouse/style';
import { type ActionName, CASH_PER_SHARE, TILES } from '../../content/components.ts';
import { boardOf } from '../../content/maps.ts';
import { dropOutPrice } from '../../rules/2-determine-player-order.ts';
import { planBuild } from '../../rules/4-build-track/plan.ts';
import { type Site, siteFor } from '../../rules/4-build-track/site.ts';
import { pathOf } from '../../rules/5-move-goods.ts';
import type { Action } from '../../rules/actions.ts';
import { cityHex, columnName, placeName } from '../../rules/places.ts';
import { type Position, playerAt } from '../../rules/position.ts';
import { labelAt } from './board-text.ts';

type Build = Extract<Action, { type: 'build' }>;

const ACTION_TEXTS: Readonly<Record<ActionName, string>> = {
  'first-move': 'First Move: move goods before all others',
  'first-build': 'First Build: build track before all others',
  engineer: 'Engineer: build four tiles instead of three',
  locomotive: 'Locomotive: your engine pulls one link more, for good',
  urbanization: 'Urbanization: place a New City on a town before you build',
  production: 'Production: draw two cubes for the goods display',
  'turn-order': 'Turn Order: pass once in the next auction',
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
    groupOf: (action) =>
      action.type === 'place-good'
        ? `${action.good} above ${columnName(p, itemAt(boardOf(p).columns, action.column).city)}`
        : null,
    labelOf: (action) => labelOf(p, seat, action, site, words),
  });
}

function labelOf(p: Position, seat: Seat, action: Action, site: Site | null, words: TerminalWords): string {
  switch (action.type) {
    case 'issue-shares':
      return action.shares === 0 ? 'no shares' : `${action.shares} for $${action.shares * CASH_PER_SHARE}`;
    case 'bid':
      return `bid $${action.amount}`;
    case 'pass':
      return 'pass, with Turn Order';
    case 'drop-out':
      return `drop out for $${p.phase.name === 'determine-player-order' ? dropOutPrice(p.phase, seat) : 0}`;
    case 'select-action':
      return ACTION_TEXTS[action.action];
    case 'urbanize':
      return `New City ${action.city}, ${entryOf(boardOf(p).colorOf, action.city)}`;
    case 'build':
      return site === null ? action.tile : buildLabel(site, action);
    case 'finish-building':
      return 'done building';
    case 'move-goods':
      return routeText(pathOf(p, action), (place) => placeName(p, place), words);
    case 'upgrade-engine':
      return `raise the engine to ${playerAt(p, seat).engine + 1} instead of moving`;
    case 'decline-move':
      return 'move nothing';
    case 'draw-goods':
      return 'draw two cubes';
    case 'decline-production':
      return 'draw nothing';
    case 'place-good':
      return `square ${action.square + 1} from the top`;
  }
}

function buildLabel(site: Site, { hex, tile, rotation }: Build): string {
  const after = TILES.get(tile, rotation);
  return buildText(after, site.board.townAt.has(hex), planBuild(site, hex, after), site.nameOf);
}
