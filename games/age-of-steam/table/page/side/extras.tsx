import { TileSupply } from '@roundhouse/rail-table';
import { tilesLeft } from '@roundhouse/rails';
import { type FrameExtra, useWords, type Words } from '@roundhouse/ui';
import { GOODS, TILES, TOWN_DISKS } from '../../../content/components.ts';
import { boardOf } from '../../../content/maps.ts';
import { hasDisk } from '../../../rules/4-build-track/site.ts';
import type { Event } from '../../../rules/events.ts';
import type { Position } from '../../../rules/position.ts';
import type { AgeOfSteamView } from '../panels/panel-props.ts';
import { GoodsDisplay } from './goods-display.tsx';
import { TurnReport } from './report.tsx';

/** What can be looked up beside the board. */
export function extras(
  { position }: AgeOfSteamView,
  report: readonly Event[] | null,
  t: Words['t'],
): readonly FrameExtra[] {
  return [
    { id: 'goods', title: t('Goods'), content: <GoodsDisplay position={position} /> },
    { id: 'tiles', title: t('Tiles'), content: <TilesLeft position={position} /> },
    ...(report === null ? [] : [{ id: 'report', title: t('Last turn'), content: <TurnReport events={report} /> }]),
  ];
}

/** What is left in the box: tiles, town disks, and cubes in the bag. */
function TilesLeft({ position }: { readonly position: Position }) {
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
