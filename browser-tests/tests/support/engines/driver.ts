/** What can be handed to a page. */
export type Plain = string | number | boolean | null;

/** A browser with one tab, as far as the browsers of all engines can be driven alike. */
export interface Driver {
  goTo(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page. It brings nothing along but its arguments, and what it returns is not trusted. */
  run<A extends readonly Plain[]>(work: (...given: A) => unknown, ...given: A): Promise<unknown>;
  /** Presses and releases the mouse at a point of the page. */
  click(x: number, y: number): Promise<void>;
  /** Types on the keyboard, into whatever has the focus. */
  type(text: string): Promise<void>;
  /** A picture of the page, as a PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

export const SCREEN = { width: 1400, height: 900 };
