import rules from '../../RULES.md?raw';
import type { GamePage } from '@roundhouse/table-kit';
import type { Action } from '../../rules/actions.ts';
import type { Event } from '../../rules/events.ts';
import { steam } from '../../rules/game.ts';
import type { Options } from '../../rules/options.ts';
import type { Position } from '../../rules/position.ts';
import { drawBoard } from '../board/draw-board.ts';
import { lessons } from './lessons/index.ts';
import { MEASURES } from './measures.ts';
import { setups } from './setups.ts';
import { SteamTable } from './table.tsx';
import '@roundhouse/rail-table/styles.css';
import './styles.css';

export const page: GamePage<Position, Action, Options, Event> = {
  game: steam,
  rules,
  hasSecrets: false,
  Table: SteamTable,
  setups,
  measures: MEASURES,
  turnOf: (position) => position.turn,
  lessons,
  picture: (position, theme, seatNames) => drawBoard(position, { theme, seatNames, panels: seatNames.length > 0 }),
};
