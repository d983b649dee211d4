import { readBackup, restore as restoreBackup } from '@roundhouse/server';
import type { Command } from '../command.ts';
import { DATA, databaseFor, explained, HOST_VARIABLES } from '../host-flags.ts';
import { UserError } from '../user-error.ts';

export const restore: Command = {
  name: 'restore',
  summary: 'puts a backup into a database, of the same kind or of another',
  about:
    'The server must not be running. The file is read to its end before anything is touched. A backup of SQLite goes into\n' +
    'PostgreSQL and the other way round, so this is also how a server moves house.',
  flags: [
    { name: 'file', value: 'FILE', bare: true, about: 'a backup' },
    { name: 'check', about: 'only say whether the backup is whole' },
    { name: 'replace', about: 'throw away what the database holds' },
    DATA,
  ],
  variables: HOST_VARIABLES,
  examples: ['restore monday.backup', 'restore monday.backup --check', 'restore monday.backup --replace'],
  async run(flags, io) {
    const file = flags.text('file');
    if (file === undefined) throw new UserError('which backup?');
    const wish = { replace: flags.has('replace') };
    if (flags.has('check')) {
      const { heading } = await explained(async () => readBackup(file));
      io.out.write(`${file} is whole; it was made on ${new Date(heading.made).toISOString()}\n`);
      return 0;
    }
    const summary = await explained(async () => restoreBackup(databaseFor(flags).database, file, wish));
    io.out.write(`${summary['matches']?.rows ?? 0} games of ${summary['people']?.rows ?? 0} people are back\n`);
    return 0;
  },
};
