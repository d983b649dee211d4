import { itemAt, type Rng, shuffled, type Tell } from '@roundhouse/kernel';
import { areaOf } from '../content/area.ts';
import { areaProblems } from '../content/area-problems.ts';
import { theBoards } from '../content/boards.ts';
import { theBox } from '../content/box.ts';
import { type Good, GOODS, MARKET, START_CASH, START_GOODS_OF_A_FACTORY } from '../content/components.ts';
import { layoutCode, readLayoutCode } from '../content/layout-code.ts';
import { emptyPlan } from './deck.ts';
import type { Event } from './events.ts';
import { ANY_BOARDS, type Options, shapeFor } from './options.ts';
import { beginDepots } from './place-depot.ts';
import type { Player, Position } from './position.ts';
import { NO_GOODS, type Stock } from './stock.ts';

export function setup(options: Options, seats: number, rng: Rng, tell: Tell<Event>): Position {
  const layout = layoutFor(options, seats, rng);
  const area = areaOf({ layout });
  const firstPlayer = options.mode === 'basic' ? rng.int(seats) : 0;
  const teams = dealtTeams(options, seats, rng);
  const p: Position = {
    mode: options.mode,
    layout,
    round: 0,
    cycle: 0,
    phase: { name: 'choose-character' },
    agenda: [],
    order: [],
    turn: 0,
    firstPlayer,
    players: Array.from({ length: seats }, (_, seat) => newPlayer(teams[seat] ?? null)),
    prices: eachGood(itemAt(theBox().prices, 0)),
    tiles: eachGood(options.uncertainty ? MARKET.tilesOfAGoodInTheBox : MARKET.tilesOfAGood),
    bins: [],
    demand: NO_GOODS,
    factories: area.factories.map(() => START_GOODS_OF_A_FACTORY),
    cities: area.cities.map(({ good }) => ({ wants: good, demand: 'printed', goods: [] })),
    awaiting: [],
    newLinks: [],
  };
  tell({ type: 'game-started', mode: p.mode, layout, first: p.mode === 'basic' ? firstPlayer : null });
  for (const [seat, team] of teams.entries()) tell({ type: 'team-taken', seat, team });
  if (p.mode === 'basic') beginDepots(p);
  else if (options.teams === 'chosen') p.phase = { name: 'choose-team', seat: 0 };
  return p;
}

function layoutFor({ layout, cutthroat, boards }: Options, seats: number, rng: Rng): string {
  if (readLayoutCode(layout) !== null) return layout;
  const shape = shapeFor(seats, cutthroat);
  const { sets } = theBoards().areas[shape];
  const set =
    boards !== ANY_BOARDS && sets.includes(boards) ? boards : sets[sets.length === 1 ? 0 : rng.int(sets.length)];
  return dealtLayout(set ?? '', rng);
}

const DEALS = 100;

/** Boards of a host may not fit in every way. What does not hold together is dealt anew; as its file lays it, a set fits. */
function dealtLayout(set: string, rng: Rng): string {
  for (let deal = 0; deal < DEALS; deal++) {
    const layout = layoutCode(shuffled([...set], rng).map((letter) => ({ letter, turns: rng.int(6) })));
    if (areaProblems(areaOf({ layout })).length === 0) return layout;
  }
  return layoutCode([...set].map((letter) => ({ letter, turns: 0 })));
}

function dealtTeams({ mode, teams }: Options, seats: number, rng: Rng): readonly string[] {
  if (mode === 'basic' || teams === 'chosen') return [];
  const all = theBox().teams.map(({ id }) => id);
  return shuffled(all, rng).slice(0, seats);
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
