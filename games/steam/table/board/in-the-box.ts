import { entryOf } from '@roundhouse/kernel';
import { boxPanel, facesLeft } from '@roundhouse/rail-art';
import type { Panel, PanelLook } from '@roundhouse/style';
import { GOODS, TILES } from '../../content/components.ts';
import { canBeTaken } from '../../rules/build-track/supply.ts';
import { networkAt, type Position } from '../../rules/position.ts';

/** How many more tiles could show each face, if all of them were used for that one: a tile has two faces. */
export function tilesLeft(p: Position): ReadonlyMap<string, number> {
  const network = networkAt(p);
  const used = new Map(TILES.faces.map(({ id }) => [id, network.tilesUsed(id)]));
  return new Map(
    TILES.faces.map(({ id }) => {
      const laid = entryOf(used, id);
      let left = 0;
      while (canBeTaken(new Map([...used, [id, laid + left + 1]]))) left++;
      return [id, left];
    }),
  );
}

/** What is still in the box: tiles by face, and the cubes that are out of the game. */
export function inTheBox(p: Position, look: PanelLook): Panel {
  const left = tilesLeft(p);
  return boxPanel(
    facesLeft(TILES, (face) => entryOf(left, face), look),
    { heading: 'Out of play', cubes: GOODS.map((good) => ({ good, count: p.bag[good] })) },
    look,
  );
}
