import { entryOf, itemAt, type Seat } from '@roundhouse/kernel';
import { type GameSet, landOf, tokenOf } from '../content/set.ts';
import type { Draw } from '../content/set-file.ts';
import { capacityOf } from '../rules/cities.ts';
import { type City, type Player, type Position, playerAt } from '../rules/position.ts';
import { amountOf, type Calendar, withAmount } from './almanac.ts';
import { Lately } from './lately.ts';
import type { Plot, Tables } from './tables.ts';

/** What one player's cities and towns come to. */
export class Estate {
  readonly distance: number = 0;
  readonly built: number = 0;
  /** How many buildings of each name. */
  readonly named: readonly number[];
  /** By good. */
  readonly amounts: readonly number[];
  readonly bonuses: readonly number[];
  /** How many different goods. */
  readonly kinds: number;
  /** How many more buildings its cities can hold. */
  readonly free: number = 0;
  /** By type of land: whether a city stands on one. */
  readonly types: readonly boolean[];
  /** How many cards each deck gives a round. */
  readonly draws: Readonly<Record<Draw, number>>;
  /** What its buildings give each round, apart from majorities. */
  readonly coins: number = 0;
  readonly science: number = 0;
  /** The tokens that would be placed next. */
  readonly nextCity: string | undefined;
  readonly nextDistrict: string | undefined;
  readonly #cities: readonly City[];
  readonly #towns: readonly string[];
  readonly #content: Position['content'];
  readonly #mode: Position['mode'];
  readonly #nationAbilities: boolean;

  constructor(p: Position, set: GameSet, tables: Tables, player: Player) {
    const { file } = set;
    this.#cities = player.cities;
    this.#towns = player.towns;
    this.#content = p.content;
    this.#mode = p.mode;
    this.#nationAbilities = p.nationAbilities;
    const amounts = tables.noGoods.slice();
    const bonuses = tables.noGoods.slice();
    const types = tables.noTypes.slice();
    const named = tables.noNames.slice();
    const draws = { citizen: 0, military: 0, either: 0 };
    const draw = (deck: Draw, amount: number): void => {
      draws[p.mode === 'family' ? 'citizen' : deck] += amount;
    };
    const placed: string[] = [];
    const perBuilding: { readonly name: number; readonly amount: number }[] = [];
    this.coins = file.baseIncome + file.incomePerTown * player.towns.length;
    for (const city of player.cities) {
      this.distance += landOf(set, city.land).distance;
      this.built += city.buildings.length;
      this.free += capacityOf(p, set, player, city) - city.buildings.length;
      for (const type of entryOf(tables.types, city.land)) types[type] = true;
      for (const { token, side } of city.tokens) {
        const printed = tokenOf(set, token)[side];
        if (printed !== null) draw(printed.draw, 1);
        placed.push(token);
      }
      for (const id of city.buildings) {
        const { building, name, makes } = entryOf(tables.plots, id);
        named[name] = itemAt(named, name) + 1;
        if (makes.length > 0) this.coins += file.incomePerGoodsBuilding;
        for (const { good, amount } of makes) amounts[good] = itemAt(amounts, good) + amount;
        for (const effect of building.effects) {
          switch (effect.type) {
            case 'income-coins':
              this.coins += effect.amount;
              break;
            case 'income-coins-per-building':
              perBuilding.push({ name: entryOf(tables.names, effect.building), amount: effect.amount });
              break;
            case 'income-science':
              this.science += effect.amount;
              break;
            case 'round-draw':
              draw(effect.deck, effect.amount);
              break;
            case 'score-bonus': {
              const good = entryOf(tables.goods, effect.good);
              bonuses[good] = itemAt(bonuses, good) + effect.amount;
            }
          }
        }
      }
    }
    for (const { name, amount } of perBuilding) this.coins += amount * itemAt(named, name);
    for (const id of player.towns) {
      for (const { good, amount } of entryOf(tables.towns, id)) amounts[good] = itemAt(amounts, good) + amount;
    }
    this.named = named;
    this.amounts = amounts;
    this.bonuses = bonuses;
    this.kinds = amounts.filter((amount) => amount > 0).length;
    this.types = types;
    this.draws = draws;
    for (const { id, city, district } of file.tokens) {
      if (placed.includes(id)) continue;
      if (city !== null) this.nextCity ??= id;
      if (district !== null) this.nextDistrict = id;
    }
  }

  isOf(p: Position, { cities, towns }: Player): boolean {
    return (
      this.#cities === cities &&
      this.#towns === towns &&
      this.#content === p.content &&
      this.#mode === p.mode &&
      this.#nationAbilities === p.nationAbilities
    );
  }
}

/**
 * What hangs on everybody's cities and towns alone. Most of what is compared, such as ways to pay and cards to buy, leaves
 * these as they are, so it is worked out once for many positions.
 */
export class Estates {
  readonly all: readonly Estate[];
  readonly distances: readonly number[];
  /** By good: what everybody has of it (see `amountOf`). */
  readonly #amounts: readonly number[];
  readonly #set: GameSet;
  readonly #futures: Future[] = [];
  readonly #coins: (number | undefined)[] = [];

  constructor(set: GameSet, all: readonly Estate[]) {
    this.all = all;
    this.distances = all.map(({ distance }) => distance);
    this.#set = set;
    const amounts: number[] = [];
    for (let good = 0; good < set.file.goods.length; good++) {
      let ofAll = 0;
      for (let seat = 0; seat < all.length; seat++) {
        ofAll = withAmount(ofAll, seat, itemAt(itemAt(all, seat).amounts, good));
      }
      amounts.push(ofAll);
    }
    this.#amounts = amounts;
  }

  isOf(p: Position): boolean {
    const { all } = this;
    if (all.length !== p.players.length) return false;
    for (let seat = 0; seat < all.length; seat++) {
      if (!itemAt(all, seat).isOf(p, playerAt(p, seat))) return false;
    }
    return true;
  }

  /** What they will bring at the scorings to come. */
  at(calendar: Calendar): Future {
    for (const known of this.#futures) if (known.calendar === calendar) return known;
    const future = new Future(this.all, this.#amounts, calendar);
    this.#futures.push(future);
    return future;
  }

  /** What a seat's buildings, towns and majorities give each round. */
  coins(seat: Seat): number {
    const known = this.#coins[seat];
    if (known !== undefined) return known;
    const { goods } = this.#set.file;
    let { coins } = itemAt(this.all, seat);
    for (let good = 0; good < goods.length; good++) {
      if (this.rank(seat, good) === 1) coins += itemAt(goods, good).coins;
    }
    this.#coins[seat] = coins;
    return coins;
  }

  /** 1 for the most of a good, 2 for the next lower amount, and so on; 0 for who has none. */
  rank(seat: Seat, good: number): number {
    const amounts = itemAt(this.#amounts, good);
    const mine = amountOf(amounts, seat);
    if (mine === 0) return 0;
    let rank = 1;
    for (let other = 0; other < this.all.length; other++) {
      const amount = amountOf(amounts, other);
      if (amount <= mine) continue;
      let isFirst = true;
      for (let before = 0; before < other; before++) if (amountOf(amounts, before) === amount) isFirst = false;
      if (isFirst) rank += 1;
    }
    return rank;
  }
}

/** What estates will bring at the scorings to come. */
export class Future {
  readonly calendar: Calendar;
  readonly #all: readonly Estate[];
  readonly #amounts: readonly number[];
  readonly #expected: (number | undefined)[] = [];

  constructor(all: readonly Estate[], amounts: readonly number[], calendar: Calendar) {
    this.calendar = calendar;
    this.#all = all;
    this.#amounts = amounts;
  }

  /** The points that a seat can expect. */
  expected(seat: Seat): number {
    const known = this.#expected[seat];
    if (known !== undefined) return known;
    const { amounts, bonuses } = itemAt(this.#all, seat);
    let points = 0;
    for (let good = 0; good < amounts.length; good++) {
      if (amounts[good] === 0) continue;
      const standing = this.calendar.standing(good, seat, itemAt(this.#amounts, good));
      points += standing.points + itemAt(bonuses, good) * standing.places;
    }
    this.#expected[seat] = points;
    return points;
  }

  /** What goods on top of its own would bring a seat. */
  expectedOf(seat: Seat, makes: Plot['makes']): number {
    let points = 0;
    for (const { good, amount } of makes) {
      const amounts = itemAt(this.#amounts, good);
      const after = this.calendar.standing(good, seat, withAmount(amounts, seat, amount));
      points += after.points - this.calendar.standing(good, seat, amounts).points;
    }
    return points;
  }
}

const lately = new Lately<Estates>();
const latelyBySeat: Lately<Estate>[] = [];

/** Those of a position; what was asked for lately is at hand. */
export function estatesOf(p: Position, set: GameSet, tables: Tables): Estates {
  for (const known of lately.items) if (known.isOf(p)) return known;
  return lately.add(
    new Estates(
      set,
      p.players.map((player, seat) => estateOf(p, set, tables, player, seat)),
    ),
  );
}

/** That of one player: whoever acts changes their own, and those of the others stay as they are. */
function estateOf(p: Position, set: GameSet, tables: Tables, player: Player, seat: Seat): Estate {
  const known = latelyBySeat[seat] ?? new Lately<Estate>();
  latelyBySeat[seat] = known;
  for (const estate of known.items) if (estate.isOf(p, player)) return estate;
  return known.add(new Estate(p, set, tables, player));
}
