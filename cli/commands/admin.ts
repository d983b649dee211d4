import { asHost, type Host } from '@roundhouse/server';
import type { Command } from '../command.ts';
import { DATA, databaseFor, explained, HOST_VARIABLES } from '../host-flags.ts';
import type { Io } from '../io.ts';
import { UserError } from '../user-error.ts';

const USUAL_ADDRESS = 'http://127.0.0.1:8080';

interface Order {
  readonly host: Host;
  readonly what: string | undefined;
  /** Where people find the page. */
  readonly page: string;
  readonly io: Io;
}

interface Task {
  readonly about: string;
  readonly run: (order: Order) => Promise<void>;
}

/** In the order of the help. */
const TASKS: Readonly<Record<string, Task>> = {
  tables: {
    about: 'lists the tables that are open or running, the last used first',
    run: async ({ host, io }) => {
      for (const { id, state, game, host: opener, title, changed } of await host.tables()) {
        io.out.write(
          `${id}  ${state.padEnd(7)}  ${day(changed)}  ${game}  ${opener}${title === '' ? '' : `: ${title}`}\n`,
        );
      }
    },
  },
  people: {
    about: 'lists who comes here, the last first; with WHAT, those in whose name, login or address it is',
    run: async ({ host, what, io }) => {
      for (const { id, name, kind, login, seen, banned, muted } of await host.people(what ?? null)) {
        const marks = [...(banned ? ['banned'] : []), ...(muted ? ['muted'] : [])].join(', ');
        const named = login === null ? name : `${name} (${login})`;
        io.out.write(`${id}  ${kind.padEnd(7)}  ${day(seen)}  ${named}${marks === '' ? '' : `  ${marks}`}\n`);
      }
    },
  },
  close: {
    about: 'closes the table WHAT: nobody plays on there',
    run: async ({ host, what, io }) => {
      await host.close(said(what, 'which table? Say its id'));
      io.out.write('The table is closed\n');
    },
  },
  ban: sanction('banned', true, 'logs WHAT out everywhere and lets them in no more; bots take their seats'),
  unban: sanction('banned', false, 'lets WHAT in again'),
  mute: sanction('muted', true, 'lets WHAT write nothing at tables'),
  unmute: sanction('muted', false, 'lets WHAT write again'),
  reset: {
    about: 'prints a link with which the account WHAT chooses another password, once and within an hour',
    run: async ({ host, what, page, io }) => {
      const path = await host.reset(await personOf(host, what));
      io.out.write(`Another password can be chosen here, once and within an hour:\n${page}${path}\n`);
    },
  },
  announce: {
    about: 'says WHAT to everybody who is here or comes; without WHAT, nothing is said any more',
    run: async ({ host, what, io }) => {
      await host.announce(what ?? null);
      io.out.write(what === undefined ? 'Nothing is said any more\n' : 'Everybody is told\n');
    },
  },
  'read-only': {
    about: 'on: people look at everything and change nothing, and nobody loses time; off: they play on',
    run: async ({ host, what, io }) => {
      if (what !== 'on' && what !== 'off') throw new UserError('read-only is on or off');
      await host.setReadOnly(what === 'on');
      io.out.write(what === 'on' ? 'Nobody changes anything now\n' : 'People play on\n');
    },
  },
};

const names = Object.keys(TASKS);
const width = Math.max(...names.map((name) => name.length));

export const admin: Command = {
  name: 'admin',
  summary: 'what only the host of a server can do: close, ban, announce, a new password',
  about:
    'It needs the same settings as the server, which may be running and heeds it within a second. WHAT is the id of a\n' +
    'table, or the login, e-mail address or id of somebody.\n\n' +
    Object.entries(TASKS)
      .map(([name, { about }]) => `  ${name.padEnd(width)}  ${about}`)
      .join('\n'),
  flags: [
    { name: 'task', value: 'TASK', bare: true, about: names.join(', ') },
    { name: 'what', value: 'WHAT', bare: true, about: 'a table, somebody, or a line to say' },
    { name: 'address', value: 'URL', about: `where people find the page (${USUAL_ADDRESS})` },
    DATA,
  ],
  variables: HOST_VARIABLES,
  examples: ['admin people', 'admin ban eve', 'admin announce "Back in ten minutes"', 'admin reset ada'],
  async run(flags, io) {
    const task = TASKS[flags.text('task') ?? ''];
    if (task === undefined) throw new UserError(`what shall be done? ${names.join(', ')}`);
    await explained(async () => {
      const { database, address } = databaseFor(flags);
      const page = (flags.text('address') ?? address ?? USUAL_ADDRESS).replace(/\/+$/, '');
      await asHost(database, Date.now, async (host) => task.run({ host, what: flags.text('what'), page, io }));
    });
    return 0;
  },
};

function sanction(kind: 'banned' | 'muted', is: boolean, about: string): Task {
  return {
    about,
    run: async ({ host, what, io }) => {
      await host.sanction(await personOf(host, what), kind, is);
      io.out.write(`${what ?? ''} is ${is ? '' : 'no longer '}${kind}\n`);
    },
  };
}

async function personOf(host: Host, what: string | undefined): Promise<string> {
  const who = said(what, 'who? Say a login, an e-mail address or an id');
  const found = await host.find(who);
  if (found === null) throw new UserError(`nobody here is '${who}'`);
  return found;
}

function said(what: string | undefined, otherwise: string): string {
  if (what === undefined) throw new UserError(otherwise);
  return what;
}

function day(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
