import { backUp } from '@roundhouse/server';
import type { Command } from '../command.ts';
import { DATA, databaseFor, explained, HOST_VARIABLES } from '../host-flags.ts';
import { UserError } from '../user-error.ts';

export const backup: Command = {
  name: 'backup',
  summary: 'writes everything that a server keeps into one file',
  about:
    'The server may be running: the file holds what was kept at one moment, and is read again before it has its name.\n' +
    'Keep it to yourself: it holds the games, the addresses of people, and hashes of their passwords.',
  flags: [{ name: 'file', value: 'FILE', bare: true, about: 'what to write; it must not be there yet' }, DATA],
  variables: HOST_VARIABLES,
  examples: ['backup monday.backup', 'backup monday.backup --data /srv/roundhouse'],
  async run(flags, io) {
    const file = flags.text('file');
    if (file === undefined) throw new UserError('what shall the file be called?');
    const summary = await explained(async () => backUp(databaseFor(flags).database, file, Date.now()));
    const rows = Object.values(summary).reduce((sum, table) => sum + table.rows, 0);
    io.out.write(
      `${file} holds ${summary['matches']?.rows ?? 0} games of ${summary['people']?.rows ?? 0} people (${rows} rows)\n`,
    );
    return 0;
  },
};
