import { confirms } from '@roundhouse/table-kit';
import { Button, classNames, useIsPhone, useWords } from '@roundhouse/ui';
import { useState } from 'react';

/** Larger amounts are rare, and a screen is small: on a phone these, and what shows the rest, stand in one row. */
const FEW = { desk: 8, phone: 6 };

/** The amount that is picked, or the least one as long as none is. */
export function chosenAmount(possible: readonly number[], picked: number | null): number | null {
  return picked !== null && possible.includes(picked) ? picked : (possible[0] ?? null);
}

/** Amounts of money to pick one of: the least few, and the rest on demand. */
export function Amounts({
  label,
  kind,
  possible,
  chosen,
  picked,
  pick,
  confirm,
}: {
  readonly label: string;
  /** The first word of their marks. */
  readonly kind: string;
  readonly possible: readonly number[];
  readonly chosen: number | null;
  /** The one that was pressed; null while none was. */
  readonly picked: number | null;
  readonly pick: (amount: number) => void;
  /** What a second press does, and Enter. */
  readonly confirm: (amount: number) => void;
}) {
  const { t } = useWords();
  const [all, setAll] = useState(false);
  const few = useIsPhone() ? FEW.phone : FEW.desk;
  if (possible.length === 0) return null;
  const shown = possible.filter((amount, index) => all || index < few || amount === chosen);
  return (
    <div className="rail-row rail-bids" role="group" aria-label={label}>
      {shown.map((amount) => (
        <button
          key={amount}
          type="button"
          className={classNames('rail-bid', amount === chosen && 'rail-chosen')}
          aria-pressed={amount === chosen}
          data-choice={amount === chosen ? undefined : `${kind}-${amount}`}
          onClick={(event) => (confirms(event, amount === chosen, amount === picked) ? confirm(amount) : pick(amount))}
        >
          ${amount}
        </button>
      ))}
      {shown.length === possible.length ? null : (
        <Button kind="quiet" size="small" onClick={() => setAll(true)}>
          {t('More')}
        </Button>
      )}
    </div>
  );
}
