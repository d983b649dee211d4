import { type Text, text } from '@roundhouse/kernel';
import { chosenAmount, ruinBy, RuinNote } from '@roundhouse/rail-table';
import { withMinus, withSign } from '@roundhouse/style';
import { confirms, Finish, ofType } from '@roundhouse/table-kit';
import { classNames, Fact, moneyText, useIsPhone, useSettings, useWords } from '@roundhouse/ui';
import { COSTS, LOAN } from '../../../content/components.ts';
import type { Action } from '../../../rules/actions.ts';
import { balanceOf } from '../../../rules/income-and-expenses.ts';
import { desk } from '../desk.ts';
import { ifBorrowed } from '../preview.ts';
import type { PanelProps } from './panel-props.ts';

/** Two exits on a plain. */
const CHEAPEST_TILE = 2 * COSTS.exit;

function chosenLoans({ table, pointing }: PanelProps): number {
  const possible = ofType(table.legal, 'buy-capital').map(({ loans }) => loans);
  return chosenAmount(possible, pointing.at.amount) ?? 0;
}

/** What somebody gives up who buys no more capital than is chosen. */
function lostBy({ table, seat }: PanelProps, loans: number): readonly Text[] {
  const buy: Action = { type: 'buy-capital', loans };
  const ruin = ruinBy(desk, table.position, seat, [buy]);
  const cash = ifBorrowed(table.position, seat, loans)?.after.cash ?? 0;
  return [
    ...(ruin === null ? [] : [ruin]),
    ...(cash < CHEAPEST_TILE ? [text('With ${cash} you can lay no tile this turn.', { cash })] : []),
  ];
}

export function CapitalPrimary(props: PanelProps) {
  const { t } = useWords();
  const { table, pointing } = props;
  const loans = chosenLoans(props);
  const loses = lostBy(props, loans);
  return (
    <Finish
      label={loans === 0 ? t('Buy no capital') : t('Take ${cash}', { cash: loans * LOAN })}
      anyway={t('Do it all the same')}
      loses={loses}
      used={loses.length === 0}
      choice="confirm"
      moment={pointing.at}
      finish={() => table.act({ type: 'buy-capital', loans })}
    />
  );
}

/** How much capital, with what each amount leaves of income and points. */
export function CapitalPanel(props: PanelProps) {
  const { t } = useWords();
  const { table, seat, pointing } = props;
  const { position } = table;
  const chosen = chosenLoans(props);
  const buy: Action = { type: 'buy-capital', loans: chosen };
  const then = ifBorrowed(position, seat, chosen);
  // What gives something up is left to the button, which asks.
  const isAsked = useSettings().settings.asks && lostBy(props, chosen).length > 0;
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
              !isAsked && confirms(event, loans === chosen, loans === pointing.at.amount)
                ? table.act(buy)
                : pointing.change({ amount: loans })
            }
          >
            <strong>${loans * LOAN}</strong>
            <LoanCost {...props} loans={loans} />
          </button>
        ))}
      </div>
      <RuinNote desk={desk} table={table} seat={seat} actions={[buy]} />
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
