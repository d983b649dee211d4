import { refuse, type Seat, type Violation } from '@roundhouse/kernel';
import { buildingOf } from '../../content/set.ts';
import type { Price } from '../../content/set-file.ts';
import { setOf } from '../../content/sets.ts';
import type { Action } from '../actions.ts';
import { abilitiesOf, capacityOf, cityOn, cityWith } from '../cities.ts';
import { namedBuilding, namedLand } from '../names.ts';
import { type Chance, changePlayer, type Position, playerAt, without } from '../position.ts';
import { landProblem } from './build.ts';

export type MoveAction = Extract<Action, { type: 'move-building' }>;

const FREE: Price = { coins: 0, science: 0 };

function priceOfMoving(p: Position, seat: Seat): Price | null {
  for (const ability of abilitiesOf(p, setOf(p), playerAt(p, seat))) {
    if (ability.type === 'move-building') return ability.pay;
  }
  return null;
}

export function checkMove(p: Position, seat: Seat, { building, land }: MoveAction): Violation | null {
  const price = priceOfMoving(p, seat);
  if (price === null) return refuse('nations.arc-moves', 'Only the City-State of Arc moves buildings.');
  const set = setOf(p);
  const player = playerAt(p, seat);
  const from = cityWith(player, building);
  const to = cityOn(player, land);
  if (from === undefined || to === undefined || from === to) {
    return refuse('nations.arc-moves', 'Move one of your buildings to another of your cities.');
  }
  if (player.coins < price.coins || player.science < price.science) {
    return refuse('nations.arc-moves', 'Moving a building costs {coins, plural, one {# coin} other {# coins}}.', {
      coins: price.coins,
    });
  }
  if (to.buildings.length >= capacityOf(p, set, player, to)) {
    return refuse('nations.arc-moves', 'That city has no room.');
  }
  return landProblem(set, buildingOf(set, building), land);
}

export function legalMoves(p: Position, seat: Seat): Action[] {
  if (!p.nationAbilities || priceOfMoving(p, seat) === null) return [];
  const { cities } = playerAt(p, seat);
  return cities.flatMap(({ buildings }) =>
    buildings.flatMap((building) =>
      cities.flatMap(({ land }): Action[] => {
        const action: MoveAction = { type: 'move-building', building, land };
        return checkMove(p, seat, action) === null ? [action] : [];
      }),
    ),
  );
}

export function playMove(p: Position, seat: Seat, { building, land }: MoveAction, { tell }: Chance): void {
  const set = setOf(p);
  const player = playerAt(p, seat);
  const { coins, science } = priceOfMoving(p, seat) ?? FREE;
  changePlayer(p, seat, {
    coins: player.coins - coins,
    science: player.science - science,
    cities: player.cities.map((city) => {
      if (city.land === land) return { ...city, buildings: [...city.buildings, building] };
      return city.buildings.includes(building) ? { ...city, buildings: without(city.buildings, building) } : city;
    }),
  });
  tell({
    type: 'building-moved',
    seat,
    building: namedBuilding(set, building),
    land: namedLand(set, land),
    coins,
    science,
  });
}
