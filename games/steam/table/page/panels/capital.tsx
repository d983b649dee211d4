import { chosenAmount } from '@roundhouse/rail-table';
import { withMinus, withSign } from '@roundhouse/style';
import { confirms, ofType } from '@roundhouse/table-kit';
import { Button, classNames, Fact, moneyText, useIsPhone, useWords } from '@roundhouse/ui';
import { COSTS, LOAN } from '../../../content/components.ts';
import { balanceOf } from '../../../rules/income-and-expenses.ts';
import { ifBorrowed } from '../preview.ts';
import type { PanelProps } from './panel-props.ts';

/** Two exits on a plain. */
const CHEAPEST_TILE = 2 * COSTS.exit;

function chosenLoans({ table, pointing }: PanelProps): number {
  const possible = ofType(table.legal, 'buy-capital').map(({ loans }) => loans);
  return chosenAmount(possible, pointing.at.amount) ?? 0;
}

export function CapitalPrimary(props: PanelProps) {
  const { t } = useWords();
  const loans = chosenLoans(props);
  return (
    <Button kind="primary" data-choice="confirm" onClick={() => props.table.act({ type: 'buy-capital', loans })}>
      {loans === 0 ? t('Buy no capital') : t('Take ${cash}', { cash: loans * LOAN })}
    </Button>
  );
}

/** How much capital, with what each amount leaves of income and points. */
export function CapitalPanel(props: PanelProps) {
  const { t } = useWords();
  const { table, seat, pointing } = props;
  const { position } = table;
  const chosen = chosenLoans(props);
  const then = ifBorrowed(position, seat, chosen);
  return (
    <div className="rail-panel">
      <div className="rail-row rail-certificates steam-capital" role="group" aria-label={t('Capital to buy')}>
        {ofType(table.legal, 'buy-capital').map(({ loans }) => (
          <button
            key={loans}
            type="button"
            className={classNames('rail-certificate', loans === chosen && 'rail-chosen')}
            aria-pressed={loans === chosen}
            data-choice={loans === chosen ? undefined : `loans-${loans}`}
            onClick={(event) =>
              confirms(event, loans === chosen, loans === pointing.at.amount)
                ? table.act({ type: 'buy-capital', loans })
                : pointing.change({ amount: loans })
            }
          >
            <strong>${loans * LOAN}</strong>
            <LoanCost {...props} loans={loans} />
          </button>
        ))}
      </div>
      {then === null ? null : (
        <dl className="facts">
          <Fact label={t('Cash after that')} value={`$${then.after.cash}`} />
          <Fact label={t('Income')} value={`${withSign(then.before.income)} → ${withSign(then.after.income)}`} />
          {then.after.points === then.before.points ? null : (
            <Fact label={t('Points')} value={`${then.before.points} → ${then.after.points}`} />
          )}
          <Fact
            label={t('At the end of the turn, upkeep included')}
            value={moneyText(balanceOf(position, then.after), true)}
            warn={balanceOf(position, then.after) < 0}
          />
        </dl>
      )}
      {then !== null && then.after.cash < CHEAPEST_TILE ? (
        <p className="rail-note">{t('With ${cash} you can lay no tile this turn.', { cash: then.after.cash })}</p>
      ) : null}
    </div>
  );
}

/** What is left of income, and of points when they have to be spent. */
function LoanCost({ table, seat, loans }: PanelProps & { readonly loans: number }) {
  const { t } = useWords();
  const phone = useIsPhone();
  const then = ifBorrowed(table.position, seat, loans);
  if (then === null) return null;
  const { before, after } = then;
  const cost =
    after.points === before.points
      ? t('income {income}', { income: withMinus(after.income) })
      : t('points {points}', { points: after.points });
  if (!phone || after.points !== before.points) return <span>{cost}</span>;
  // The prompt says what the number is, and seven stand abreast only without the word.
  return (
    <>
      <span className="spoken-only">{cost}</span>
      <span aria-hidden="true">{withMinus(after.income)}</span>
    </>
  );
}
