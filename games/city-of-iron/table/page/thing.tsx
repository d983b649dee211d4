import { classNames } from '@roundhouse/ui';
import type { ReactNode } from 'react';
import type { PanelProps } from './panels/panel-props.ts';
import { press, standingOf } from './things.ts';
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
  const { table, controls } = props;
  const standing = standingOf(table.legal, controls.moment, thing);
  const pressed = (): void => {
    const done = press(table.legal, controls.moment, thing);
    if (done !== null) {
      if ('act' in done) table.act(done.act);
      else controls.change(done.change);
      return;
    }
    const refusal = typeof table.eye === 'number' ? whyNot(table.position, table.eye, thing) : null;
    if (refusal !== null) table.explain(refusal);
  };
  return (
    <button
      type="button"
      className={classNames('iron-thing', `iron-${standing}`, className)}
      data-choice={standing === 'possible' ? thing : undefined}
      aria-pressed={standing === 'chosen' ? true : undefined}
      aria-label={label}
      title={label}
      onClick={pressed}
    >
      {children}
    </button>
  );
}
