import { refuse, type Seat, type Violation } from '@roundhouse/kernel';
import { buildingOf, type GameSet, landOf } from '../../content/set.ts';
import type { Building, Price } from '../../content/set-file.ts';
import { setOf } from '../../content/sets.ts';
import type { Action } from '../actions.ts';
import { capacityOf, changeCity, cityOn, owns } from '../cities.ts';
import { namedBuilding, namedLand } from '../names.ts';
import { type Chance, changePlayer, type City, type Player, type Position, playerAt, without } from '../position.ts';

export type BuildAction = Extract<Action, { type: 'build' }>;

/** What a card takes off the price of a building; the price never falls below nothing. */
export const FULL_PRICE: Price = { coins: 0, science: 0 };

/** Who builds what for how much: everything that judging a building needs. */
interface Site {
  readonly p: Position;
  readonly set: GameSet;
  readonly player: Player;
  readonly discount: Price;
}

function siteFor(p: Position, seat: Seat, discount: Price): Site {
  return { p, set: setOf(p), player: playerAt(p, seat), discount };
}

/** Science is paid once for each name, as long as one of that name stands. */
export function priceOf(set: GameSet, player: Player, building: Building, discount: Price = FULL_PRICE): Price {
  const { coins, science } = building.cost;
  const due = Math.max(0, science - discount.science);
  return {
    coins: Math.max(0, coins - discount.coins),
    science: due === 0 || owns(set, player, building.name) ? 0 : due,
  };
}

function onOffer({ p, player }: Site): readonly string[] {
  return player.stored.length === 0 ? p.row : [...p.row, ...player.stored];
}

function canAfford({ set, player, discount }: Site, building: Building): boolean {
  const { coins, science } = priceOf(set, player, building, discount);
  return coins <= player.coins && science <= player.science;
}

function priceProblem({ set, player, discount }: Site, building: Building): Violation | null {
  const { coins, science } = priceOf(set, player, building, discount);
  if (coins > player.coins) {
    return refuse('build.coins', '{building} costs {coins, plural, one {# coin} other {# coins}}; you have {have}.', {
      building: { term: building.name },
      coins,
      have: player.coins,
    });
  }
  if (science > player.science) {
    return refuse('build.science', '{building} costs {science} science; you have {have}.', {
      building: { term: building.name },
      science,
      have: player.science,
    });
  }
  return null;
}

function mayStandOn(set: GameSet, { land: needed }: Building, land: string): boolean {
  return needed === null || landOf(set, land).types.includes(needed);
}

export function landProblem(set: GameSet, building: Building, land: string): Violation | null {
  if (building.land === null || mayStandOn(set, building, land)) return null;
  return refuse('build.land', '{building} needs {land}, which {city} does not have.', {
    building: { term: building.name },
    land: { term: building.land },
    city: { term: landOf(set, land).name },
  });
}

function isFull({ p, set, player }: Site, city: City): boolean {
  return city.buildings.length >= capacityOf(p, set, player, city);
}

function roomProblem(site: Site, city: City, old: string | null): Violation | null {
  const full = isFull(site, city);
  if (old === null) {
    return full ? refuse('build.space', 'That city is full. Demolish one of its buildings to make room.') : null;
  }
  if (!full) return refuse('build.demolish', 'That city has room: nothing may be demolished.');
  if (city.buildings.includes(old)) return null;
  return refuse('build.demolish', 'Only a building in the city that gets the new one can make room for it.');
}

export function checkBuild(p: Position, seat: Seat, action: BuildAction, discount: Price): Violation | null {
  const site = siteFor(p, seat, discount);
  if (!onOffer(site).includes(action.building)) {
    return refuse('build.available', 'Build what lies in the row, or what you have stored.');
  }
  const building = buildingOf(site.set, action.building);
  const city = cityOn(site.player, action.land);
  if (city === undefined) return refuse('build.own-city', 'You have no city there.');
  return (
    priceProblem(site, building) ??
    landProblem(site.set, building, city.land) ??
    roomProblem(site, city, action.demolish)
  );
}

export function legalBuilds(p: Position, seat: Seat, discount: Price): Action[] {
  const site = siteFor(p, seat, discount);
  const actions: Action[] = [];
  const full = site.player.cities.map((city) => isFull(site, city));
  for (const id of onOffer(site)) {
    const building = buildingOf(site.set, id);
    if (!canAfford(site, building)) continue;
    for (const [index, { land, buildings }] of site.player.cities.entries()) {
      if (!mayStandOn(site.set, building, land)) continue;
      if (full[index] === true) {
        for (const old of buildings) actions.push({ type: 'build', building: id, land, demolish: old });
      } else actions.push({ type: 'build', building: id, land, demolish: null });
    }
  }
  return actions;
}

/** Whether anything can be built: a full city makes room, so only price and land can stand in the way. */
export function canBuild(p: Position, player: Player, discount: Price): boolean {
  const site: Site = { p, set: setOf(p), player, discount };
  return onOffer(site).some((id) => {
    const building = buildingOf(site.set, id);
    return canAfford(site, building) && player.cities.some(({ land }) => mayStandOn(site.set, building, land));
  });
}

export function playBuild(p: Position, seat: Seat, action: BuildAction, discount: Price, chance: Chance): void {
  const { set, player } = siteFor(p, seat, discount);
  const { coins, science } = priceOf(set, player, buildingOf(set, action.building), discount);
  const fromStore = !p.row.includes(action.building);
  if (action.demolish !== null) demolish(p, seat, action.demolish, chance);
  const before = playerAt(p, seat);
  const buildings = [...(cityOn(before, action.land)?.buildings ?? []), action.building];
  changePlayer(p, seat, {
    coins: before.coins - coins,
    science: before.science - science,
    cities: changeCity(before, action.land, { buildings }),
    stored: fromStore ? without(before.stored, action.building) : before.stored,
  });
  if (!fromStore) p.row = without(p.row, action.building);
  const building = namedBuilding(set, action.building);
  chance.tell({ type: 'built', seat, building, land: namedLand(set, action.land), coins, science, fromStore });
}

/** Takes down one of a player's buildings; its goods and its income go with it. */
export function demolish(p: Position, seat: Seat, id: string, { tell }: Chance): void {
  const set = setOf(p);
  const player = playerAt(p, seat);
  const city = player.cities.find(({ buildings }) => buildings.includes(id));
  if (city === undefined) throw new RangeError(`seat ${seat} has no building ${id}`);
  changePlayer(p, seat, { cities: changeCity(player, city.land, { buildings: without(city.buildings, id) }) });
  p.discards = [...p.discards, id];
  const { goods } = buildingOf(set, id);
  tell({ type: 'demolished', seat, building: namedBuilding(set, id), land: namedLand(set, city.land), goods });
}
