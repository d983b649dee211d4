import { commands } from './commands/index.ts';
import { readFlags } from './flags.ts';
import { commandHelp, generalHelp } from './help.ts';
import type { Io } from './io.ts';
import { UserError } from './user-error.ts';

const HELP_WORDS = new Set(['help', '--help', '-h']);
const MISUSED = 2;

/** Runs one command line and returns its exit code. */
export async function run(words: readonly string[], io: Io): Promise<number> {
  try {
    return await obey(words, io);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    io.err.write(`roundhouse: ${error.message}\n`);
    return MISUSED;
  }
}

async function obey(words: readonly string[], io: Io): Promise<number> {
  const [first, ...rest] = words;
  if (first === undefined || (HELP_WORDS.has(first) && rest[0] === undefined)) {
    io.out.write(generalHelp(commands));
    return 0;
  }
  const name = HELP_WORDS.has(first) ? (rest[0] ?? first) : first;
  const command = commands.find((one) => one.name === name);
  if (command === undefined) {
    throw new UserError(
      `there is no command '${name}'.\nThe commands are: ${commands.map((one) => one.name).join(', ')}`,
    );
  }
  const wantsHelp = HELP_WORDS.has(first) || rest.includes('--help') || rest.includes('-h');
  if (wantsHelp) {
    io.out.write(commandHelp(command));
    return 0;
  }
  return command.run(readFlags(command.name, command.flags, rest), io);
}
