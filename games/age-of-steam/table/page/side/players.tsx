import { type Seat, type Text, text } from '@roundhouse/kernel';
import { ActionIcon } from '@roundhouse/rail-table';
import { type NewsBySeat, panelsFor } from '@roundhouse/table-kit';
import { networkAt } from '../../../rules/position.ts';
import { Fact, moneyText, numberText, type PlayerPanel, useWords } from '@roundhouse/ui';
import { type ActionName, OWNERSHIP_MARKERS } from '../../../content/components.ts';
import { expensesOf } from '../../../rules/7-pay-expenses.ts';
import { incomeLoss } from '../../../rules/8-income-reduction.ts';
import { type Position, playerAt } from '../../../rules/position.ts';
import { scoreOf, standing } from '../../../rules/result.ts';
import type { AgeOfSteamView } from '../panels/panel-props.ts';

/** Everybody's numbers, in player order; those who left the game last. */
export function playerPanels(
  { position }: AgeOfSteamView,
  news: NewsBySeat,
  say: (text: Text) => string,
): readonly PlayerPanel[] {
  const gone = position.players.flatMap((player, seat) => (player.outInTurn === null ? [] : [seat]));
  return panelsFor([...position.order, ...gone], news, say, (seat) => ({
    brief: <Brief position={position} seat={seat} />,
    summary: <Summary position={position} seat={seat} />,
    detail: <Detail position={position} seat={seat} />,
    ...inOneLine(position, seat),
  }));
}

/** What has room in one line. */
function inOneLine(position: Position, seat: Seat): Pick<PlayerPanel, 'figures' | 'mark'> {
  const { cash, income, shares, engine, action, outInTurn } = playerAt(position, seat);
  if (outInTurn !== null) return { figures: [], mark: <Gone turn={outInTurn} /> };
  return {
    figures: [
      { label: text('Cash'), value: `$${cash}` },
      { label: text('Income'), value: `+${income}` },
      { label: text('Shares'), value: `${shares}`, spare: true },
      { label: text('Engine'), value: `${engine}` },
      { label: text('Points'), value: numberText(scoreOf(position, seat).total ?? 0) },
    ],
    mark: action === null ? null : <HeldAction action={action} />,
  };
}

function HeldAction({ action }: { readonly action: ActionName }) {
  const { t } = useWords();
  return (
    <span className="player-mark" title={t('{action}', { action: { term: action } })}>
      <ActionIcon action={action} size={16} />
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
  return outInTurn === null ? (
    <>
      ${cash} +{income}
    </>
  ) : (
    '—'
  );
}

function Summary({ position, seat }: Props) {
  const { t } = useWords();
  const player = playerAt(position, seat);
  if (player.outInTurn !== null) return <Gone turn={player.outInTurn} />;
  const due = expensesOf(player);
  const after = player.cash + player.income - due;
  const points = scoreOf(position, seat).total ?? 0;
  const best = Math.max(...standing(position).scores.map(({ total }) => total ?? Number.NEGATIVE_INFINITY));
  return (
    <>
      <dl className="facts facts-in-columns">
        <Fact label={t('Cash')} value={`$${player.cash}`} />
        <Fact label={t('Income')} value={`+${player.income}`} />
        <Fact label={t('Shares')} value={`${player.shares}`} />
        <Fact label={t('Engine')} value={`${player.engine}`} />
        <Fact
          long
          label={t('Points')}
          value={
            points === best
              ? numberText(points)
              : t('{points}, {behind} behind', { points: numberText(points), behind: best - points })
          }
        />
        {position.phase.name === 'game-over' ? null : (
          <Fact
            long
            label={t('After +${income} −${due}', { income: player.income, due })}
            value={moneyText(after)}
            warn={after < 0}
          />
        )}
      </dl>
      {player.action === null ? null : (
        <p className="rail-player-action">
          <ActionIcon action={player.action} size={18} /> {t('{action}', { action: { term: player.action } })}
        </p>
      )}
    </>
  );
}

function Detail({ position, seat }: Props) {
  const { t } = useWords();
  const player = playerAt(position, seat);
  const { lines } = scoreOf(position, seat);
  const { say } = useWords();
  return (
    <dl className="facts">
      {lines.map((line) => (
        <Fact key={line.rule} label={say(line.label)} value={numberText(line.points)} />
      ))}
      <Fact label={t('Expenses each turn, for shares and engine')} value={moneyText(-expensesOf(player))} />
      <Fact label={t('Income reduction to come')} value={numberText(-incomeLoss(player.income))} />
      <Fact
        label={t('Locomotives on the map')}
        value={t('{used} of {all}', { used: networkAt(position).markers(seat), all: OWNERSHIP_MARKERS })}
      />
    </dl>
  );
}
