import { TileSupply } from '@roundhouse/rail-table';
import { useWords } from '@roundhouse/ui';
import { useMemo } from 'react';
import { GOODS, TILES } from '../../../content/components.ts';
import type { Position } from '../../../rules/position.ts';
import { tilesLeft } from '../../board/in-the-box.ts';

/** What is left in the box, and the cubes that are out of the game. */
export function TilesLeft({ position }: { readonly position: Position }) {
  const { t } = useWords();
  const left = useMemo(() => tilesLeft(position), [position]);
  return (
    <>
      <TileSupply
        tiles={TILES}
        left={left}
        bagName={t('Out of the game')}
        bag={GOODS.map((good) => ({ good, count: position.bag[good] }))}
      />
      <p className="rail-note">{t('A tile has two faces: laying one uses up the other.')}</p>
    </>
  );
}
