import { BackupProblem, DatabaseProblem, Refusal, settingsFrom, SettingsProblem, VARIABLES } from '@roundhouse/server';
import type { Command, Flag } from './command.ts';
import type { FlagValues } from './flags.ts';
import { UserError } from './user-error.ts';

export const DATA: Flag = { name: 'data', value: 'FOLDER', about: 'where the tables are kept, as for serve' };

/** What says where a server keeps everything. */
export const HOST_VARIABLES: Command['variables'] = VARIABLES.filter(({ name }) =>
  ['DATABASE_URL', 'ROUNDHOUSE_DATA'].includes(name),
);

/** The settings of the server that is meant. */
export function databaseFor(flags: FlagValues): ReturnType<typeof settingsFrom> {
  return settingsFrom(process.env, flags.text('data'));
}

const PROBLEMS = [SettingsProblem, DatabaseProblem, BackupProblem, Refusal];

/** What goes wrong for a reason that the host can do something about is said in a sentence. */
export async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && PROBLEMS.some((one) => error instanceof one)) throw new UserError(error.message);
    throw error;
  }
}
