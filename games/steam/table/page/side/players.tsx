import { type Seat, type Text, text } from '@roundhouse/kernel';
import { withMinus, withSign } from '@roundhouse/style';
import { ActionIcon } from '@roundhouse/rail-table';
import { type NewsBySeat, panelsFor } from '@roundhouse/table-kit';
import { Fact, moneyText, type PlayerPanel, useWords } from '@roundhouse/ui';
import { type ActionTile, valueOf } from '../../../content/components.ts';
import { balanceOf } from '../../../rules/income-and-expenses.ts';
import { networkAt, type Position, playerAt } from '../../../rules/position.ts';
import { scoreOf, standing } from '../../../rules/result.ts';
import type { SteamView } from '../panels/panel-props.ts';
import { PreferencePicker, preferenceWords } from '../panels/preference.tsx';

/** Everybody's numbers, in turn order; those who left the game last. */
export function playerPanels(table: SteamView, news: NewsBySeat, say: (text: Text) => string): readonly PlayerPanel[] {
  const { position } = table;
  const gone = position.players.flatMap((player, seat) => (player.outInTurn === null ? [] : [seat]));
  return panelsFor([...position.order, ...gone], news, say, (seat) => ({
    brief: <Brief position={position} seat={seat} />,
    summary: <Summary position={position} seat={seat} />,
    detail: <Detail table={table} seat={seat} />,
    ...inOneLine(position, seat),
  }));
}

/** What has room in one line. */
function inOneLine(position: Position, seat: Seat): Pick<PlayerPanel, 'figures' | 'mark'> {
  const { cash, income, points, level, tile, outInTurn } = playerAt(position, seat);
  if (outInTurn !== null) return { figures: [], mark: <Gone turn={outInTurn} /> };
  return {
    figures: [
      { label: text('Cash'), value: `$${cash}` },
      { label: text('Income'), value: withSign(income), warn: income < 0 },
      { label: text('Points'), value: `${points}`, spare: true },
      { label: text('Loco'), value: `${level}` },
      { label: text('Score'), value: withMinus(scoreOf(position, seat).total ?? 0) },
    ],
    mark: tile === null ? null : <TileMark tile={tile} />,
  };
}

function TileMark({ tile }: { readonly tile: ActionTile }) {
  const { t } = useWords();
  return (
    <span className="player-mark" title={t('{tile}', { tile: { term: tile } })}>
      <span className="steam-value">{valueOf(tile)}</span>
    </span>
  );
}

function Gone({ turn }: { readonly turn: number }) {
  const { t } = useWords();
  return <span className="rail-gone">{t('Left the game in turn {turn}', { turn })}</span>;
}

interface Props {
  readonly position: Position;
  readonly seat: Seat;
}

function Brief({ position, seat }: Props) {
  const { cash, income, outInTurn } = playerAt(position, seat);
  return outInTurn === null ? `$${cash} ${income === 0 ? '±0' : withSign(income)}` : '—';
}

function Summary({ position, seat }: Props) {
  const { t } = useWords();
  const player = playerAt(position, seat);
  if (player.outInTurn !== null) return <Gone turn={player.outInTurn} />;
  const balance = balanceOf(position, player);
  const score = scoreOf(position, seat).total ?? 0;
  const best = Math.max(...standing(position).scores.map(({ total }) => total ?? Number.NEGATIVE_INFINITY));
  return (
    <>
      <dl className="facts facts-in-columns steam-numbers">
        <Fact label={t('Cash')} value={`$${player.cash}`} />
        <Fact label={t('Income')} value={withSign(player.income)} warn={player.income < 0} />
        <Fact label={t('Points')} value={`${player.points}`} />
        <Fact label={t('Locomotive')} value={`${player.level}`} />
        <Fact long label={t('End of turn')} value={moneyText(balance, true)} warn={player.cash + balance < 0} />
        <Fact
          long
          label={t('Score now')}
          value={
            score === best
              ? withMinus(score)
              : t('{points}, {behind} behind', { points: withMinus(score), behind: best - score })
          }
        />
      </dl>
      <HeldTile {...player} />
    </>
  );
}

/** The action tile with its number. */
function HeldTile({ tile, passedTile }: Pick<Position['players'][number], 'tile' | 'passedTile'>) {
  const { t } = useWords();
  if (tile === null) return null;
  return (
    <p className="rail-player-action">
      <span className="steam-value">{valueOf(tile)}</span>
      <ActionIcon action={tile} size={18} />
      {passedTile ? t('{tile} without its action', { tile: { term: tile } }) : t('{tile}', { tile: { term: tile } })}
    </p>
  );
}

function Detail({ table, seat }: { readonly table: SteamView; readonly seat: Seat }) {
  const { t, say } = useWords();
  const { position } = table;
  const { preference, outInTurn } = playerAt(position, seat);
  const open = networkAt(position).runs.filter((run) => !run.complete && run.owner === seat).length;
  return (
    <>
      <dl className="facts">
        {scoreOf(position, seat).lines.map((line) => (
          <Fact key={line.rule} label={say(line.label)} value={withMinus(line.points)} />
        ))}
        <Fact label={t('Unfinished links')} value={`${open}`} />
        {outInTurn === null ? (
          <Fact label={t("Points from others' deliveries")} value={say(preferenceWords(preference))} />
        ) : null}
      </dl>
      {seat === table.actor ? <PreferencePicker table={table} /> : null}
    </>
  );
}
