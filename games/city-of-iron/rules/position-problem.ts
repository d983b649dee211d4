import type { Problem, Seat } from '@roundhouse/kernel';
import { cardOf, type GameSet, nationCards, slotsFor } from '../content/set.ts';
import { capacityOf } from './cities.ts';
import { priceOfCards } from './end-round/purchase.ts';
import { phaseProblem } from './phase-problem.ts';
import type { Player, Position } from './position.ts';

/** What does not fit together in a position whose fields are well formed. */
export function positionProblem(p: Position, set: GameSet): Problem | null {
  return (
    tableProblem(p, set) ??
    boxProblem(p, set) ??
    firstOf(p.players.map((player, seat) => () => playerProblem(p, set, player, seat))) ??
    phaseProblem(p, set)
  );
}

function firstOf(checks: readonly (() => Problem | null)[]): Problem | null {
  for (const check of checks) {
    const problem = check();
    if (problem !== null) return problem;
  }
  return null;
}

function tableProblem(p: Position, set: GameSet): Problem | null {
  const seats = p.players.length;
  if (seats < 2 || seats > 4) return { where: 'players', what: 'two to four play' };
  if (p.mode === 'family' && p.nationAbilities) {
    return { where: 'nationAbilities', what: 'the family game has no nation abilities' };
  }
  for (const where of ['bidOrder', 'order'] as const) {
    if (p[where].toSorted((a, b) => a - b).join() !== [...p.players.keys()].join()) {
      return { where, what: 'must name every seat once' };
    }
  }
  if (p.decks.length !== set.decks.length + 1) return { where: 'decks', what: 'one for each deck and the last refill' };
  if (p.shown > set.decks.length) return { where: 'shown', what: 'is more than there are Score Cards' };
  if (p.scorings > p.shown) return { where: 'scorings', what: 'is more than Score Cards were shown' };
  if (p.shown > p.scorings + 1) return { where: 'scorings', what: 'a Score Card is scored before the next is shown' };
  if (p.row.length > slotsFor(set, seats)) return { where: 'row', what: 'is longer than its slots' };
  return null;
}

/** Every building, land and town of the set is in one place at most, and no other is anywhere. */
function boxProblem(p: Position, set: GameSet): Problem | null {
  const cities = p.players.flatMap((player) => player.cities);
  const buildings = [
    ...p.row,
    ...p.decks.flat(),
    ...p.discards,
    ...p.players.flatMap(({ stored }) => stored),
    ...cities.flatMap((city) => city.buildings),
  ];
  const towns = [
    ...p.towns.flatMap(({ top, rest }) => (top === null ? rest : [top, ...rest])),
    ...p.players.flatMap((player) => player.towns),
  ];
  if (p.mode === 'family' && towns.length > 0) return { where: 'towns', what: 'the family game has none' };
  const lands = [...p.lands, ...cities.map(({ land }) => land)];
  return (
    notOnce('row', 'building', buildings, set.buildings) ??
    notOnce('towns', 'town', towns, set.towns) ??
    notOnce('lands', 'land', lands, set.lands)
  );
}

function notOnce(
  where: string,
  what: string,
  ids: readonly string[],
  known: ReadonlyMap<string, unknown>,
): Problem | null {
  const seen = new Set<string>();
  for (const id of ids) {
    if (!known.has(id)) return { where, what: `there is no ${what} "${id}"` };
    if (seen.has(id)) return { where, what: `the ${what} "${id}" is in two places` };
    seen.add(id);
  }
  return null;
}

function playerProblem(p: Position, set: GameSet, player: Player, seat: Seat): Problem | null {
  const where = `players.${seat}`;
  if (player.nation === null) {
    return p.phase.name === 'choose-nation' ? null : { where: `${where}.nation`, what: 'has not been chosen' };
  }
  if (!set.nations.has(player.nation)) return { where: `${where}.nation`, what: `there is no "${player.nation}"` };
  if (p.players.findIndex(({ nation }) => nation === player.nation) !== seat) {
    return { where: `${where}.nation`, what: 'belongs to another seat' };
  }
  if (player.scored.length !== p.scorings) return { where: `${where}.scored`, what: 'must have one entry a scoring' };
  return cityProblem(p, set, player, where) ?? cardsProblem(p, set, player, seat);
}

function cityProblem(p: Position, set: GameSet, player: Player, where: string): Problem | null {
  const tokens = player.cities.flatMap((city) => city.tokens);
  const unknown = tokens.find(({ token, side }) => (set.tokens.get(token)?.[side] ?? null) === null);
  if (unknown !== undefined) return { where: `${where}.cities`, what: `"${unknown.token}" has no such side` };
  if (new Set(tokens.map(({ token }) => token)).size !== tokens.length) {
    return { where: `${where}.cities`, what: 'a token is used twice' };
  }
  for (const city of player.cities) {
    if (city.tokens.filter(({ side }) => side === 'city').length !== 1) {
      return { where: `${where}.cities`, what: `${city.land} must have one city token` };
    }
    if (city.buildings.length > capacityOf(p, set, player, city)) {
      return { where: `${where}.cities`, what: `${city.land} holds too many buildings` };
    }
  }
  return null;
}

/** A player's cards are those of the nation, none missing and none added, and each is where it belongs. */
function cardsProblem(p: Position, set: GameSet, player: Player, seat: Seat): Problem | null {
  const where = `players.${seat}`;
  const { start, supply } = nationCards(set, player.nation ?? '', p.nationAbilities, p.mode === 'full');
  const laid = 'laid' in p.phase && p.phase.seat === seat ? p.phase.laid : [];
  const { hand, citizen, military } = player;
  const own = [
    ...player.supply,
    ...hand,
    ...citizen.draw,
    ...citizen.discard,
    ...military.draw,
    ...military.discard,
    ...laid,
  ].filter((card) => card !== null);
  if (own.toSorted().join() !== [...supply, ...start.citizen, ...start.military].toSorted().join()) {
    return { where, what: 'these are not the cards of that nation' };
  }
  for (const deck of ['citizen', 'military'] as const) {
    const { draw, discard } = player[deck];
    const stray = [...draw, ...discard].find((id) => id !== null && cardOf(set, id).deck !== deck);
    if (stray !== undefined) return { where: `${where}.${deck}`, what: `"${stray}" belongs to the other deck` };
  }
  const places = hand.map((id) => (id === null ? 0 : (set.cardOrder.get(id) ?? 0)));
  if (places.some((place, index) => index > 0 && place < (places[index - 1] ?? 0))) {
    return { where: `${where}.hand`, what: 'must be in the order of the set' };
  }
  return orderProblem(p, set, player, seat);
}

function orderProblem(p: Position, set: GameSet, player: Player, seat: Seat): Problem | null {
  if (p.phase.name !== 'purchase') return null;
  const cards = p.phase.orders[seat]?.cards ?? [];
  const where = `phase.orders.${seat}`;
  const more = cards.some(
    (id) => cards.filter((one) => one === id).length > player.supply.filter((one) => one === id).length,
  );
  if (more) return { where, what: 'has a card that cannot be bought' };
  const { coins, science } = priceOfCards(set, cards);
  return coins > player.coins || science > player.science ? { where, what: 'is more than the seat can pay' } : null;
}
