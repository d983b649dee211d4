import type { FrameExtra } from '@roundhouse/ui';
import type { Event } from '../../../rules/events.ts';
import type { Phase } from '../../../rules/position.ts';
import type { SteamView } from '../panels/panel-props.ts';
import { GoodsSupply } from './goods-supply.tsx';
import { TilesHeld } from './tiles-held.tsx';
import { TilesLeft } from './tiles-left.tsx';
import { Tracks } from './tracks.tsx';
import { TurnReport } from './report.tsx';

/** What can be looked up beside the board; what the phase is about comes to the front. */
export function extras(
  { position, seat }: SteamView,
  report: readonly Event[] | null,
  t: (english: string) => string,
): readonly FrameExtra[] {
  const wanted = wantedIn(position.phase);
  const all = [
    { id: 'tracks', title: t('Tracks'), content: <Tracks position={position} seat={seat} /> },
    { id: 'goods', title: t('Goods'), content: <GoodsSupply position={position} /> },
    { id: 'actions', title: t('Actions'), content: <TilesHeld position={position} /> },
    { id: 'tiles', title: t('Tiles'), content: <TilesLeft position={position} /> },
  ];
  return [
    ...all.map((extra) => ({ ...extra, wanted: extra.id === wanted })),
    ...(report === null ? [] : [{ id: 'report', title: t('Last turn'), content: <TurnReport events={report} /> }]),
  ];
}

function wantedIn(phase: Phase): string {
  if (phase.name !== 'build-track') return 'tracks';
  const choosesCubes = phase.stocking !== null || phase.special === 'city-growth' || phase.special === 'urbanization';
  return choosesCubes ? 'goods' : 'tiles';
}
