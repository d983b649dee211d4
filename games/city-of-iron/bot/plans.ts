import { itemAt } from '@roundhouse/kernel';
import { landOf, townOf } from '../content/set.ts';
import type { Card } from '../content/set-file.ts';
import { tokensLeft } from '../rules/cities.ts';
import type { Player } from '../rules/position.ts';
import { defenseOf } from '../rules/three-actions/towns.ts';
import type { NearCard } from './cards.ts';
import { holdingsOf } from './holdings.ts';
import type { Outlook } from './outlook.ts';
import type { Purse } from './purse.ts';
import { leading } from './standing.ts';

/** What a town is worth less for each player, after the first rival, who may take it away again. */
export const RISK = 0.5;
/** How far the numbers of towns may drift apart until the end. */
const TOWN_SPREAD = 1;

/** What is in sight with the cards that a player has: a new city, a larger one, a town. `holdings` are those of now. */
export function plansWorth(outlook: Outlook, purse: Purse, cards: readonly NearCard[], holdings: number): number {
  if (outlook.prospects.actions === 0) return 0;
  return settling(outlook, cards, holdings) + expanding(outlook, cards, holdings) + conquest(outlook, purse, cards);
}

function does(card: Card, type: 'settle' | 'expand'): boolean {
  return card.action?.ways.some(({ effects }) => effects.some((effect) => effect.type === type)) ?? false;
}

/** The nearest card that does something, the work it takes, and all other cards. */
interface Leader {
  readonly near: number;
  readonly work: number;
  readonly others: readonly NearCard[];
}

function split(cards: readonly NearCard[], type: 'settle' | 'expand'): Leader {
  let best: NearCard | undefined;
  for (const each of cards) if (does(each.card, type) && (best === undefined || each.near > best.near)) best = each;
  return {
    near: best?.near ?? 0,
    work: best?.card.action?.fuel.work ?? 0,
    others: cards.filter((each) => each !== best),
  };
}

/** How far cards go towards a need: the nearest count first. */
function share(cards: readonly NearCard[], need: number, of: (card: Card) => number): number {
  if (need <= 0) return 1;
  let given = 0;
  let weighted = 0;
  for (const { card, near } of cards) {
    const gives = Math.min(of(card), need - given);
    if (gives <= 0) continue;
    given += gives;
    weighted += gives * near;
  }
  return weighted / need;
}

const readiness = (parts: readonly number[]): number => parts.reduce((product, part) => product * part, 1);

function settling(outlook: Outlook, cards: readonly NearCard[], holdings: number): number {
  const { p, set, player, weights } = outlook;
  const [token] = tokensLeft(set, player, 'city');
  if (token === undefined || p.lands.length === 0) return 0;
  const explorer = split(cards, 'settle');
  if (explorer.near === 0) return 0;
  const near = explorer.others;
  let best = 0;
  for (const id of p.lands) {
    const { distance, vehicle } = landOf(set, id);
    const carrier = near.find(({ card }) => vehicle === null || card.vehicle === vehicle);
    const ready = readiness([
      explorer.near,
      share(near, distance, ({ skills }) => skills.distance),
      vehicle === null ? 1 : (carrier?.near ?? 0),
    ]);
    if (ready === 0) continue;
    const city = { land: id, tokens: [{ token, side: 'city' as const }], buildings: [] };
    const settled: Player = { ...player, cities: [...player.cities, city] };
    best = Math.max(best, ready * (holdingsOf(outlook, settled) - holdings));
  }
  return weights.settling * best;
}

function expanding(outlook: Outlook, cards: readonly NearCard[], holdings: number): number {
  const { set, player, weights } = outlook;
  const token = tokensLeft(set, player, 'district').at(-1);
  const [home] = player.cities;
  if (token === undefined || home === undefined) return 0;
  const mayor = split(cards, 'expand');
  if (mayor.near === 0) return 0;
  const ready = mayor.near * share(mayor.others, mayor.work, ({ skills }) => skills.work);
  const larger = { ...home, tokens: [...home.tokens, { token, side: 'district' as const }] };
  const expanded: Player = { ...player, cities: player.cities.with(0, larger) };
  return weights.expanding * ready * Math.max(0, holdingsOf(outlook, expanded) - holdings);
}

function conquest(outlook: Outlook, purse: Purse, cards: readonly NearCard[]): number {
  const { p, set, seat, weights } = outlook;
  if (p.mode === 'family') return 0;
  const marchers = cards.filter(({ card }) => card.attack === 0 || card.skills.distance > card.attack);
  const fighters = cards
    .filter(({ card }) => card.attack > 0 && card.skills.distance <= card.attack)
    .toSorted((a, b) => b.card.attack * b.near - a.card.attack * a.near);
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
      strength += each.card.attack;
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
function townWorth(outlook: Outlook, purse: Purse, id: string): number {
  const { p, set, seat, future, calendar, weights } = outlook;
  const counts = p.players.map(({ towns }) => towns.length);
  const more = counts.with(seat, itemAt(counts, seat) + 1);
  return (
    weights.goods * future.expectedOf(seat, townOf(set, id).goods) +
    purse.coin * set.file.incomePerTown * calendar.last +
    weights.town -
    RISK * (p.players.length - 2) +
    set.file.bonuses.towns * (leading(more, seat, TOWN_SPREAD) - leading(counts, seat, TOWN_SPREAD))
  );
}
