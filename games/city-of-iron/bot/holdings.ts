import { entryOf, itemAt } from '@roundhouse/kernel';
import { buildingOf, type GameSet, landOf, tokenOf } from '../content/set.ts';
import type { Draw } from '../content/set-file.ts';
import { capacityOf, distanceOf } from '../rules/cities.ts';
import type { Player, Position } from '../rules/position.ts';
import { filled, type Outlook } from './outlook.ts';
import { leading } from './standing.ts';

/** So many free places are filled with an action, on the average of many games. */
const FILLED = 0.45;
/** Nobody builds more than a few of the buildings that a type of land allows. */
const OF_ONE_TYPE = 3;
/** How far the distances of all lands may drift apart until the end. */
const DISTANCE_SPREAD = 1.5;

const promises = new WeakMap<readonly string[], Map<string, number>>();

/** What may still be built on a type of land: the points for the most, at every scoring that it would be in time for. */
function promiseOf(p: Position, set: GameSet, type: string): number {
  const known = promises.get(p.row) ?? new Map<string, number>();
  promises.set(p.row, known);
  const promised = known.get(type) ?? computePromise(p, set, type);
  known.set(type, promised);
  return promised;
}

function computePromise(p: Position, set: GameSet, type: string): number {
  const scorings = set.decks.length;
  const values: number[] = [];
  const add = (ids: readonly string[], inTime: number): void => {
    for (const id of ids) {
      const { land, goods } = buildingOf(set, id);
      if (land === type)
        values.push(inTime * Math.max(...Object.keys(goods).map((good) => entryOf(set.goods, good).first)));
    }
  };
  add(p.row, scorings - p.scorings);
  for (let deck = p.shown; deck < scorings; deck++) add(itemAt(p.decks, deck), scorings - Math.max(deck, p.scorings));
  return values
    .toSorted((a, b) => b - a)
    .slice(0, OF_ONE_TYPE)
    .reduce((sum, value) => sum + value, 0);
}

/** What a player's cities are good for besides what stands in them: places, lands, cards and distance. */
export function holdingsOf({ p, set, seat, estates, calendar, prospects, weights }: Outlook, player: Player): number {
  let free = 0;
  const types = new Set<string>();
  for (const city of player.cities) {
    free += capacityOf(p, set, player, city) - city.buildings.length;
    for (const type of landOf(set, city.land).types) types.add(type);
  }
  let access = 0;
  for (const type of types) access += promiseOf(p, set, type);
  const room = prospects.chances * filled(free, FILLED * prospects.actions);
  const distance = distanceOf(set, player);
  return (
    weights.room * room +
    weights.access * access * filled(prospects.actions, OF_ONE_TYPE) +
    weights.draw * drawsOf(p, set, player) * calendar.last +
    weights.land * distance +
    set.file.bonuses.distance * leading(estates.distances.with(seat, distance), seat, DISTANCE_SPREAD)
  );
}

/** How many cards come to hand each round. Those of the second deck are worth as much as those of the first. */
function drawsOf(p: Position, set: GameSet, player: Player): number {
  const { citizen, military, either } = drawsBy(p, set, player);
  return filled(citizen, 2) + filled(military, 2) + filled(either, 2);
}

/** How many cards each deck gives a round. */
export function drawsBy(p: Position, set: GameSet, player: Player): Record<Draw, number> {
  const draws = { citizen: 0, military: 0, either: 0 };
  const add = (deck: Draw, amount: number): void => {
    draws[p.mode === 'family' ? 'citizen' : deck] += amount;
  };
  for (const { tokens, buildings } of player.cities) {
    for (const id of buildings) {
      for (const effect of buildingOf(set, id).effects)
        if (effect.type === 'round-draw') add(effect.deck, effect.amount);
    }
    for (const { token, side } of tokens) {
      const printed = tokenOf(set, token)[side];
      if (printed !== null) add(printed.draw, 1);
    }
  }
  return draws;
}
