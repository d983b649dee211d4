import { ActionIcon, TileSupply } from '@roundhouse/rail-table';
import { type FrameExtra, PlayerBadge, useWords } from '@roundhouse/ui';
import { useMemo } from 'react';
import { ACTION_TILES, GOODS, TILES, valueOf } from '../../../content/components.ts';
import type { Event } from '../../../rules/events.ts';
import type { Phase, Position } from '../../../rules/position.ts';
import { tilesLeft } from '../../board/in-the-box.ts';
import type { SteamView } from '../panels/panel-props.ts';
import { tileHelp } from '../words.ts';
import { GoodsSupply } from './goods-supply.tsx';
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

/** Whoever builds has the tiles before them already. */
function wantedIn(phase: Phase): string {
  const choosesCubes =
    phase.name === 'build-track' &&
    (phase.stocking !== null || phase.special === 'city-growth' || phase.special === 'urbanization');
  return choosesCubes ? 'goods' : 'tracks';
}

/** The seven action tiles, and who holds which. */
function TilesHeld({ position }: { readonly position: Position }) {
  const { t, say } = useWords();
  return (
    <ol className="steam-held">
      {ACTION_TILES.map((tile) => {
        const holder = position.players.findIndex((player) => player.tile === tile);
        return (
          <li key={tile}>
            <span className="steam-value">{valueOf(tile)}</span>
            <ActionIcon action={tile} size={20} />
            <span className="rail-sign-name">{t('{tile}', { tile: { term: tile } })}</span>
            {holder === -1 ? null : <PlayerBadge seat={holder} size={18} />}
            <span className="rail-sign-help">
              {position.players[holder]?.passedTile === true
                ? t('Taken without its action.')
                : say(tileHelp(tile, position.mode))}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** What is left in the box, and the cubes that are out of the game. */
function TilesLeft({ position }: { readonly position: Position }) {
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
