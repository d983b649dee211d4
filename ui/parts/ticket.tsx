import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface TicketProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  readonly heading?: ReactNode;
  /** Small capitals in the upper corner: a class, a number. */
  readonly stub?: ReactNode;
}

/** A card with the punched edge of a railway ticket. */
export function Ticket({ heading, stub, className, children, ...rest }: TicketProps) {
  return (
    <section {...rest} className={classNames('ticket', className)}>
      {heading === undefined && stub === undefined ? null : (
        <header className="ticket-head">
          {heading === undefined ? null : <h2 className="ticket-heading">{heading}</h2>}
          {stub === undefined ? null : <span className="ticket-stub">{stub}</span>}
        </header>
      )}
      {children}
    </section>
  );
}
