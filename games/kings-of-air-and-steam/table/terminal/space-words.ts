import { areaOf, type Space } from '../../content/area.ts';
import { linkAt, NO_LINK, railwayName } from '../../rules/links.ts';
import { depotOwner, type Position } from '../../rules/position.ts';
import type { Words } from '@roundhouse/style';

/** A space by its number on the map and by what lies there. */
export function spaceText(p: Position, space: Space, words: Words): string {
  const what = placeText(p, space, words);
  return what === '' ? `${space}` : `${space}, ${what}`;
}

function placeText(p: Position, space: Space, words: Words): string {
  const area = areaOf(p);
  const factory = area.factoryAt.get(space);
  if (factory !== undefined) {
    return `factory of ${area.factories[factory]?.good ?? ''} (${p.factories[factory] ?? 0} there)`;
  }
  const city = area.cityAt.get(space);
  if (city !== undefined) return area.cities[city]?.name ?? '';
  if (linkAt(p, space) === NO_LINK) return area.spaces[space]?.kind === 'rail' ? 'track that leads nowhere' : '';
  const owner = depotOwner(p, space);
  const railway = railwayName(p, space);
  return owner === undefined ? railway : `depot of ${words.seatName(owner)} on ${railway}`;
}

/** Whether there is more at a space than open land and empty track. */
export function isRemarkable(p: Position, space: Space): boolean {
  return areaOf(p).factoryAt.has(space) || depotOwner(p, space) !== undefined;
}
