import { TileSupply } from '@roundhouse/rail-table';
import { tilesLeft } from '@roundhouse/rails';
import { useWords } from '@roundhouse/ui';
import { GOODS, TILES, TOWN_DISKS } from '../../../content/components.ts';
import { boardOf } from '../../../content/maps.ts';
import { hasDisk } from '../../../rules/4-build-track/site.ts';
import type { Position } from '../../../rules/position.ts';

/** What is left in the box: tiles, town disks, and cubes in the bag. */
export function TilesLeft({ position }: { readonly position: Position }) {
  const { t } = useWords();
  const disks = TOWN_DISKS - boardOf(position).towns.filter(({ hex }) => hasDisk(position, hex)).length;
  return (
    <TileSupply
      tiles={TILES}
      left={tilesLeft(TILES, position.track)}
      bagName={t('In the bag')}
      bag={GOODS.map((good) => ({ good, count: position.bag[good] }))}
    >
      <li className={disks === 0 ? 'rail-none' : undefined}>
        <span className="aos-disk" aria-hidden="true" />
        <span className="spoken-only">{t('town disks:')}</span>
        <span>{disks}</span>
      </li>
    </TileSupply>
  );
}
