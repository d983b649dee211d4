import type { CityOnMap, Die, RailScene, TownOnMap } from '@roundhouse/rail-art';
import type { Board } from '../../content/board.ts';
import { boardOf } from '../../content/maps.ts';
import { hasDisk } from '../../rules/4-build-track/site.ts';
import { newCitiesOf } from '../../rules/places.ts';
import { networkAt, type Position } from '../../rules/position.ts';

/** What the map shows of a position. */
export function sceneOf(p: Position, seatName: (seat: number) => string): RailScene {
  const board = boardOf(p);
  const newCities = newCitiesOf(p.track);
  const urbanized = new Set(newCities.values());
  return {
    map: board,
    network: networkAt(p),
    cities: [...board.cities.map((city) => onMap(p, board, city)), ...placedCities(p, board)],
    towns: board.towns
      .filter(({ hex }) => !urbanized.has(hex))
      .map(({ id, name, hex }): TownOnMap => ({ id, name, hex, disk: hasDisk(p, hex) })),
    seatName,
  };
}

function placedCities(p: Position, board: Board): readonly CityOnMap[] {
  return [...newCitiesOf(p.track)].map(([id, hex]) => ({
    ...onMap(p, board, { id, hex, name: board.townAt.get(hex)?.name ?? id }),
    letter: id,
  }));
}

function onMap(p: Position, board: Board, place: Pick<CityOnMap, 'id' | 'name' | 'hex'>): CityOnMap {
  const { id, name, hex } = place;
  return {
    id,
    name,
    hex,
    colour: board.colorOf.get(id) ?? null,
    cubes: p.cubes[id] ?? [],
    letter: null,
    dice: diceOf(board, id),
  };
}

function diceOf(board: Board, city: string): readonly Die[] {
  return board.columns.filter((column) => column.city === city).map(({ section, die }) => ({ section, number: die }));
}
