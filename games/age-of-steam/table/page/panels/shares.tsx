import { ruinBy, RuinNote } from '@roundhouse/rail-table';
import { confirms, Finish, ofType } from '@roundhouse/table-kit';
import { classNames, Fact, useSettings, useWords } from '@roundhouse/ui';
import { CASH_PER_SHARE, SCORING } from '../../../content/components.ts';
import type { Action } from '../../../rules/actions.ts';
import { playerAt, turnsInGame } from '../../../rules/position.ts';
import { expensesOf } from '../../../rules/7-pay-expenses.ts';
import { desk } from '../desk.ts';
import type { PanelProps } from './panel-props.ts';

function chosenShares({ table, pointing }: PanelProps): number {
  const possible = ofType(table.legal, 'issue-shares').map(({ shares }) => shares);
  const { amount } = pointing.at;
  return amount !== null && possible.includes(amount) ? amount : (possible[0] ?? 0);
}

export function SharesPrimary(props: PanelProps) {
  const { t } = useWords();
  const { table, seat, pointing } = props;
  const shares = chosenShares(props);
  const issue: Action = { type: 'issue-shares', shares };
  const ruin = ruinBy(desk, table.position, seat, [issue]);
  return (
    <Finish
      label={
        shares === 0
          ? t('Issue no shares')
          : t('Issue {shares, plural, one {# share} other {# shares}} for ${cash}', {
              shares,
              cash: shares * CASH_PER_SHARE,
            })
      }
      anyway={t('Do it all the same')}
      loses={ruin === null ? [] : [ruin]}
      used={ruin === null}
      choice="confirm"
      moment={pointing.at}
      finish={() => table.act(issue)}
    />
  );
}

/** Share certificates to pick from, and what they will cost for the rest of the game. */
export function SharesPanel(props: PanelProps) {
  const { t } = useWords();
  const { table, seat, pointing } = props;
  const chosen = chosenShares(props);
  const issue: Action = { type: 'issue-shares', shares: chosen };
  // What would ruin its player is left to the button, which asks.
  const isAsked = useSettings().settings.asks && ruinBy(desk, table.position, seat, [issue]) !== null;
  const player = playerAt(table.position, seat);
  const turnsLeft = turnsInGame(table.position) - table.position.turn + 1;
  const cash = player.cash + chosen * CASH_PER_SHARE;
  const due = expensesOf(player) + chosen;
  return (
    <div className="rail-panel">
      <div className="rail-row rail-certificates" role="group" aria-label={t('Shares to issue')}>
        {ofType(table.legal, 'issue-shares').map(({ shares }) => (
          <button
            key={shares}
            type="button"
            className={classNames('rail-certificate', shares === chosen && 'rail-chosen')}
            aria-pressed={shares === chosen}
            data-choice={shares === chosen ? undefined : `shares-${shares}`}
            onClick={(event) =>
              !isAsked && confirms(event, shares === chosen, shares === pointing.at.amount)
                ? table.act(issue)
                : pointing.change({ amount: shares })
            }
          >
            <strong>{shares}</strong>
            <span>${shares * CASH_PER_SHARE}</span>
          </button>
        ))}
      </div>
      <RuinNote desk={desk} table={table} seat={seat} actions={[issue]} />
      <dl className="facts">
        <Fact label={t('Cash after that')} value={`$${cash}`} />
        <Fact label={t('Expenses this turn')} value={`$${due}`} />
        <Fact label={t('These shares for the rest of the game')} value={`$${chosen * turnsLeft}`} />
        <Fact label={t('Points at the end')} value={chosen === 0 ? '0' : `−${Math.abs(chosen * SCORING.perShare)}`} />
      </dl>
    </div>
  );
}
