import { ActionIcon, Sign } from '@roundhouse/rail-table';
import { ofType } from '@roundhouse/table-kit';
import { Button, useWords } from '@roundhouse/ui';
import { ACTION_TILES, type ActionTile, valueOf } from '../../../content/components.ts';
import { tilePrice } from '../../../rules/select-action-tiles.ts';
import { ifPaid, raisingWords } from '../preview.ts';
import { tileHelp } from '../words.ts';
import type { PanelProps } from './panel-props.ts';

/** The seven tiles as enamel signs, with number and price; one that is taken says by whom. */
export function ActionTilesPanel(props: PanelProps) {
  return (
    <ul className="rail-signs">
      {ACTION_TILES.map((tile) => (
        <li key={tile} className="steam-sign">
          <TileSign {...props} tile={tile} />
          <PassOption {...props} tile={tile} />
        </li>
      ))}
    </ul>
  );
}

function TileSign({ table, seat, tile }: PanelProps & { readonly tile: ActionTile }) {
  const { t, say } = useWords();
  const { position } = table;
  const choice = ofType(table.legal, 'take-tile').find((one) => one.tile === tile && !one.pass);
  const price = tilePrice(position, seat, tile);
  const raising = ifPaid(position, seat, price);
  const raised = raising === null ? null : raisingWords(raising);
  const holder = position.players.findIndex((player) => player.tile === tile);
  const press = (): void => {
    if (choice !== undefined) return table.act(choice);
    const refusal = table.game.check(position, seat, { type: 'take-tile', tile, pass: false });
    return refusal === null ? undefined : table.explain(refusal);
  };
  return (
    <Sign
      icon={<ActionIcon action={tile} />}
      name={t('{tile}', { tile: { term: tile } })}
      help={[tileHelp(tile, position.mode), raised].flatMap((words) => (words === null ? [] : [say(words)])).join(' ')}
      figure={
        <>
          <span className="steam-value">{valueOf(tile)}</span>
          {price === 0 ? null : <strong>${price}</strong>}
        </>
      }
      holder={holder === -1 ? null : holder}
      choice={choice === undefined ? null : `action-${tile}`}
      press={press}
    />
  );
}

/** Taking a tile for its number alone. */
function PassOption({ table, tile }: PanelProps & { readonly tile: ActionTile }) {
  const { t } = useWords();
  const choice = ofType(table.legal, 'take-tile').find((one) => one.tile === tile && one.pass);
  if (choice === undefined) return null;
  return (
    <Button
      size="small"
      aria-label={t('{tile} without its action', { tile: { term: tile } })}
      data-choice={`idle-${tile}`}
      onClick={() => table.act(choice)}
    >
      {t('Without its action')}
    </Button>
  );
}
