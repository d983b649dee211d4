import { text } from '@roundhouse/kernel';
import type { GamePage, Measure } from '@roundhouse/table-kit';
import { setOf } from '../../content/sets.ts';
import { facts } from '../../facts.ts';
import type { Action } from '../../rules/actions.ts';
import { buildingsOf } from '../../rules/cities.ts';
import { incomeNow, totalOf } from '../../rules/end-round/income.ts';
import { scoreNow } from '../../rules/end-round/score.ts';
import type { Event } from '../../rules/events.ts';
import { cityOfIron } from '../../rules/game.ts';
import { goodsOf } from '../../rules/goods.ts';
import type { Options } from '../../rules/options.ts';
import { type Position, playerAt } from '../../rules/position.ts';
import { scoreOf } from '../../rules/result.ts';
import { drawBoard } from '../board/draw-board.ts';
import { ahead } from './ahead.ts';
import { exercises } from './exercises/exercises.ts';
import { figures } from './figures.ts';
import { reasons } from './reasons.ts';
import { ruleNow } from './rule-now.ts';
import { setups } from './setups.ts';
import { CityTable } from './table.tsx';
import { whereOf } from './where.ts';
import rules from '../../RULES.md?raw';
import firstRound from './lessons/first-round.json' with { type: 'json' };
import soldiers from './lessons/soldiers.json' with { type: 'json' };
import './styles.css';
import './board/board.css';
import './panels/panels.css';
import './side/side.css';

const MEASURES: readonly Measure<Position>[] = [
  { id: 'score', label: text('Score'), of: (p, seat) => scoreOf(p, seat).total },
  { id: 'points-now', label: text('Points if scored now'), of: pointsNow },
  { id: 'income', label: text('Income'), of: (p, seat) => totalOf(incomeNow(p, seat)) },
  { id: 'coins', label: text('Coins'), of: (p, seat) => playerAt(p, seat).coins },
  { id: 'science', label: text('Science'), of: (p, seat) => playerAt(p, seat).science },
  {
    id: 'goods',
    label: text('Kinds of goods'),
    of: (p, seat) => Object.keys(goodsOf(setOf(p), playerAt(p, seat))).length,
  },
  { id: 'buildings', label: text('Buildings'), of: (p, seat) => buildingsOf(playerAt(p, seat)).length },
];

export const page: GamePage<Position, Action, Options, Event> = {
  game: cityOfIron,
  rules,
  figures,
  ruleNow,
  hasSecrets: true,
  Table: CityTable,
  setups,
  isDeliberate: ({ type }) => type === 'finish-buying',
  ahead,
  reasons,
  whereOf,
  measures: MEASURES,
  turnOf: (position) => position.round,
  period: facts.period,
  lessons: [firstRound, soldiers],
  exercises,
  place: () => null,
  picture: (position, theme, seatNames, liveries) =>
    drawBoard(position, { theme, seatNames, liveries, panels: seatNames.length > 0 }),
};

function pointsNow(p: Position, seat: number): number {
  const { goods, shields, buildings } = scoreNow(p, seat);
  return goods + shields + buildings;
}
