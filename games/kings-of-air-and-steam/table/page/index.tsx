import { rngFrom, text } from '@roundhouse/kernel';
import type { GamePage, Measure } from '@roundhouse/table-kit';
import { facts } from '../../facts.ts';
import type { Action } from '../../rules/actions.ts';
import type { Event } from '../../rules/events.ts';
import { kingsOfAirAndSteam } from '../../rules/game.ts';
import type { Options } from '../../rules/options.ts';
import { type Position, playerAt } from '../../rules/position.ts';
import { scoreOf } from '../../rules/result.ts';
import { goodsKept } from '../../rules/upkeep.ts';
import { drawBoard } from '../board/draw-board.ts';
import { ahead } from './ahead.ts';
import { exercises } from './exercises/exercises.ts';
import { figures } from './figures.ts';
import { reasons } from './reasons.ts';
import { ruleNow } from './rule-now.ts';
import { setups } from './setups.ts';
import { KingsTable } from './table.tsx';
import { whereOf } from './where.ts';
import rules from '../../RULES.md?raw';
import firstRound from './lessons/first-round.json' with { type: 'json' };
import team from './lessons/team.json' with { type: 'json' };
import './styles.css';
import './panels/panels.css';
import './side/side.css';

const MEASURES: readonly Measure<Position>[] = [
  { id: 'points', label: text('Points'), of: (p, seat) => scoreOf(p, seat).total },
  { id: 'cash', label: text('Cash'), of: (p, seat) => playerAt(p, seat).cash },
  { id: 'depots', label: text('Depots'), of: (p, seat) => playerAt(p, seat).depots.length },
  { id: 'goods', label: text('Goods held'), of: (p, seat) => goodsKept(playerAt(p, seat)) },
];

export const page: GamePage<Position, Action, Options, Event> = {
  game: kingsOfAirAndSteam,
  rules,
  figures,
  ruleNow,
  hasSecrets: true,
  Table: KingsTable,
  setups,
  isDeliberate: ({ type }) => type === 'ready',
  ahead,
  reasons,
  whereOf,
  measures: MEASURES,
  turnOf: (position) => position.round,
  period: facts.period,
  lessons: [firstRound, team],
  exercises,
  place(game, options, theme) {
    if (options.layout === '') return null;
    const start = game.setup(options, game.seatsFor(options).min, rngFrom('a place'), () => undefined);
    return drawBoard(start, { theme, seatNames: [], panels: false });
  },
  picture: (position, theme, seatNames, liveries) =>
    drawBoard(position, { theme, seatNames, liveries, panels: seatNames.length > 0 }),
};
