import { itemAt, type Seat } from '@roundhouse/kernel';
import { setOf } from '../content/sets.ts';
import { priceOfCards } from '../rules/end-round/purchase.ts';
import { type Position, playerAt } from '../rules/position.ts';
import { cardsOwned, pointsOf, scoreOf } from '../rules/result.ts';
import { buildingWorth } from './building.ts';
import { cardsWorth } from './cards.ts';
import { nearCardsIn } from './near-cards.ts';
import { groundOf, type Outlook } from './ground.ts';
import { plansWorth, RISK } from './plans.ts';
import { promisesIn } from './promises.ts';
import { purseOf } from './purse.ts';
import { Odds } from './standing.ts';
import { beliefsIn, type Weights } from './weights.ts';

/** How far coins, buildings, cards and towns may drift apart until the end, for each round to come. */
const SPREAD = { coins: 3, buildings: 1, cards: 1, towns: 0.7 };

/** How good a position is for a seat: about the points it will have at the end, less a part of what rivals will have. */
export function evaluate(p: Position, seat: Seat, weights: Weights = beliefsIn(p)): number {
  if (p.phase.name === 'game-over') return (scoreOf(p, seat).total ?? 0) - rivalsAtTheEnd(p, seat, weights);
  const outlook = outlookIn(withPurchases(p, seat), seat, weights);
  return pointsIn(outlook) - rivals(outlook);
}

/** The points that a seat will have at the end, as far as that can be told. */
export function forecast(p: Position, seat: Seat, weights: Weights = beliefsIn(p)): number {
  if (p.phase.name === 'game-over') return scoreOf(p, seat).total ?? 0;
  return pointsIn(outlookIn(withPurchases(p, seat), seat, weights));
}

function outlookIn(p: Position, seat: Seat, weights: Weights): Outlook {
  return { p, player: playerAt(p, seat), ground: groundOf(p, seat, weights) };
}

function pointsIn(outlook: Outlook): number {
  const { p, player, ground } = outlook;
  const { set, tables, seat, weights } = ground;
  const purse = purseOf(outlook);
  const cards = nearCardsIn(outlook);
  const holdings = ground.holdings(promisesIn(p, set, tables));
  return (
    pointsOf(p, seat) +
    weights.goods * ground.future.expected(seat) +
    purse.worth +
    holdings.worth +
    cardsWorth(outlook, purse, cards.all) +
    plansWorth(outlook, purse, cards, holdings) +
    bonuses(outlook) +
    buildingWorth(outlook, purse) +
    (weights.town - RISK * (p.players.length - 2)) * player.towns.length
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
function bonuses({ p, player, ground }: Outlook): number {
  const { set, seat, estate, estates, calendar } = ground;
  const points = set.file.bonuses;
  const drift = driftUntil(calendar.last);
  const owned = cardsOwned(p, seat);
  let coins = player.coins > 0 ? 1 : 0;
  let buildings = estate.built > 0 ? 1 : 0;
  let cards = owned > 0 ? 1 : 0;
  let towns = player.towns.length > 0 ? 1 : 0;
  for (let other = 0; other < p.players.length; other++) {
    if (other === seat) continue;
    const rival = playerAt(p, other);
    coins /= drift.coins.of(player.coins - rival.coins);
    buildings /= drift.buildings.of(estate.built - itemAt(estates.all, other).built);
    cards /= drift.cards.of(owned - cardsOwned(p, other));
    towns /= drift.towns.of(player.towns.length - rival.towns.length);
  }
  return points.coins * coins + points.buildings * buildings + points.cards * cards + points.towns * towns;
}

function rivals({ p, ground }: Outlook): number {
  const { seat, future, weights } = ground;
  let points = 0;
  for (let other = 0; other < p.players.length; other++) {
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
