import { itemAt, type Seat } from '@roundhouse/kernel';
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
import type { ActionName } from '../../content/components.ts';
import { type Position, playerAt } from '../../rules/position.ts';
import { scoreOf } from '../../rules/result.ts';

const COLUMNS = [
  { name: 'Cash', right: 216 },
  { name: 'Income', right: 266 },
  { name: 'Shares', right: 314 },
  { name: 'Engine', right: 360 },
  { name: 'Points', right: PANEL_WIDTH - 10 },
] as const;

const ACTION_WORDS: Readonly<Record<ActionName, string>> = {
  'first-move': 'First Move',
  'first-build': 'First Build',
  engineer: 'Engineer',
  locomotive: 'Locomotive',
  urbanization: 'Urbanization',
  production: 'Production',
  'turn-order': 'Turn Order',
};

/** Players in order, with their public numbers; whoever left the game stands below. */
export function playersTable(p: Position, look: PanelLook): Panel {
  const rows = withGone(p.order, p.players).map((seat) => rowOf(p, seat));
  return playersPanel(COLUMNS, rows, look);
}

function rowOf(p: Position, seat: Seat): PlayerRow {
  const { cash, income, shares, engine, outInTurn } = playerAt(p, seat);
  return {
    seat,
    outInTurn,
    acting: p.phase.name !== 'game-over' && p.phase.seat === seat,
    status: status(p, seat),
    numbers: [`$${cash}`, withSign(income), `${shares}`, `${engine}`, withMinus(scoreOf(p, seat).total ?? 0)],
  };
}

/** What there is to say of a player besides the numbers. */
function status(p: Position, seat: Seat): string {
  const { action } = playerAt(p, seat);
  if (p.phase.name === 'determine-player-order') {
    const bid = itemAt(p.phase.bids, seat);
    if (p.phase.dropped.includes(seat)) return 'dropped out';
    if (bid > 0) return `bids $${bid}`;
  }
  return action === null ? '' : ACTION_WORDS[action];
}
