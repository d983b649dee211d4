import { parseArgs } from 'node:util';
import type { Flag } from './command.ts';
import { UserError } from './user-error.ts';

export const HELP: Flag = { name: 'help', about: 'show this' };

interface WholeRange {
  readonly min: number;
  readonly max?: number;
}

/** By name: every value that was given; none for a switch. */
type FlagMap = ReadonlyMap<string, readonly string[]>;

/** The flags of one call, read by name. */
export class FlagValues {
  readonly #values: FlagMap;

  constructor(values: FlagMap) {
    this.#values = values;
  }

  has(name: string): boolean {
    return this.#values.has(name);
  }

  text(name: string): string | undefined {
    return this.#values.get(name)?.[0];
  }

  /** Every value of a flag that may be given several times. */
  texts(name: string): readonly string[] {
    return this.#values.get(name) ?? [];
  }

  whole(name: string, range: WholeRange): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    const { min, max = Number.MAX_SAFE_INTEGER } = range;
    if (value >= min && value <= max) return value;
    const allowed = range.max === undefined ? `from ${min} up` : `from ${min} to ${max}`;
    throw new UserError(`--${name} takes a whole number ${allowed}, not '${text}'`);
  }

  list(name: string): readonly string[] | undefined {
    return this.text(name)
      ?.split(',')
      .map((item) => item.trim());
  }
}

/** Reads the words after a command. Throws a UserError that says which flags there are. */
export function readFlags(command: string, flags: readonly Flag[], words: readonly string[]): FlagValues {
  const known = [...flags, HELP];
  const { tokens } = parseArgs({
    args: [...words],
    options: Object.fromEntries(
      known.map(({ name, value }) => [name, { type: value === undefined ? 'boolean' : 'string' } as const]),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const values = new Map<string, readonly string[]>();
  for (const token of tokens) {
    if (token.kind === 'positional') {
      const bare = flags.find((one) => one.bare === true && !values.has(one.name));
      if (bare === undefined) {
        throw new UserError(`'${command}' does not know what to do with '${token.value}'.\n${choicesOf(flags)}`);
      }
      values.set(bare.name, [token.value]);
      continue;
    }
    if (token.kind !== 'option') continue;
    const flag = known.find(({ name }) => name === token.name);
    if (flag === undefined) throw new UserError(`'${command}' has no flag '${token.rawName}'.\n${choicesOf(flags)}`);
    const before = values.get(flag.name);
    if (before !== undefined && flag.many === undefined) throw new UserError(`${token.rawName} is given twice`);
    if (flag.value === undefined) {
      if (token.value !== undefined) throw new UserError(`${token.rawName} takes no value`);
      values.set(flag.name, []);
    } else {
      if (token.value === undefined) throw new UserError(`${token.rawName} needs a value: ${flag.value}`);
      values.set(flag.name, [...(before ?? []), token.value]);
    }
  }
  return new FlagValues(values);
}

function choicesOf(flags: readonly Flag[]): string {
  return `Its flags are: ${[...flags, HELP].map(({ name }) => `--${name}`).join(', ')}`;
}
