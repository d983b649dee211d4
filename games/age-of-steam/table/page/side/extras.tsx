import type { FrameExtra, Words } from '@roundhouse/ui';
import type { Event } from '../../../rules/events.ts';
import type { AgeOfSteamView } from '../panels/panel-props.ts';
import { GoodsDisplay } from './goods-display.tsx';
import { TurnReport } from './report.tsx';
import { TilesLeft } from './tiles-left.tsx';

/** What can be looked up beside the board. */
export function extras(
  { position }: AgeOfSteamView,
  report: readonly Event[] | null,
  t: Words['t'],
): readonly FrameExtra[] {
  return [
    { id: 'goods', title: t('Goods'), content: <GoodsDisplay position={position} /> },
    {
      id: 'tiles',
      title: t('Tiles'),
      content: <TilesLeft position={position} />,
      wanted: position.phase.name === 'build-track',
    },
    ...(report === null ? [] : [{ id: 'report', title: t('Last turn'), content: <TurnReport events={report} /> }]),
  ];
}
