import { explainTo, follow, type Pressed } from '@roundhouse/table-kit';
import { classNames } from '@roundhouse/ui';
import type { ReactNode } from 'react';
import { isRecalled, RECALLED } from './board/recalled.ts';
import { CardCloseUp, type ShownCard } from './close-up/card-close-up.tsx';
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
  /** The card that it is, if it is one: it can be held up. */
  readonly card?: ShownCard;
  readonly children: ReactNode;
}

/** Something on the table that can be pressed: it is chosen, it may be, or it says why not. */
export function Thing({ props, thing, label, className, card, children }: ThingProps) {
  const { table, pointing } = props;
  const standing = standingOf(table.legal, pointing.at, thing);
  const press = (pressed: Pressed): void => {
    const choice = pressOn(table.legal, pointing.at, thing);
    // What there is to do may have been chosen for want of another, such as to store what is too dear: a hand confirms it
    // where that is said.
    if (choice !== null && 'act' in choice && pressed.detail > 0) return;
    if (follow(choice, table, pointing, pressed)) return;
    explainTo(table, (seat) => whyNot(table.position, seat, thing));
  };
  const button = (
    <button
      type="button"
      className={classNames('iron-thing', `iron-${standing}`, isRecalled(table.recalled, thing) && RECALLED, className)}
      data-choice={standing === 'possible' ? thing : undefined}
      aria-pressed={standing === 'chosen' ? true : undefined}
      aria-label={label}
      title={card === undefined ? label : undefined}
      onClick={press}
    >
      {children}
    </button>
  );
  return card === undefined ? (
    button
  ) : (
    <CardCloseUp set={props.set} look={props.look} card={card} isPressed={standing !== 'idle'}>
      {button}
    </CardCloseUp>
  );
}

interface LookedAtProps extends Pick<PanelProps, 'set' | 'look'> {
  readonly label: string;
  readonly card: ShownCard;
  readonly children: ReactNode;
}

/** A card of somebody else: nothing can be done with it but look. */
export function LookedAt({ set, look, label, card, children }: LookedAtProps) {
  return (
    <CardCloseUp set={set} look={look} card={card}>
      <button type="button" className="iron-thing iron-looked-at" aria-label={label}>
        {children}
      </button>
    </CardCloseUp>
  );
}
