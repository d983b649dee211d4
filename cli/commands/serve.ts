import { spawn } from 'node:child_process';
import {
  addressesInNetwork,
  DatabaseProblem,
  type HouseOptions,
  type Opened,
  openHouse,
  openLog,
  PageMissingError,
  settingsFrom,
  SettingsProblem,
  smtpMailer,
  VARIABLES,
} from '@roundhouse/server';
import type { Command } from '../command.ts';
import { furnishedFrom } from '../content.ts';
import type { Io } from '../io.ts';
import { CONTENT } from '../shared-flags.ts';
import { UserError } from '../user-error.ts';

const USUAL_PORT = 8080;
const USUAL_HOST = '127.0.0.1';
const LAST_PORT = 65_535;
/** How many ports are tried when nobody asked for a certain one. */
const TRIES = 20;

export const serve: Command = {
  name: 'serve',
  summary: 'serves the page and the tables, to play in a browser, alone or together',
  about:
    'Games alone run in the browser and are kept there; tables that people share are kept here, in a file that is made\n' +
    'by itself. It ends with Ctrl+C, and goes on where it was when it is started again.',
  flags: [
    { name: 'port', value: 'N', about: `where to listen (${USUAL_PORT}, or the next that is free)` },
    {
      name: 'host',
      value: 'ADDRESS',
      about: `who may come: ${USUAL_HOST} for this machine alone, 0.0.0.0 for everybody`,
    },
    { name: 'data', value: 'FOLDER', about: 'where to keep the tables (roundhouse-data)' },
    CONTENT,
    { name: 'open', about: 'open it in the browser' },
  ],
  variables: VARIABLES,
  examples: ['serve', 'serve --port 3000 --open', 'serve --host 0.0.0.0', 'serve --content my-map.json'],
  async run(flags, io) {
    const host = flags.text('host') ?? USUAL_HOST;
    const port = flags.whole('port', { min: 0, max: LAST_PORT });
    const { added } = furnishedFrom(flags);
    const settings = understood(() => settingsFrom(process.env, flags.text('data')));
    const { database, proxies, bounds, guard, address, mail, openMetrics, admin } = settings;
    const log = openLog(settings.logLevel);
    const content = added.map(({ game, json }) => ({ game, content: json }));
    const mailer = mail === null ? null : smtpMailer(mail);
    const house = {
      host,
      content,
      database,
      proxies,
      bounds,
      guard,
      address,
      mailer,
      log,
      openMetrics,
      admin,
      threads: true,
    };
    const ended = nextSignal();
    const open = port === undefined ? await openSomewhere(house) : await openAt(port, house);
    io.out.write(`Roundhouse is open at ${open.address}\n`);
    for (const line of others(host, open.port)) io.out.write(`${line}\n`);
    io.out.write(`Tables are kept in ${'file' in database ? database.file : 'PostgreSQL'}\n`);
    for (const { gameName, id, file } of added) io.out.write(`${gameName} has '${id}' of ${file}\n`);
    if (flags.has('open')) openInBrowser(open.address, io);
    await ended;
    await open.close();
    return 0;
  },
};

type House = Omit<HouseOptions, 'port'>;

function understood<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof SettingsProblem ? new UserError(error.message) : error;
  }
}

/** How other people in the same network come here. */
function others(host: string, port: number): readonly string[] {
  if (host !== '0.0.0.0' && host !== '::') {
    return host === USUAL_HOST ? ['For others in your network, start it with --host 0.0.0.0'] : [];
  }
  return addressesInNetwork(port).map((address) => `Others in your network find it at ${address}`);
}

/** Opens at the usual port, or at the next that is free. */
export async function openSomewhere(house: House, open: typeof openHouse = openHouse): Promise<Opened> {
  for (let port = USUAL_PORT; port < USUAL_PORT + TRIES; port++) {
    try {
      return await open({ port, ...house });
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE') throw explained(error, port, house.host);
    }
  }
  throw new UserError(`the ports ${USUAL_PORT} to ${USUAL_PORT + TRIES - 1} are all taken; choose one with --port`);
}

async function openAt(port: number, house: House): Promise<Opened> {
  try {
    return await openHouse({ port, ...house });
  } catch (error) {
    throw explained(error, port, house.host);
  }
}

function explained(error: unknown, port: number, host: string): unknown {
  if (error instanceof PageMissingError) return new UserError(`${error.message}.\n'npm run page' builds it`);
  if (error instanceof DatabaseProblem) return new UserError(error.message);
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new UserError(`port ${port} is taken; choose another with --port`);
    case 'EACCES':
      return new UserError(`port ${port} may not be used by you; choose one above 1023 with --port`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new UserError(`'${host}' is no address of this machine`);
    default:
      return error;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** Resolves when the process is asked to end; a second time it ends at once, as if nobody listened. */
async function nextSignal(): Promise<void> {
  await new Promise<void>((resolve) => {
    const end = (): void => {
      process.off('SIGINT', end).off('SIGTERM', end);
      resolve();
    };
    process.on('SIGINT', end).on('SIGTERM', end);
  });
}

const OPENERS: Readonly<Record<string, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

function openInBrowser(address: string, io: Io): void {
  const [command = 'xdg-open', ...args] = OPENERS[process.platform] ?? [];
  const child = spawn(command, [...args, address], { stdio: 'ignore', detached: true });
  child.on('error', () => io.err.write('roundhouse: no browser could be opened; open the address yourself\n'));
  child.unref();
}
