import type { Numbers } from '@roundhouse/kernel';
import { plays, slotsFor } from './content/set.ts';
import { setOf } from './content/sets.ts';
import type { Action } from './rules/actions.ts';
import { eventSchema } from './rules/events.ts';
import { distanceOf, buildingsOf } from './rules/cities.ts';
import { incomeNow, totalOf } from './rules/end-round/income.ts';
import { rankings } from './rules/goods.ts';
import type { Position } from './rules/position.ts';
import { cardsOwned, pointsOf, standing } from './rules/result.ts';
import { decksFor } from './rules/setup.ts';

function board(p: Position) {
  const set = setOf(p);
  const { file } = set;
  const seats = p.players.length;
  const full = p.mode === 'full';
  const used = new Set(decksFor(set, p, seats).flat());
  const boxedGoods = file.townsBoxed[String(seats)] ?? [];
  return {
    set: file.id,
    name: file.name,
    mode: p.mode,
    nationAbilities: p.nationAbilities,
    goods: file.goods,
    buildings: file.buildings.filter(({ id }) => used.has(id)),
    cards: file.cards.filter(
      ({ deck, nation }) => (full || deck === 'citizen') && (nation === null || p.nationAbilities),
    ),
    towns: full ? file.towns.filter(({ goods }) => !boxedGoods.some((good) => good in goods)) : [],
    lands: file.lands.filter(({ home, marker }) => home !== null || plays(marker, seats)),
    landTypes: file.landTypes,
    tokens: file.tokens,
    startToken: set.startToken,
    nations: file.nations,
    startDecks: file.startDecks,
    scoreCards: file.scoreCards,
    bidTrack: file.bidTrack,
    rowSlots: slotsFor(set, seats),
    rowDiscard: file.rowDiscard,
    start: file.start,
    actions: file.actions,
    baseIncome: file.baseIncome,
    incomePerGoodsBuilding: file.incomePerGoodsBuilding,
    incomePerTown: file.incomePerTown,
    taxCoins: file.taxCoins,
    sciencePrice: file.sciencePrice,
    thresholdPoints: file.thresholdPoints,
    bonuses: file.bonuses,
    storedPoints: file.storedPoints,
  };
}

function numbers(p: Position): readonly Numbers[] {
  const set = setOf(p);
  const held = rankings(p, set);
  return p.players.map((player, seat) => ({
    coins: player.coins,
    science: player.science,
    points: pointsOf(p, seat),
    income: totalOf(incomeNow(p, seat, held)),
    buildings: buildingsOf(player).length,
    stored: player.stored.length,
    towns: player.towns.length,
    distance: distanceOf(set, player),
    hand: player.hand.length,
    cards: cardsOwned(p, seat),
  }));
}

const boardMeanings: Readonly<Record<keyof ReturnType<typeof board>, string>> = {
  set: 'the id of the set of cards',
  name: 'what people call it',
  mode: 'the rules that are played: `family` or `full`',
  nationAbilities: 'whether nations have abilities and cards of their own',
  goods:
    'the goods. `coins`: what the most of it earns in income. `first`, `second`: points for the most and the next in a scoring. `threshold`: so many of it bring the points of the shield',
  buildings:
    'the buildings of this match. `deck`: when it comes up. `cost`; `land`: the type of land its city needs, null for any; `goods` it makes; `effects` in every round or scoring',
  cards:
    'the citizen and military cards of this match. `nation`: only for this nation, null for all. `copies` that every player has. `cost` of buying it. `skills` and `attack`: what it pays when laid. `action`: null, or whether it is `free`, the `fuel` of skills it needs, and its `ways`, of which the player picks one',
  towns:
    'the towns of this match. `stars`: its pile. `defense`: the strength that takes it, from nobody and from a player. `distance`: what its attackers need besides',
  lands:
    'the lands of this match. `home`: the nation that starts there, null for one that can be settled. `vehicle`: what a settler needs, null for none',
  landTypes: 'all types of land',
  tokens:
    'city tokens: on its `city` side it founds a city, on its `district` side it enlarges one; each with the buildings it has room for and the card that it draws each round',
  startToken: 'the token of the first city of every player',
  nations:
    'the nations, with their abilities, the room in their first city and what they change in their first decks; all this counts only with nation abilities',
  startDecks: 'the cards that every player begins with',
  scoreCards: 'the scorings, in their order: each comes with the end of a deck of buildings and gives science',
  bidTrack: 'the price of each space of the turn order track',
  rowSlots: 'buildings that are on offer at a time',
  rowDiscard: 'buildings at the left of the row that go at the end of a round',
  start: 'coins, and citizen cards drawn, at the start',
  actions: 'actions of each player in a round',
  baseIncome: 'coins that everybody gets each round',
  incomePerGoodsBuilding: 'coins each round for a building that makes goods',
  incomePerTown: 'coins each round for a town',
  taxCoins: 'what the action `tax` brings',
  sciencePrice: 'coins for one science',
  thresholdPoints: 'points for a shield',
  bonuses: 'points at the end for the most of something',
  storedPoints: 'points at the end for each building still in store',
};

const notes = `Cards, buildings, lands, towns, tokens and nations have the ids of the set; \`board\` lists those of the match with their costs and effects. A card of
two copies has one id: lists name it twice.

Playing a card or attacking a town takes several actions: it is begun (\`play-card\`, \`attack\`), paid for with other cards (\`pay\`; for an attack first the
distance, then the strength), decided (\`build\`, \`settle\`, \`draw\` …, in the phase \`effect\`) and put away (\`discard\`). What leaves no choice asks nothing. Whatever \`legal\` begins
can be paid.

Decks are never shuffled: the discard pile, turned over, is the next draw pile, so the order of discards matters. Decks of buildings and piles of
towns are lists in no order, from which chance draws when needed.

Several seats are waited for at once while decks are stacked, where the deck of a draw is chosen, and while cards are bought. Hidden are the hands and draw piles of others (each card
is null, so they can be counted) and what they are buying. What somebody owns is open knowledge, so a guess deals exactly the cards that are out of sight. At
the end all is open.

\`legal\` lists every payment from which no card can be left out, copies not told apart, and discards one at a time. \`check\` also allows several discards at once, and
changing one's mind about decks and purchases while others still decide.
`;

const unlisted: readonly Action[] = [{ type: 'put-back', card: 'cit-scholar' }];

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
      coins: 'coins in hand',
      science: 'science in hand',
      points: 'points of the scorings so far',
      income: 'coins that the end of the round would bring now',
      buildings: 'buildings in cities',
      stored: 'buildings in store',
      towns: 'towns conquered',
      distance: 'the distances of all cities together',
      hand: 'cards in hand',
      cards: 'all cards owned',
    },
  },
};
