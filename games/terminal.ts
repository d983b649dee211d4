import type { Seat } from '@roundhouse/kernel';

/** Puts a text in a colour or other style by name; where there are no colours, it gives the text back as it is. */
export type Paint = (text: string, style: string) => string;

export interface TerminalWords {
  readonly paint: Paint;
  seatName(seat: Seat): string;
}

/** A choice in the terminal: an action, or a question with choices of its own. */
export type Choice<A> =
  | { readonly label: string; readonly action: A }
  | { readonly label: string; readonly choices: readonly Choice<A>[] };

/** How a game is shown and played in a terminal. Methods, so that games of many types fit side by side. */
export interface Terminal<P, A> {
  /** The board, line by line. */
  board(p: P, words: TerminalWords): readonly string[];
  /** Everyone's numbers, line by line. */
  numbers(p: P, words: TerminalWords): readonly string[];
  /** What that seat must do now, in one line. */
  task(p: P, seat: Seat, words: TerminalWords): string;
  /** The legal actions, grouped as a person thinks of them. */
  choices(p: P, seat: Seat, actions: readonly A[], words: TerminalWords): readonly Choice<A>[];
}
