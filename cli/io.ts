/** Where a command writes. */
export interface Output {
  /** Whether a person looks at it, who likes colours and a bar that moves. */
  readonly isTerminal: boolean;
  readonly columns: number;
  write(text: string): void;
  /** Resolves when more may be written without filling the memory. */
  ready(): Promise<void>;
}

/** The world outside a command, so that tests can bring their own. */
export interface Io {
  readonly input: AsyncIterable<Uint8Array | string>;
  readonly out: Output;
  readonly err: Output;
  readonly colors: boolean;
  /** Milliseconds from any fixed point. */
  readonly now: () => number;
  /** How many things this machine can do at a time. */
  readonly cores: number;
  /** A seed that nobody could guess. */
  readonly freshSeed: () => string;
}
