import { spawn } from 'node:child_process';
import { openSite, type Opened, PageMissingError, type SiteOptions } from '@roundhouse/server';
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
  summary: 'serves the page, to play in a browser',
  about: 'Everything runs in the browser and is kept there. It ends with Ctrl+C.',
  flags: [
    { name: 'port', value: 'N', about: `where to listen (${USUAL_PORT}, or the next that is free)` },
    {
      name: 'host',
      value: 'ADDRESS',
      about: `who may come: ${USUAL_HOST} for this machine alone, 0.0.0.0 for everybody`,
    },
    CONTENT,
    { name: 'open', about: 'open it in the browser' },
  ],
  examples: ['serve', 'serve --port 3000 --open', 'serve --host 0.0.0.0', 'serve --content my-map.json'],
  async run(flags, io) {
    const host = flags.text('host') ?? USUAL_HOST;
    const port = flags.whole('port', { min: 0, max: LAST_PORT });
    const { added } = furnishedFrom(flags);
    const house = { host, content: added.map(({ game, json }) => ({ game, content: json })) };
    const ended = nextSignal();
    const site = port === undefined ? await openSomewhere(house) : await openAt(port, house);
    io.out.write(`Roundhouse is open at ${site.address}\n`);
    for (const { gameName, id, file } of added) io.out.write(`${gameName} has '${id}' of ${file}\n`);
    if (flags.has('open')) openInBrowser(site.address, io);
    await ended;
    await site.close();
    return 0;
  },
};

type House = Omit<SiteOptions, 'port'>;

/** Opens at the usual port, or at the next that is free. */
export async function openSomewhere(house: House, open: typeof openSite = openSite): Promise<Opened> {
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
    return await openSite({ port, ...house });
  } catch (error) {
    throw explained(error, port, house.host);
  }
}

function explained(error: unknown, port: number, host: string): unknown {
  if (error instanceof PageMissingError) return new UserError(`${error.message}.\n'npm run page' builds it`);
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
