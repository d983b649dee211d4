import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import type { DatabasePlace } from './data/database.ts';
import { type Bounds, USUAL_BOUNDS } from './http/bounds.ts';
import { type Guard, guestsInAnHour, USUAL_GUESTS } from './people/open-people.ts';
import type { MailSettings } from './telling/smtp.ts';
import { LOG_LEVELS, type LogLevel } from './watch/log.ts';

/** A setting that cannot be used, with what to do about it. */
export class SettingsProblem extends Error {
  override readonly name = 'SettingsProblem';
}

/** What the environment says to a server; the command line says the rest. */
export interface Settings {
  readonly database: DatabasePlace;
  /** How many proxies in front of the server say who asks, and by which protocol. */
  readonly proxies: number;
  /** How much one visitor may ask of it. */
  readonly bounds: Bounds;
  /** How hard it is made for those who come again and again as somebody new. */
  readonly guard: Pick<Guard, 'guests'>;
  /** Where people find the page; null where that is not said. */
  readonly address: string | null;
  /** Null: no mails are sent. */
  readonly mail: MailSettings | null;
  /** How much is written down. */
  readonly logLevel: LogLevel;
  /** Whether everybody may read the figures. */
  readonly openMetrics: boolean;
  /** Who logs in by this is the host; null: whoever made the first account. */
  readonly admin: string | null;
}

interface Variable {
  readonly name: string;
  readonly about: string;
}

/** Every variable that is read, for the help. */
export const VARIABLES: readonly Variable[] = [
  { name: 'DATABASE_URL', about: 'postgres://name:password@host/database keeps everything there instead of in a file' },
  { name: 'ROUNDHOUSE_DATA', about: 'the folder for the file, as --data' },
  { name: 'ROUNDHOUSE_TRUST_PROXY', about: '1: a proxy in front of it says who asks, and whether by https; 2: two' },
  {
    name: 'ROUNDHOUSE_REQUESTS',
    about: `how often a second one person may ask on average (${USUAL_BOUNDS.requests}), an address ten times that; 0: no limit`,
  },
  {
    name: 'ROUNDHOUSE_LINES',
    about: `how many open lines one address may hold (${USUAL_BOUNDS.lines}), a person a tenth of that; 0: no limit`,
  },
  {
    name: 'ROUNDHOUSE_GUESTS',
    about: `how many new guests may come from one address in an hour (${USUAL_GUESTS}); 0: nobody new comes in`,
  },
  {
    name: 'ROUNDHOUSE_ADDRESS',
    about: 'where people find the page, as in https://play.example.org: for links in messages',
  },
  { name: 'SMTP_URL', about: 'smtps://name:password@host sends mails; needs MAIL_FROM and ROUNDHOUSE_ADDRESS' },
  { name: 'MAIL_FROM', about: 'who the mails are from, as in Roundhouse <games@example.org>' },
  { name: 'ROUNDHOUSE_LOG', about: 'warn: accidents, as lines of JSON; info: every answer too; silent: nothing' },
  { name: 'ROUNDHOUSE_ADMIN', about: 'who logs in by this sees /admin; else whoever made the first account' },
  { name: 'ROUNDHOUSE_METRICS', about: '1: everybody may read the figures at /metrics, and not only this machine' },
];

type Environment = Readonly<Record<string, string | undefined>>;

const USUAL_FOLDER = 'roundhouse-data';
export const DATABASE_FILE = 'roundhouse.db';

/** Throws a SettingsProblem. */
export function settingsFrom(environment: Environment, folder: string | undefined): Settings {
  const address = addressIn(environment);
  return {
    database: databaseIn(environment, folder),
    proxies: proxiesIn(environment),
    bounds: {
      requests: boundIn(environment, 'ROUNDHOUSE_REQUESTS', USUAL_BOUNDS.requests),
      lines: boundIn(environment, 'ROUNDHOUSE_LINES', USUAL_BOUNDS.lines),
    },
    guard: { guests: guestsInAnHour(boundIn(environment, 'ROUNDHOUSE_GUESTS', USUAL_GUESTS)) },
    address,
    mail: mailIn(environment, address),
    logLevel: logLevelIn(environment),
    openMetrics: switchIn(environment, 'ROUNDHOUSE_METRICS'),
    admin: said(environment, 'ROUNDHOUSE_ADMIN')?.normalize('NFKC').toLowerCase() ?? null,
  };
}

/** Without a slash at its end. */
function addressIn(environment: Environment): string | null {
  const address = said(environment, 'ROUNDHOUSE_ADDRESS');
  if (address === undefined) return null;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/') {
    throw new SettingsProblem('ROUNDHOUSE_ADDRESS must be the address of the page, as in https://play.example.org');
  }
  return url.origin;
}

function mailIn(environment: Environment, address: string | null): MailSettings | null {
  const smtp = said(environment, 'SMTP_URL');
  const from = said(environment, 'MAIL_FROM');
  if (smtp === undefined && from === undefined) return null;
  if (smtp === undefined || !/^smtps?:\/\//.test(smtp) || !URL.canParse(smtp)) {
    throw new SettingsProblem('SMTP_URL must begin with smtp:// or smtps://, as in smtps://name:password@host');
  }
  if (from?.includes('@') !== true) {
    throw new SettingsProblem('SMTP_URL needs MAIL_FROM too, as in Roundhouse <games@example.org>');
  }
  if (address === null) {
    throw new SettingsProblem('SMTP_URL needs ROUNDHOUSE_ADDRESS too: the links in mails lead there');
  }
  return { smtp, from, address };
}

function databaseIn(environment: Environment, folder: string | undefined): DatabasePlace {
  const url = said(environment, 'DATABASE_URL');
  if (url === undefined) {
    return { file: join(resolve(folder ?? said(environment, 'ROUNDHOUSE_DATA') ?? USUAL_FOLDER), DATABASE_FILE) };
  }
  if (folder !== undefined) {
    throw new SettingsProblem('both --data and DATABASE_URL say where to keep the games: leave one of them out');
  }
  if (!/^postgres(?:ql)?:\/\//.test(url)) {
    throw new SettingsProblem('DATABASE_URL must begin with postgres://, as in postgres://name:password@host/database');
  }
  return { url };
}

function logLevelIn(environment: Environment): LogLevel {
  const value = said(environment, 'ROUNDHOUSE_LOG') ?? 'warn';
  const level = LOG_LEVELS.find((one) => one === value);
  if (level === undefined) throw new SettingsProblem(`ROUNDHOUSE_LOG must be one of ${LOG_LEVELS.join(', ')}`);
  return level;
}

function proxiesIn(environment: Environment): number {
  const name = 'ROUNDHOUSE_TRUST_PROXY';
  const value = said(environment, name) ?? '0';
  if (/^\d$/.test(value)) return Number(value);
  throw new SettingsProblem(`${name} must be how many proxies there are, not '${value}'`);
}

function boundIn(environment: Environment, name: string, usual: number): number {
  const value = said(environment, name);
  if (value === undefined) return usual;
  if (/^\d{1,7}$/.test(value)) return Number(value);
  throw new SettingsProblem(`${name} must be a whole number, not '${value}'`);
}

function switchIn(environment: Environment, name: string): boolean {
  const value = said(environment, name);
  if (value === undefined || value === '0') return false;
  if (value === '1') return true;
  throw new SettingsProblem(`${name} must be 1 or 0, not '${value}'`);
}

/** An empty variable says nothing. */
function said(environment: Environment, name: string): string | undefined {
  const value = environment[name]?.trim();
  return value === '' ? undefined : value;
}

/** The addresses under which other machines in the same network find a server that listens everywhere. */
export function addressesInNetwork(port: number, interfaces = networkInterfaces()): readonly string[] {
  return Object.values(interfaces)
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);
}
