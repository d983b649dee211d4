import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import type { DatabasePlace } from './data/database.ts';

/** A setting that cannot be used, with what to do about it. */
export class SettingsProblem extends Error {
  override readonly name = 'SettingsProblem';
}

/** What the environment says to a server; the command line says the rest. */
export interface Settings {
  readonly database: DatabasePlace;
  /** Whether a proxy in front of the server says who asks, and by which protocol. */
  readonly trustProxy: boolean;
}

interface Variable {
  readonly name: string;
  readonly about: string;
}

/** Every variable that is read, for the help. */
export const VARIABLES: readonly Variable[] = [
  { name: 'DATABASE_URL', about: 'postgres://name:password@host/database keeps everything there instead of in a file' },
  { name: 'ROUNDHOUSE_DATA', about: 'the folder for the file, as --data' },
  { name: 'ROUNDHOUSE_TRUST_PROXY', about: '1: a proxy in front of it says who asks, and whether by https' },
];

type Environment = Readonly<Record<string, string | undefined>>;

const USUAL_FOLDER = 'roundhouse-data';
const FILE = 'roundhouse.db';

/** Throws a SettingsProblem. */
export function settingsFrom(environment: Environment, folder: string | undefined): Settings {
  return { database: databaseIn(environment, folder), trustProxy: switchIn(environment, 'ROUNDHOUSE_TRUST_PROXY') };
}

function databaseIn(environment: Environment, folder: string | undefined): DatabasePlace {
  const url = said(environment, 'DATABASE_URL');
  if (url === undefined) {
    return { file: join(resolve(folder ?? said(environment, 'ROUNDHOUSE_DATA') ?? USUAL_FOLDER), FILE) };
  }
  if (folder !== undefined) {
    throw new SettingsProblem('both --data and DATABASE_URL say where to keep the games: leave one of them out');
  }
  if (!/^postgres(?:ql)?:\/\//.test(url)) {
    throw new SettingsProblem('DATABASE_URL must begin with postgres://, as in postgres://name:password@host/database');
  }
  return { url };
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
