import type { Seat } from '@roundhouse/kernel';
import { classNames, SeatMark, useWords } from '@roundhouse/ui';
import type { ReactNode } from 'react';

/** One of the actions of a turn as an enamel sign; one that is taken says by whom. */
export function Sign({
  icon,
  name,
  help,
  figure = null,
  holder,
  choice,
  chosen,
  press,
}: {
  readonly icon: ReactNode;
  readonly name: string;
  readonly help: string;
  /** A number or a price, behind the name. */
  readonly figure?: ReactNode;
  readonly holder: Seat | null;
  /** Its mark; null when it cannot be taken: then pressing it says why. */
  readonly choice: string | null;
  readonly chosen: boolean;
  readonly press: () => void;
}) {
  const { t } = useWords();
  return (
    <button
      type="button"
      className={classNames('rail-sign', choice === null && 'rail-sign-taken', chosen && 'rail-chosen')}
      aria-disabled={choice === null}
      aria-pressed={choice === null ? undefined : chosen}
      data-choice={chosen ? undefined : (choice ?? undefined)}
      onClick={press}
    >
      {icon}
      <span className="rail-sign-name">{name}</span>
      {figure === null ? null : <span className="rail-sign-figure">{figure}</span>}
      {holder === null ? (
        <span className="rail-sign-help">{help}</span>
      ) : (
        <span className="rail-sign-help rail-sign-holder">
          <SeatMark seat={holder} size={18} />
          {t('Taken by {who, select, you {you} other {{who}}}', { who: { seat: holder } })}
        </span>
      )}
    </button>
  );
}
