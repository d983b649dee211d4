import { entryOf, itemAt } from '@roundhouse/kernel';
import { landOf, townOf, tokenOf } from '../content/set.ts';
import { defenseOf } from '../rules/three-actions/towns.ts';
import { type NearCard, type NearCards, share } from './near-cards.ts';
import type { Outlook } from './ground.ts';
import type { Holdings } from './holdings.ts';
import type { Purse } from './purse.ts';
import { leading, Odds } from './standing.ts';

/** What a town is worth less for each player, after the first rival, who may take it away again. */
export const RISK = 0.5;
/** How far the numbers of towns may drift apart until the end. */
const TOWNS = new Odds(1);

/** What is in sight with the cards that a player has: a new city, a larger one, a town. `holdings` are those of now. */
export function plansWorth(outlook: Outlook, purse: Purse, cards: NearCards, holdings: Holdings): number {
  if (outlook.ground.prospects.actions === 0) return 0;
  return settling(outlook, cards, holdings) + expanding(outlook, cards, holdings) + conquest(outlook, purse, cards.all);
}

function settling({ p, ground }: Outlook, cards: NearCards, holdings: Holdings): number {
  const { set, tables, estate, weights } = ground;
  const { explorer } = cards;
  if (estate.nextCity === undefined || explorer === undefined) return 0;
  const printed = tokenOf(set, estate.nextCity).city;
  if (printed === null) return 0;
  let best = 0;
  for (const id of p.lands) {
    const land = landOf(set, id);
    const ready = explorer.near * cards.reach(land);
    if (ready === 0) continue;
    const { capacity, draw } = printed;
    const settled = holdings.with({ capacity, draw, types: entryOf(tables.types, id), distance: land.distance });
    best = Math.max(best, ready * (settled - holdings.worth));
  }
  return weights.settling * best;
}

function expanding({ ground }: Outlook, cards: NearCards, holdings: Holdings): number {
  const { set, estate, weights } = ground;
  const { mayor } = cards;
  if (estate.nextDistrict === undefined || mayor === undefined) return 0;
  const printed = tokenOf(set, estate.nextDistrict).district;
  if (printed === null) return 0;
  const { capacity, draw } = printed;
  const expanded = holdings.with({ capacity, draw, types: [], distance: 0 });
  return weights.expanding * mayor.near * cards.effort * Math.max(0, expanded - holdings.worth);
}

function conquest(outlook: Outlook, purse: Purse, cards: readonly NearCard[]): number {
  const { p, ground } = outlook;
  const { set, seat, weights } = ground;
  if (p.mode === 'family') return 0;
  const marchers = cards.filter(({ tool: { card } }) => card.attack === 0 || card.skills.distance > card.attack);
  const fighters = cards
    .filter(({ tool: { card } }) => card.attack > 0 && card.skills.distance <= card.attack)
    .toSorted((a, b) => b.tool.card.attack * b.near - a.tool.card.attack * a.near);
  if (fighters.length === 0) return 0;
  const neutral = p.towns.flatMap(({ top }) => (top === null ? [] : [top]));
  const taken = p.players.flatMap(({ towns }, other) => (other === seat ? [] : towns));
  let best = 0;
  for (const id of [...neutral, ...taken]) {
    const { distance } = townOf(set, id);
    const defense = defenseOf(p, set, id);
    let strength = 0;
    const used: NearCard[] = [];
    for (const each of fighters) {
      if (strength >= defense) break;
      strength += each.tool.card.attack;
      used.push(each);
    }
    const free = [...marchers, ...fighters.slice(used.length)];
    const ready =
      share(used, defense, ({ attack }) => attack) ** 2 * share(free, distance, ({ skills }) => skills.distance);
    if (ready === 0) continue;
    best = Math.max(best, ready * townWorth(outlook, purse, id));
  }
  return weights.conquest * best;
}

/** What a town would bring. */
function townWorth({ p, ground }: Outlook, purse: Purse, id: string): number {
  const { set, tables, seat, future, calendar, weights } = ground;
  const counts = p.players.map(({ towns }) => towns.length);
  const mine = itemAt(counts, seat);
  return (
    weights.goods * future.expectedOf(seat, entryOf(tables.towns, id)) +
    purse.coin * set.file.incomePerTown * calendar.last +
    weights.town -
    RISK * (p.players.length - 2) +
    set.file.bonuses.towns * (leading(counts, seat, mine + 1, TOWNS) - leading(counts, seat, mine, TOWNS))
  );
}
