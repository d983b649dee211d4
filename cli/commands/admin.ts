import { DatabaseProblem, resetByHost, settingsFrom, SettingsProblem, VARIABLES } from '@roundhouse/server';
import type { Command } from '../command.ts';
import { UserError } from '../user-error.ts';

const USUAL_ADDRESS = 'http://127.0.0.1:8080';
const TASKS = ['reset'];

export const admin: Command = {
  name: 'admin',
  summary: 'what only the host of a server can do: a new password for somebody who forgot theirs',
  about:
    "'reset' prints a link with which somebody chooses another password. It is good for an hour, and once. It needs the\n" +
    'same settings as the server, which may be running.',
  flags: [
    { name: 'task', value: 'TASK', bare: true, about: TASKS.join(', ') },
    { name: 'login', value: 'NAME', bare: true, about: 'the name or e-mail address that the account logs in by' },
    { name: 'address', value: 'URL', about: `where people find the page (${USUAL_ADDRESS})` },
    { name: 'data', value: 'FOLDER', about: 'where the tables are kept, as for serve' },
  ],
  variables: VARIABLES,
  examples: ['admin reset ada', 'admin reset ada --address https://games.example.org'],
  async run(flags, io) {
    const task = flags.text('task');
    if (task === undefined || !TASKS.includes(task)) throw new UserError(`what shall be done? ${TASKS.join(', ')}`);
    const login = flags.text('login');
    if (login === undefined) throw new UserError('whose password? Say the name or the e-mail address of the account');
    const { address, path } = await resetOf(login, flags.text('data'));
    if (path === null) throw new UserError(`nobody logs in as '${login}'`);
    const page = (flags.text('address') ?? address ?? USUAL_ADDRESS).replace(/\/+$/, '');
    io.out.write(`Another password can be chosen here, once and within an hour:\n${page}${path}\n`);
    return 0;
  },
};

async function resetOf(login: string, folder: string | undefined) {
  try {
    const { database, address } = settingsFrom(process.env, folder);
    return { address, path: await resetByHost(database, login, Date.now()) };
  } catch (error) {
    if (error instanceof SettingsProblem || error instanceof DatabaseProblem) throw new UserError(error.message);
    throw error;
  }
}
