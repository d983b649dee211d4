import { ActionIcon, RuinNote, Sign } from '@roundhouse/rail-table';
import { ofType, ToCome } from '@roundhouse/table-kit';
import { Button, classNames, useWords } from '@roundhouse/ui';
import { ACTION_TILES, type ActionTile, valueOf } from '../../../content/components.ts';
import type { Action } from '../../../rules/actions.ts';
import { tilePrice } from '../../../rules/select-action-tiles.ts';
import { desk } from '../desk.ts';
import { ifPaid, raisingWords } from '../preview.ts';
import { tileHelp } from '../words.ts';
import type { PanelProps } from './panel-props.ts';

type TakeTile = Extract<Action, { type: 'take-tile' }>;

/** The mark of a tile, taken with its action or without. */
function signOf({ tile, pass }: TakeTile): string {
  return pass ? `idle-${tile}` : `action-${tile}`;
}

/** The tile that is pointed at; undefined while none is. */
function chosenTile({ table, pointing }: PanelProps): TakeTile | undefined {
  return ofType(table.legal, 'take-tile').find((take) => signOf(take) === pointing.at.sign);
}

export function ActionTilesPrimary(props: PanelProps) {
  const { t } = useWords();
  const chosen = chosenTile(props);
  if (chosen === undefined) return <ToCome label={t('Choose a tile')} />;
  const tile = { term: chosen.tile };
  const price = chosen.pass ? 0 : tilePrice(props.table.position, props.seat, chosen.tile);
  return (
    <Button kind="primary" data-choice="confirm" onClick={() => props.table.act(chosen)}>
      {chosen.pass
        ? t('Take {tile} without its action', { tile })
        : price === 0
          ? t('Take {tile}', { tile })
          : t('Take {tile} for ${price}', { tile, price })}
    </Button>
  );
}

/** The seven tiles as enamel signs, with number and price; a press points at one. One that is taken says by whom. */
export function ActionTilesPanel(props: PanelProps) {
  const chosen = chosenTile(props);
  return (
    <div className="rail-panel">
      <RuinNote desk={desk} table={props.table} seat={props.seat} actions={chosen === undefined ? [] : [chosen]} />
      <ul className="rail-signs">
        {ACTION_TILES.map((tile) => (
          <li key={tile} className="steam-sign">
            <TileSign {...props} tile={tile} chosen={chosen} />
            <PassOption {...props} tile={tile} chosen={chosen} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type TileProps = PanelProps & { readonly tile: ActionTile; readonly chosen: TakeTile | undefined };

/** A first press points at it, a second takes it. */
function press({ table, pointing, chosen }: TileProps, choice: TakeTile): void {
  if (choice === chosen) table.act(choice);
  else pointing.change({ sign: signOf(choice) });
}

function TileSign(props: TileProps) {
  const { table, seat, tile, chosen } = props;
  const { t, say } = useWords();
  const { position } = table;
  const choice = ofType(table.legal, 'take-tile').find((one) => one.tile === tile && !one.pass);
  const price = tilePrice(position, seat, tile);
  const raising = ifPaid(position, seat, price);
  const raised = raising === null ? null : raisingWords(raising);
  const holder = position.players.findIndex((player) => player.tile === tile);
  const take = (): void => {
    if (choice !== undefined) return press(props, choice);
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
      choice={choice === undefined ? null : signOf(choice)}
      chosen={choice !== undefined && choice === chosen}
      press={take}
    />
  );
}

/** Taking a tile for its number alone. */
function PassOption(props: TileProps) {
  const { table, tile, chosen } = props;
  const { t } = useWords();
  const choice = ofType(table.legal, 'take-tile').find((one) => one.tile === tile && one.pass);
  if (choice === undefined) return null;
  return (
    <Button
      size="small"
      aria-label={t('{tile} without its action', { tile: { term: tile } })}
      aria-pressed={choice === chosen}
      className={classNames(choice === chosen && 'rail-chosen')}
      data-choice={choice === chosen ? undefined : signOf(choice)}
      onClick={() => press(props, choice)}
    >
      {t('Without its action')}
    </Button>
  );
}
