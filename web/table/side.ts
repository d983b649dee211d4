import type { Seat } from '@roundhouse/kernel';
import type { ReactNode } from 'react';

/** A page of the drawer that not every table has. */
export interface DrawerPage {
  readonly id: 'chat' | 'notes';
  readonly icon: 'chat' | 'notes';
  readonly label: string;
  readonly key: string;
  /** How much of it nobody has read here. */
  readonly unread: number;
  readonly content: ReactNode;
}

/** What a table has that people share over a server. */
export interface TableSide {
  readonly pages: readonly DrawerPage[];
  /** Asks the others whether one may go back to the moment `to`; null where there is nobody to ask. */
  readonly askOthers: ((to: number) => void) | null;
  /** Beside the name of a seat. */
  readonly beside: (seat: Seat) => ReactNode;
  /** Gives somebody else a link to that moment; null where there is none to give. */
  readonly shareMoment: ((moment: number) => void) | null;
  /** Whether everybody who sits at it has agreed to hints. */
  readonly hints: boolean;
  /** Over the board, for a moment. */
  readonly notice: ReactNode;
}

/** Of a table at one screen. */
export const NO_SIDE: TableSide = {
  pages: [],
  askOthers: null,
  beside: () => null,
  shareMoment: null,
  hints: false,
  notice: null,
};
