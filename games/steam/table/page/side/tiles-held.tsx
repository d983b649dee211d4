import { ActionIcon } from '@roundhouse/rail-table';
import { PlayerBadge, useWords } from '@roundhouse/ui';
import { ACTION_TILES, valueOf } from '../../../content/components.ts';
import type { Position } from '../../../rules/position.ts';
import { tileHelp } from '../words.ts';

/** The seven action tiles, and who holds which. */
export function TilesHeld({ position }: { readonly position: Position }) {
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
