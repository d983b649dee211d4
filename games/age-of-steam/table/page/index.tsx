import { rngFrom, text } from '@roundhouse/kernel';
import { RAIL_KEYS, whilePlaying } from '@roundhouse/rail-table';
import type { GamePage, Measure } from '@roundhouse/table-kit';
import { facts } from '../../facts.ts';
import type { Action } from '../../rules/actions.ts';
import type { Event } from '../../rules/events.ts';
import { ageOfSteam } from '../../rules/game.ts';
import type { Options } from '../../rules/options.ts';
import type { Position, Player } from '../../rules/position.ts';
import { scoreOf, trackPoints } from '../../rules/result.ts';
import { drawBoard } from '../board/draw-board.ts';
import { ahead } from './ahead.ts';
import { exercises } from './exercises/exercises.ts';
import { figures } from './figures.ts';
import { reasons } from './reasons.ts';
import { ruleNow } from './rule-now.ts';
import { setups } from './setups.ts';
import { AgeOfSteamTable } from './table.tsx';
import { whereOf } from './where.ts';
import rules from '../../RULES.md?raw';
import firstJourney from './lessons/first-journey.json' with { type: 'json' };
import newCity from './lessons/new-city.json' with { type: 'json' };
import '@roundhouse/rail-table/styles.css';
import './styles.css';

const MEASURES: readonly Measure<Position>[] = [
  { id: 'points', label: text('Points'), of: (p, seat) => scoreOf(p, seat).total },
  { id: 'income', label: text('Income'), of: whilePlaying<Player>(({ income }) => income) },
  { id: 'cash', label: text('Cash'), of: whilePlaying<Player>(({ cash }) => cash) },
  { id: 'shares', label: text('Shares issued'), of: whilePlaying<Player>(({ shares }) => shares) },
  { id: 'track', label: text('Track in completed links'), of: trackPoints },
];

export const page: GamePage<Position, Action, Options, Event> = {
  game: ageOfSteam,
  rules,
  figures,
  ruleNow,
  hasSecrets: false,
  Table: AgeOfSteamTable,
  setups,
  isDeliberate: () => false,
  ahead,
  reasons,
  whereOf,
  measures: MEASURES,
  turnOf: (position) => position.turn,
  period: facts.period,
  keys: RAIL_KEYS,
  lessons: [firstJourney, newCity],
  exercises,
  place(game, options, theme) {
    const start = game.setup(options, game.seatsFor(options).min, rngFrom('a place'), () => undefined);
    const cubes = Object.fromEntries(Object.keys(start.cubes).map((city) => [city, []]));
    return drawBoard({ ...start, cubes }, { theme, seatNames: [], panels: false });
  },
  picture: (position, theme, seatNames, liveries) =>
    drawBoard(position, { theme, seatNames, liveries, panels: seatNames.length > 0 }),
};
