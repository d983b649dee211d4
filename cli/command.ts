import type { FlagValues } from './flags.ts';
import type { Io } from './io.ts';

export interface Flag {
  readonly name: string;
  /** What stands for the value in the help; a flag without it is a switch. */
  readonly value?: string;
  /** It may be given several times. */
  readonly many?: true;
  /** Its value may stand alone, without the name. */
  readonly bare?: true;
  readonly about: string;
}

/** One word of the command line. The tables `flags` and `examples` make both the parser and the help. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  readonly about?: string;
  readonly flags: readonly Flag[];
  /** Variables of the environment that it reads. */
  readonly variables?: readonly { readonly name: string; readonly about: string }[];
  readonly examples: readonly string[];
  /** Returns the exit code. */
  run(flags: FlagValues, io: Io): Promise<number> | number;
}
