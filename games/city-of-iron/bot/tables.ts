import { entryOf } from '@roundhouse/kernel';
import type { GameSet } from '../content/set.ts';
import type { Building, Card, CardEffect, Goods } from '../content/set-file.ts';
import { Almanac } from './almanac.ts';

/** So much of a good, which is named by its place in the set. */
export interface Made {
  readonly good: number;
  readonly amount: number;
}

/** A building as the evaluation looks at it. */
export interface Plot {
  readonly building: Building;
  /** The same for buildings that differ in nothing but their ids. */
  readonly kind: number;
  /** The place of its name among those of all buildings. */
  readonly name: number;
  readonly makes: readonly Made[];
  /** The place of the land that it needs among all types; null when it stands anywhere. */
  readonly land: number | null;
  /** The points for the most of its best good. */
  readonly best: number;
}

/** A card as the evaluation looks at it. */
export interface Tool {
  readonly card: Card;
  readonly settles: boolean;
  readonly expands: boolean;
}

/** What the evaluation asks of a set for every position: names are looked up once, and places in lists used instead. */
export interface Tables {
  /** The place of each good in the set. */
  readonly goods: ReadonlyMap<string, number>;
  /** The place of each name that buildings have. */
  readonly names: ReadonlyMap<string, number>;
  /** Nothing of each good, name and type of land: lists to begin with. */
  readonly noGoods: readonly number[];
  readonly noNames: readonly number[];
  readonly noTypes: readonly boolean[];
  readonly plots: ReadonlyMap<string, Plot>;
  readonly tools: ReadonlyMap<string, Tool>;
  readonly towns: ReadonlyMap<string, readonly Made[]>;
  /** The types of each land by their places among all types. */
  readonly types: ReadonlyMap<string, readonly number[]>;
  readonly almanac: Almanac;
}

const known = new WeakMap<GameSet, Tables>();

export function tablesOf(set: GameSet): Tables {
  const tables = known.get(set);
  if (tables !== undefined) return tables;
  const made = tablesFor(set);
  known.set(set, made);
  return made;
}

function tablesFor(set: GameSet): Tables {
  const { file } = set;
  const goods = new Map(file.goods.map(({ id }, place) => [id, place]));
  const types = new Map(file.landTypes.map((type, place) => [type, place]));
  const madeOf = (made: Goods): readonly Made[] =>
    Object.entries(made).map(([id, amount]) => ({ good: entryOf(goods, id), amount }));
  const names = new Map([...new Set(file.buildings.map(({ name }) => name))].map((name, place) => [name, place]));
  const kinds = new Map<string, number>();
  const kindOf = ({ name, cost, land, goods: made, effects }: Building): number => {
    const words = JSON.stringify([name, cost, land, made, effects]);
    const kind = kinds.get(words) ?? kinds.size;
    kinds.set(words, kind);
    return kind;
  };
  const plotOf = (building: Building): Plot => ({
    building,
    kind: kindOf(building),
    name: entryOf(names, building.name),
    makes: madeOf(building.goods),
    land: building.land === null ? null : entryOf(types, building.land),
    best: Math.max(0, ...Object.keys(building.goods).map((id) => entryOf(set.goods, id).first)),
  });
  return {
    goods,
    names,
    noGoods: file.goods.map(() => 0),
    noNames: Array.from(names, () => 0),
    noTypes: file.landTypes.map(() => false),
    plots: new Map(file.buildings.map((building) => [building.id, plotOf(building)])),
    tools: new Map(
      file.cards.map((card) => [card.id, { card, settles: does(card, 'settle'), expands: does(card, 'expand') }]),
    ),
    towns: new Map(file.towns.map((town) => [town.id, madeOf(town.goods)])),
    types: new Map(file.lands.map((land) => [land.id, land.types.map((type) => entryOf(types, type))])),
    almanac: new Almanac(file.goods, file.thresholdPoints),
  };
}

function does(card: Card, type: CardEffect['type']): boolean {
  return card.action?.ways.some(({ effects }) => effects.some((effect) => effect.type === type)) ?? false;
}
