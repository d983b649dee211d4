import { rngFrom, text } from '@roundhouse/kernel';
import { RAIL_KEYS, whilePlaying } from '@roundhouse/rail-table';
import type { GamePage, Measure } from '@roundhouse/table-kit';
import { facts } from '../../facts.ts';
import type { Action } from '../../rules/actions.ts';
import type { Event } from '../../rules/events.ts';
import { steam } from '../../rules/game.ts';
import type { Options } from '../../rules/options.ts';
import type { Position, Player } from '../../rules/position.ts';
import { completedLinks, scoreOf } from '../../rules/result.ts';
import { drawBoard } from '../board/draw-board.ts';
import { ahead } from './ahead.ts';
import { exercises } from './exercises/exercises.ts';
import { figures } from './figures.ts';
import { reasons } from './reasons.ts';
import { ruleNow } from './rule-now.ts';
import { setups } from './setups.ts';
import { SteamTable } from './table.tsx';
import { whereOf } from './where.ts';
import rules from '../../RULES.md?raw';
import firstLine from './lessons/first-line.json' with { type: 'json' };
import standardGame from './lessons/standard-game.json' with { type: 'json' };
import '@roundhouse/rail-table/styles.css';
import './styles.css';

const MEASURES: readonly Measure<Position>[] = [
  { id: 'score', label: text('Score'), of: (p, seat) => scoreOf(p, seat).total },
  { id: 'points', label: text('Points'), of: whilePlaying<Player>(({ points }) => points) },
  { id: 'income', label: text('Income'), of: whilePlaying<Player>(({ income }) => income) },
  { id: 'cash', label: text('Cash'), of: whilePlaying<Player>(({ cash }) => cash) },
  { id: 'locomotive', label: text('Locomotive'), of: whilePlaying<Player>(({ level }) => level) },
  { id: 'links', label: text('Completed links'), of: completedLinks },
];

export const page: GamePage<Position, Action, Options, Event> = {
  game: steam,
  rules,
  figures,
  ruleNow,
  hasSecrets: false,
  Table: SteamTable,
  setups,
  isDeliberate: () => false,
  ahead,
  reasons,
  whereOf,
  measures: MEASURES,
  turnOf: (position) => position.turn,
  period: facts.period,
  keys: RAIL_KEYS,
  lessons: [firstLine, standardGame],
  exercises,
  place(game, options, theme) {
    const start = game.setup(options, game.seatsFor(options).min, rngFrom('a place'), () => undefined);
    const cubes = Object.fromEntries(Object.keys(start.cubes).map((city) => [city, []]));
    return drawBoard({ ...start, cubes }, { theme, seatNames: [], panels: false });
  },
  picture: (position, theme, seatNames, liveries) =>
    drawBoard(position, { theme, seatNames, liveries, panels: seatNames.length > 0 }),
};
