import { itemAt, type Seat } from '@roundhouse/kernel';
import { setOf } from '../content/sets.ts';
import { priceOfCards } from '../rules/end-round/purchase.ts';
import { type Position, playerAt } from '../rules/position.ts';
import { cardsOwned, pointsOf, scoreOf } from '../rules/result.ts';
import { buildingWorth } from './building.ts';
import { cardsWorth } from './cards.ts';
import { Holdings } from './holdings.ts';
import { nearCardsIn } from './near-cards.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { plansWorth, RISK } from './plans.ts';
import { purseOf } from './purse.ts';
import { leading, Odds } from './standing.ts';
import { beliefsIn, type Weights } from './weights.ts';

/** How far coins, buildings, cards and towns may drift apart until the end, for each round to come. */
const SPREAD = { coins: 3, buildings: 1, cards: 1, towns: 0.7 };

/** How good a position is for a seat: about the points it will have at the end, less a part of what rivals will have. */
export function evaluate(p: Position, seat: Seat, weights: Weights = beliefsIn(p)): number {
  if (p.phase.name === 'game-over') return (scoreOf(p, seat).total ?? 0) - rivalsAtTheEnd(p, seat, weights);
  const outlook = outlookOf(withPurchases(p, seat), seat, weights);
  return pointsIn(outlook) - rivals(outlook);
}

/** The points that a seat will have at the end, as far as that can be told. */
export function forecast(p: Position, seat: Seat, weights: Weights = beliefsIn(p)): number {
  if (p.phase.name === 'game-over') return scoreOf(p, seat).total ?? 0;
  return pointsIn(outlookOf(withPurchases(p, seat), seat, weights));
}

function pointsIn(outlook: Outlook): number {
  const { p, seat, weights } = outlook;
  const purse = purseOf(outlook);
  const cards = nearCardsIn(outlook);
  const holdings = new Holdings(outlook);
  return (
    pointsOf(p, seat) +
    weights.goods * outlook.future.expected(seat) +
    purse.worth +
    holdings.worth +
    cardsWorth(outlook, purse, cards.all) +
    plansWorth(outlook, purse, cards, holdings) +
    bonuses(outlook) +
    buildingWorth(outlook, purse) +
    (weights.town - RISK * (p.players.length - 2)) * outlook.player.towns.length
  );
}

/** As if what the seat has chosen to buy were paid for and in its hand. */
function withPurchases(p: Position, seat: Seat): Position {
  const order = p.phase.name === 'purchase' ? p.phase.orders[seat]?.cards : undefined;
  if (order === undefined || order === null || order.length === 0) return p;
  return buying(p, seat, order);
}

/** The position with these cards bought. */
export function buying(p: Position, seat: Seat, cards: readonly string[]): Position {
  const player = playerAt(p, seat);
  const { coins, science } = priceOfCards(setOf(p), cards);
  const bought = {
    ...player,
    coins: player.coins - coins,
    science: player.science - science,
    hand: [...player.hand, ...cards],
  };
  return { ...p, players: p.players.with(seat, bought) };
}

interface Drift {
  readonly coins: Odds;
  readonly buildings: Odds;
  readonly cards: Odds;
  readonly towns: Odds;
}

const drifts: (Drift | undefined)[] = [];

/** How sure leads are when so many rounds are to come. */
function driftUntil(last: number): Drift {
  const known = drifts[last];
  if (known !== undefined) return known;
  const spread = 0.5 + last;
  const drift = {
    coins: new Odds(SPREAD.coins * spread),
    buildings: new Odds(SPREAD.buildings * spread),
    cards: new Odds(SPREAD.cards * spread),
    towns: new Odds(SPREAD.towns * spread),
  };
  drifts[last] = drift;
  return drift;
}

/** The chances of the bonuses at the end; distance is among the holdings. */
function bonuses({ p, set, seat, player, estates, calendar }: Outlook): number {
  const points = set.file.bonuses;
  const drift = driftUntil(calendar.last);
  const coins = p.players.map((each) => each.coins);
  const buildings = estates.all.map(({ built }) => built);
  const cards = p.players.map((_, other) => cardsOwned(p, other));
  const towns = p.players.map((each) => each.towns.length);
  return (
    points.coins * leading(coins, seat, player.coins, drift.coins) +
    points.buildings * leading(buildings, seat, itemAt(buildings, seat), drift.buildings) +
    points.cards * leading(cards, seat, itemAt(cards, seat), drift.cards) +
    points.towns * leading(towns, seat, player.towns.length, drift.towns)
  );
}

function rivals({ p, seat, future, weights }: Outlook): number {
  let points = 0;
  for (const other of p.players.keys()) {
    if (other !== seat) points += pointsOf(p, other) + future.expected(other);
  }
  return (weights.rivals * points) / (p.players.length - 1);
}

function rivalsAtTheEnd(p: Position, seat: Seat, weights: Weights): number {
  let points = 0;
  for (const other of p.players.keys()) if (other !== seat) points += scoreOf(p, other).total ?? 0;
  return (weights.rivals * points) / (p.players.length - 1);
}

/** A round is thought through to its end, where everybody has had the same. */
export function chapter({ round }: Position): number {
  return round;
}
