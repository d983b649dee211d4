import { explainTo, follow } from '@roundhouse/table-kit';
import { classNames } from '@roundhouse/ui';
import type { ReactNode } from 'react';
import { isRecalled, RECALLED } from './board/recalled.ts';
import type { PanelProps } from './panels/panel-props.ts';
import { pressOn, standingOf } from './things.ts';
import { whyNot } from './why-not.ts';

interface ThingProps {
  readonly props: PanelProps;
  /** Its mark. */
  readonly thing: string;
  /** What it is, for whoever listens or hovers. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Something on the table that can be pressed: it is chosen, it may be, or it says why not. */
export function Thing({ props, thing, label, className, children }: ThingProps) {
  const { table, pointing } = props;
  const standing = standingOf(table.legal, pointing.at, thing);
  const press = (): void => {
    if (follow(pressOn(table.legal, pointing.at, thing), table, pointing)) return;
    explainTo(table, (seat) => whyNot(table.position, seat, thing));
  };
  return (
    <button
      type="button"
      className={classNames('iron-thing', `iron-${standing}`, isRecalled(table.recalled, thing) && RECALLED, className)}
      data-choice={standing === 'possible' ? thing : undefined}
      aria-pressed={standing === 'chosen' ? true : undefined}
      aria-label={label}
      title={label}
      onClick={press}
    >
      {children}
    </button>
  );
}
