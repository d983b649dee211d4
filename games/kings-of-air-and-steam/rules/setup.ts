import { type ContentNames, itemAt, type Rng, shuffled, type Tell } from '@roundhouse/kernel';
import { areaOf, areaOn, boardSets } from '../content/area.ts';
import { areaProblems } from '../content/boards-problems.ts';
import type { BoardSet } from '../content/boards-file.ts';
import type { Box, Team } from '../content/box-file.ts';
import { boxOf } from '../content/boxes.ts';
import { type Good, GOODS, MARKET, START_CASH, START_GOODS_OF_A_FACTORY } from '../content/components.ts';
import { layoutCode, readLayoutCode } from '../content/layout-code.ts';
import { emptyPlan } from './deck.ts';
import type { Event } from './events.ts';
import { ANY_BOARDS, type Options, shapeFor } from './options.ts';
import { beginDepots } from './place-depot.ts';
import type { Player, Position } from './position.ts';
import { NO_GOODS, type Stock } from './stock.ts';

export function setup(content: ContentNames, options: Options, seats: number, rng: Rng, tell: Tell<Event>): Position {
  const box = boxOf({ content });
  const layout = layoutFor(boardSets.of({ content }), options, seats, rng);
  const area = areaOf({ content, layout });
  const firstPlayer = options.mode === 'basic' ? rng.int(seats) : 0;
  const teams = dealtTeams(box, options, seats, rng);
  const p: Position = {
    mode: options.mode,
    layout,
    content,
    round: 0,
    cycle: 0,
    phase: { name: 'choose-character' },
    agenda: [],
    order: [],
    turn: 0,
    firstPlayer,
    players: Array.from({ length: seats }, (_, seat) => newPlayer(teams[seat]?.id ?? null)),
    prices: eachGood(itemAt(box.prices, 0)),
    tiles: eachGood(options.uncertainty ? MARKET.tilesOfAGoodInTheBox : MARKET.tilesOfAGood),
    bins: [],
    demand: NO_GOODS,
    factories: area.factories.map(() => START_GOODS_OF_A_FACTORY),
    cities: area.cities.map(({ good }) => ({ wants: good, demand: 'printed', goods: [] })),
    awaiting: [],
    newLinks: [],
  };
  tell({ type: 'game-started', mode: p.mode, layout, first: p.mode === 'basic' ? firstPlayer : null });
  for (const [seat, { id, name }] of teams.entries()) tell({ type: 'team-taken', seat, team: id, name });
  if (p.mode === 'basic') beginDepots(p);
  else if (options.teams === 'chosen') p.phase = { name: 'choose-team', seat: 0 };
  return p;
}

function layoutFor(house: BoardSet, { layout, cutthroat, boards }: Options, seats: number, rng: Rng): string {
  if (readLayoutCode(house, layout) !== null) return layout;
  const shape = shapeFor(seats, cutthroat);
  const { sets } = house.areas[shape];
  if (boards !== ANY_BOARDS && sets.includes(boards)) return dealtLayout(house, boards, rng);
  return dealtLayout(house, itemAt(sets, sets.length === 1 ? 0 : rng.int(sets.length)), rng);
}

const DEALS = 100;

/** Boards of a host may not fit in every way. What does not hold together is dealt anew; as its file lays it, a set fits. */
function dealtLayout(house: BoardSet, set: string, rng: Rng): string {
  for (let deal = 0; deal < DEALS; deal++) {
    const layout = layoutCode(shuffled([...set], rng).map((letter) => ({ letter, turns: rng.int(6) })));
    if (areaProblems(areaOn(house, layout)).length === 0) return layout;
  }
  return layoutCode([...set].map((letter) => ({ letter, turns: 0 })));
}

function dealtTeams(box: Box, { mode, teams }: Options, seats: number, rng: Rng): readonly Team[] {
  return mode === 'basic' || teams === 'chosen' ? [] : shuffled(box.teams, rng).slice(0, seats);
}

function eachGood(count: number): Stock {
  const all: Record<Good, number> = { ...NO_GOODS };
  for (const good of GOODS) all[good] = count;
  return all;
}

function newPlayer(team: string | null): Player {
  return {
    team,
    character: null,
    cash: START_CASH,
    airshipLevel: 1,
    trainLevel: 1,
    airship: null,
    hold: NO_GOODS,
    depots: [],
    tokens: 0,
    plan: emptyPlan(),
    ready: false,
    extraCards: [],
  };
}
