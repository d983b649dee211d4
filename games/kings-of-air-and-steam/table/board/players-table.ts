import type { Seat } from '@roundhouse/kernel';
import { type Panel, PANEL_WIDTH, type PanelLook, type PlayerRow, playersPanel } from '@roundhouse/style';
import { findCharacter, findTeam } from '../../content/boxes.ts';
import { kingsOfAirAndSteam } from '../../rules/game.ts';
import { cargoCapacity, diamondRating, type Position, playerAt, trainRating } from '../../rules/position.ts';
import { scoreOf } from '../../rules/result.ts';
import { sizeOf } from '../../rules/stock.ts';

const COLUMNS = [
  { name: 'Cash', right: 216 },
  { name: 'Cargo', right: 266 },
  { name: 'Diamonds', right: 326 },
  { name: 'Train', right: 364 },
  { name: 'Points', right: PANEL_WIDTH - 10 },
] as const;

/** Players in the order of the cycle, or of their seats, with their public numbers. */
export function playersTable(p: Position, look: PanelLook): Panel {
  const waiting = kingsOfAirAndSteam.waiting(p);
  const seats = p.order.length > 0 ? p.order : p.players.map((_, seat) => seat);
  return playersPanel(
    COLUMNS,
    seats.map((seat) => rowOf(p, seat, waiting.includes(seat))),
    look,
  );
}

function rowOf(p: Position, seat: Seat, acting: boolean): PlayerRow {
  const { cash, hold, team, character } = playerAt(p, seat);
  return {
    seat,
    outInTurn: null,
    acting,
    status: findCharacter(p, character)?.name ?? findTeam(p, team)?.name ?? '',
    numbers: [
      `$${cash}`,
      `${sizeOf(hold)}/${cargoCapacity(p, seat)}`,
      `${diamondRating(p, seat)}`,
      `${trainRating(p, seat)}`,
      `${scoreOf(p, seat).total}`,
    ],
  };
}
