import type { Numbers } from '@roundhouse/kernel';
import { areaOf, NO_SPACE } from './content/area.ts';
import { specialCardOf } from './content/box.ts';
import { boxOf } from './content/boxes.ts';
import {
  CITY_SLOTS,
  CLEARANCE_PER_GOOD,
  COSTS,
  DEMAND_SLOTS,
  DEPOTS_PER_PLAYER,
  GOODS,
  MARKET,
  POINTS_PER_DEPOT,
  ROUNDS,
  SOCKETS,
  SOLICITED_FUNDS,
  START_CASH,
} from './content/components.ts';
import type { Action } from './rules/actions.ts';
import { eventSchema } from './rules/events.ts';
import type { Position } from './rules/position.ts';
import { standing } from './rules/result.ts';
import { sizeOf } from './rules/stock.ts';

function board(p: Position) {
  const area = areaOf(p);
  const box = boxOf(p);
  return {
    layout: area.layout,
    mode: p.mode,
    spaces: area.spaces.map(({ cell, kind, partial, board: letter }, space) => ({
      space,
      q: cell.q,
      r: cell.r,
      kind,
      partial,
      board: letter,
      neighbours: (area.neighbours[space] ?? []).map((other) => (other === NO_SPACE ? null : other)),
    })),
    cities: area.cities.map(({ id, name, good, space }, city) => ({ city, id, name, good, space })),
    factories: area.factories.map(({ good, space }, factory) => ({ factory, good, space })),
    links: area.links.map(({ ends, spaces }, link) => ({ link, ends, spaces })),
    deadEnds: area.deadEnds.map(({ city, spaces, towards }) => ({ city, spaces, towards })),
    goods: GOODS,
    cards: box.deck.map((card) => ({ ...card, actions: 1, shipment: 0, theft: 0 })),
    teams: box.teams.map((team) => ({ ...team, special: specialCardOf(team) })),
    airshipTracks: box.airshipTracks,
    basicTrack: box.basicTrack,
    trainTrack: box.trainTrack,
    airshipPoints: box.airshipPoints,
    trainPoints: box.trainPoints,
    prices: box.prices,
    costs: COSTS,
    rounds: ROUNDS,
    sockets: SOCKETS,
    startCash: START_CASH,
    mostDepots: DEPOTS_PER_PLAYER,
    pointsPerDepot: POINTS_PER_DEPOT,
    solicitedFunds: SOLICITED_FUNDS,
    clearancePerGood: CLEARANCE_PER_GOOD,
    market: MARKET,
    citySlots: CITY_SLOTS,
    demandSlots: DEMAND_SLOTS,
  };
}

function numbers(p: Position): readonly Numbers[] {
  return p.players.map(({ cash, airshipLevel, trainLevel, depots, hold, tokens }) => ({
    cash,
    airshipLevel,
    trainLevel,
    depots: depots.length,
    goods: sizeOf(hold) + depots.reduce((sum, depot) => sum + sizeOf(depot.goods), 0),
    tokens,
  }));
}

const boardMeanings: Readonly<Record<keyof ReturnType<typeof board>, string>> = {
  layout: 'the code of the boards and how they lie: for each its letter and its turns by 60 degrees',
  mode: 'the rules that are played: `basic` or `normal`',
  spaces:
    'every space, by its number. `q`, `r`: where it lies; one step east is q + 1, one step south-east r + 1. `kind`: `open`, `rail`, `city` or `factory`. `partial`: cut by the edge, so that an airship may not stay there. `board`: the letter of the board, null between boards. `neighbours`: the spaces around it, clockwise from the east, null outside',
  cities: 'the cities, by the number that positions and actions use. `good`: what is printed on it',
  factories: 'the factories, in the order of `factories` in positions',
  links:
    'the railways between cities, by number: `ends` are cities, `spaces` lead from the first to the second. Those that are built later follow them, in the order of `newLinks` in positions',
  deadEnds: 'track that leads from a city to nowhere; `towards` is the direction in which it leaves its last space',
  goods: 'the kinds of goods',
  cards:
    'the movement cards that everybody has. `count`: how many of it. `letter`: what decides the turn order. `move`: the shortest and the longest flight, how many `flights`, and whether only `straight` on; `actions`, `shipment` (goods shipped besides) and `theft` matter on special cards',
  teams:
    'the teams: `priority` breaks ties, `track` names the airship track, `special` is the card `special` in the deck of its players, `characters` are the two to choose from, with what their power needs',
  airshipTracks:
    'by name: for each level from 1 the price of reaching it, how many diamonds it bears and how many goods it carries',
  basicTrack: 'the airship track of the basic game',
  trainTrack: 'for each level from 1 the price of reaching it and the rating: how many stops a train may make',
  airshipPoints: 'points at the end by level of the airship',
  trainPoints: 'points at the end by level of the train',
  prices: 'the prices that a good can have, from the lowest',
  costs:
    'dollars for the first and for further depots on a link, for keeping a good in upkeep, and tolls for each good',
  rounds: 'rounds of the game',
  sockets: 'cards that are planned in a round',
  startCash: 'what everybody starts with, unless a character says otherwise',
  mostDepots: 'depots a player has',
  pointsPerDepot: 'points for each depot at the end',
  solicitedFunds: 'what soliciting funds brings',
  clearancePerGood: 'what a good brings in the clearance at the end',
  market: 'tiles drawn in a round, tiles of each good in the game, and in the box',
  citySlots: 'goods that fulfil a city with its printed demand',
  demandSlots: 'goods that fulfil a demand tile',
};

const notes = `Spaces are numbered row by row from the north, each row from the west; directions are 0 to 5, **clockwise from east**. Cities, factories and links are
numbered as \`board\` lists them; links that are built follow those of the board.

A turn is a queue of small steps. The step that is being decided is the \`phase\`, those that follow are the \`agenda\`; a step in which
there is nothing to choose is passed over. Shipping takes up to three steps: \`ship\`, then \`choose-route\` where routes pay different owners, then \`deliver\`
where a power has a say.

Several seats are waited for at once while characters are chosen and cards are planned. Hidden are the cards that others have planned, until their
cycle, and whether they have planned any before they are ready; characters until all have chosen; the tiles that Flora Kingston looks at.
In views they are \`"face-down"\` or null. Chance lays out the boards, draws market and demand tiles, and turns up tokens of a wager; none of them is drawn before it is
needed.

\`legal\` lists one flight to each space (all of them where the way matters), the next empty socket when planning, and one route for each set of
owners paid. \`check\` also allows other ways of the same flight, any socket, and changing one's mind while others still decide.
`;

const unlisted: readonly Action[] = [{ type: 'take-card-back', socket: 0 }, { type: 'not-ready' }];

export const protocol = {
  board,
  standing,
  numbers,
  event: eventSchema,
  unlisted,
  notes,
  meanings: {
    board: boardMeanings,
    numbers: {
      cash: 'dollars in hand',
      airshipLevel: 'the level of the airship',
      trainLevel: 'the level of the train',
      depots: 'depots on the map',
      goods: 'goods on the airship and in depots',
      tokens: 'tokens of the character that are left',
    },
  },
};
