import type { Seat } from '@roundhouse/kernel';
import {
  type Panel,
  PANEL_WIDTH,
  type PanelLook,
  type PlayerRow,
  playersPanel,
  withGone,
  withMinus,
  withSign,
} from '@roundhouse/style';
import { type Position, playerAt } from '../../rules/position.ts';
import { completedLinks, scoreOf } from '../../rules/result.ts';
import { TILE_NAMES } from './tile-words.ts';

const COLUMNS = [
  { name: 'Cash', right: 214 },
  { name: 'Income', right: 258 },
  { name: 'Points', right: 302 },
  { name: 'Level', right: 338 },
  { name: 'Links', right: 374 },
  { name: 'Score', right: PANEL_WIDTH - 10 },
] as const;

/** Players in turn order, with their public numbers; whoever went bankrupt stands below. */
export function playersTable(p: Position, look: PanelLook): Panel {
  const rows = withGone(p.order, p.players).map((seat) => rowOf(p, seat));
  return playersPanel(COLUMNS, rows, look);
}

function rowOf(p: Position, seat: Seat): PlayerRow {
  const { cash, income, points, level, outInTurn } = playerAt(p, seat);
  return {
    seat,
    outInTurn,
    acting: p.phase.name !== 'game-over' && p.phase.seat === seat,
    status: status(p, seat),
    numbers: [
      `$${cash}`,
      withSign(income),
      `${points}`,
      `${level}`,
      `${completedLinks(p, seat)}`,
      withMinus(scoreOf(p, seat).total ?? 0),
    ],
  };
}

/** What there is to say of a player besides the numbers. */
function status(p: Position, seat: Seat): string {
  const { phase } = p;
  const { tile, passedTile } = playerAt(p, seat);
  if (phase.name === 'auction-places') {
    const place = phase.placed.indexOf(seat);
    if (place !== -1) return `has place ${place + 1}`;
    if (phase.leader === seat && phase.bid !== null) return `bids $${phase.bid}`;
    return phase.bidding.includes(seat) ? '' : 'passed';
  }
  if (phase.name === 'auction-order') {
    if (phase.passed.includes(seat)) return 'passed';
    const bid = phase.bids[seat] ?? null;
    if (bid !== null) return `bids $${bid}`;
  }
  if (tile === null) return '';
  return passedTile ? `${TILE_NAMES[tile]}, passed` : TILE_NAMES[tile];
}
