import { tilesLeft } from '@roundhouse/rails';
import { useWords } from '@roundhouse/ui';
import { GOODS, TILES, TOWN_DISKS } from '../../../content/components.ts';
import { boardOf } from '../../../content/maps.ts';
import { hasDisk } from '../../../rules/4-build-track/site.ts';
import type { Position } from '../../../rules/position.ts';
import { CubeIcon, TileIcon } from '../pieces.tsx';

/** What is left in the box: tiles, town disks, and cubes in the bag. */
export function TilesLeft({ position }: { readonly position: Position }) {
  const { t } = useWords();
  const left = tilesLeft(TILES, position.track);
  const disks = TOWN_DISKS - boardOf(position).towns.filter(({ hex }) => hasDisk(position, hex)).length;
  return (
    <div className="aos-supply">
      <ul>
        {TILES.faces.map((face) => (
          <li key={face.id} className={left.get(face.id) === 0 ? 'aos-none' : undefined}>
            <TileIcon orientation={TILES.get(face.id, 0)} size={38} />
            <span className="spoken-only">{t('{tile}:', { tile: { term: face.name } })}</span>
            <span>{left.get(face.id) ?? 0}</span>
          </li>
        ))}
        <li className={disks === 0 ? 'aos-none' : undefined}>
          <span className="aos-disk" aria-hidden="true" />
          <span className="spoken-only">{t('town disks:')}</span>
          <span>{disks}</span>
        </li>
      </ul>
      <p className="aos-bag">
        <span>{t('In the bag')}</span>
        {GOODS.map((good) => (
          <span key={good}>
            <CubeIcon good={good} size={18} /> {position.bag[good]}
          </span>
        ))}
      </p>
    </div>
  );
}
