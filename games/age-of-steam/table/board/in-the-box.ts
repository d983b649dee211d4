import { entryOf } from '@roundhouse/kernel';
import { boxPanel, facesLeft } from '@roundhouse/rail-art';
import type { Panel, PanelLook } from '@roundhouse/style';
import { tilesLeft } from '@roundhouse/rails';
import { el } from '@roundhouse/svg';
import { GOODS, TILES, TOWN_DISKS } from '../../content/components.ts';
import { boardOf } from '../../content/maps.ts';
import { hasDisk } from '../../rules/4-build-track/site.ts';
import type { Position } from '../../rules/position.ts';

/** What is still in the box: tiles of every face, town disks, and the cubes in the bag. */
export function inTheBox(p: Position, look: PanelLook): Panel {
  const { palette } = look;
  const left = tilesLeft(TILES, p.track);
  const disks = TOWN_DISKS - boardOf(p).towns.filter(({ hex }) => hasDisk(p, hex)).length;
  const disk = el('circle', { r: 9, fill: palette.card, stroke: palette.ink, 'stroke-width': 2 });
  return boxPanel(
    [...facesLeft(TILES, (face) => entryOf(left, face), look), { picture: disk, left: disks }],
    { heading: 'In the bag', cubes: GOODS.map((good) => ({ good, count: p.bag[good] })) },
    look,
  );
}
