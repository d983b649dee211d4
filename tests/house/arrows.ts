import { posix } from 'node:path';
import { type Import, importsIn } from './imports.ts';

/** Which way imports may point. A zone is the first of this table whose pattern fits the file. */
interface Zone {
  readonly name: string;
  readonly files: RegExp;
  /** Packages, or single doors of them, that a file may import; `@game` stands for any package under games/. */
  readonly packages: readonly string[];
  /** Built-ins of Node. */
  readonly node?: true;
  /** Relative imports: what they may not reach, although it is in the same package. */
  readonly keepsOutOf?: RegExp;
}

const EVERY_PACKAGE = ['kernel', 'host', 'wire', 'hex', 'rails', 'svg', 'style', 'rail-art', 'bots', 'games'].map(
  (name) => `@roundhouse/${name}`,
);
const PAGE = ['ui', 'table-kit', 'rail-table', 'web', 'server'].map((name) => `@roundhouse/${name}`);
const REACT = ['react', 'react-dom'];
const DATABASE = ['kysely', 'libsql', 'pg'];
const BROWSER = ['playwright-core', '@axe-core/playwright'];
/** The list of games that loads none of them; the front door of the package loads all. */
const REGISTRY = '@roundhouse/games/registry';
/** What bots are called, without the bots. */
const LEVELS = '@roundhouse/bots/levels';
/** The format of exercises, without whoever finds them. */
const EXERCISES = '@roundhouse/bots/exercises';
/** What is said of a game that was analysed, without the thinking. */
const ANALYSIS = '@roundhouse/bots/analysis';
const ENGINE = ['@roundhouse/kernel', '@roundhouse/hex', '@roundhouse/rails', 'zod'];
const TABLE = [...ENGINE, '@roundhouse/svg', '@roundhouse/style'];
const GAME_PAGE = [...REACT, '@roundhouse/table-kit', '@roundhouse/ui'];

const ZONES: readonly Zone[] = [
  {
    name: 'tests',
    files: /(?:^|\/)tests\//,
    packages: [
      ...EVERY_PACKAGE,
      ...PAGE,
      ...REACT,
      '@game',
      'vitest',
      'fast-check',
      'zod',
      'postcss',
      'ws',
      ...BROWSER,
      ...DATABASE,
    ],
    node: true,
  },
  {
    name: 'the screenshots, and what is measured on the built page',
    files: /^scripts\/(?:screenshots|measure)\.mjs$/,
    packages: ['@roundhouse/kernel', '@roundhouse/server', '@game', 'playwright-core'],
    node: true,
  },
  {
    name: 'the collector of sentences',
    files: /^scripts\/(?:sentences|message-problems)\.mjs$/,
    packages: ['@roundhouse/kernel', 'oxc-parser'],
    node: true,
  },
  { name: 'the cluster', files: /^scripts\/cluster\.mjs$/, packages: ['@roundhouse/server'], node: true },
  { name: 'a peer to measure beside', files: /^bench\//, packages: ['boardgame.io', 'socket.io-client'], node: true },
  { name: 'the chaos', files: /^scripts\/chaos\.mjs$/, packages: ['vite'], node: true },
  { name: 'scripts', files: /^scripts\//, packages: [], node: true },
  { name: 'configuration', files: /^[^/]+$/, packages: ['vitest'], node: true },
  { name: 'the contract tests', files: /^kernel\/kit\//, packages: ['vitest', 'fast-check', 'zod'], node: true },
  { name: 'kernel', files: /^kernel\//, packages: ['zod'], keepsOutOf: /^kernel\/kit\// },
  { name: 'hex', files: /^hex\//, packages: [] },
  { name: 'svg', files: /^svg\//, packages: [] },
  { name: 'the style of the house', files: /^style\//, packages: ['@roundhouse/kernel', '@roundhouse/svg'] },
  { name: 'rails', files: /^rails\//, packages: ['@roundhouse/kernel', '@roundhouse/hex', 'zod'] },
  {
    name: 'the art of rail maps',
    files: /^rail-art\//,
    packages: ['@roundhouse/kernel', '@roundhouse/hex', '@roundhouse/rails', '@roundhouse/svg', '@roundhouse/style'],
  },
  {
    name: 'the rules and content of a game',
    files: /^games\/[^/]+\/(?:rules|content)\//,
    packages: ENGINE,
    keepsOutOf: /^games\/[^/]+\/(?:table|bot)\//,
  },
  {
    name: 'the bot of a game',
    files: /^games\/[^/]+\/bot\//,
    packages: ENGINE,
    keepsOutOf: /^games\/[^/]+\/table\//,
  },
  {
    name: 'the study of a game',
    files: /^games\/[^/]+\/study\//,
    packages: ENGINE,
    keepsOutOf: /^games\/[^/]+\/table\//,
  },
  {
    name: 'the page of a rail game',
    files: /^games\/(?:age-of-steam|steam)\/table\/page\//,
    packages: [...TABLE, ...GAME_PAGE, '@roundhouse/rail-art', '@roundhouse/rail-table'],
    keepsOutOf: /^games\/[^/]+\/bot\//,
  },
  {
    name: 'the table of a rail game',
    files: /^games\/(?:age-of-steam|steam)\/table\//,
    packages: [...TABLE, '@roundhouse/rail-art'],
    keepsOutOf: /^games\/[^/]+\/(?:bot|table\/page)\//,
  },
  {
    name: 'the page of a game',
    files: /^games\/[^/]+\/table\/page\//,
    packages: [...TABLE, ...GAME_PAGE],
    keepsOutOf: /^games\/[^/]+\/bot\//,
  },
  {
    name: 'the table of a game',
    files: /^games\/[^/]+\/table\//,
    packages: TABLE,
    keepsOutOf: /^games\/[^/]+\/(?:bot|table\/page)\//,
  },
  {
    name: 'the registration of a game',
    files: /^games\/[^/]+\/registration\.ts$/,
    packages: ['@roundhouse/kernel'],
  },
  {
    name: 'the facts of a game',
    files: /^games\/[^/]+\/facts\.ts$/,
    packages: [],
    keepsOutOf: /./,
  },
  { name: 'the front of a game', files: /^games\/[^/]+\/[^/]+$/, packages: [...ENGINE, '@roundhouse/svg'] },
  {
    name: 'the registry of games',
    files: /^games\/[^/]+$/,
    packages: [
      '@roundhouse/kernel',
      '@roundhouse/style',
      '@roundhouse/svg',
      '@roundhouse/bots',
      '@roundhouse/table-kit',
      '@game',
    ],
  },
  { name: 'bots', files: /^bots\//, packages: ['@roundhouse/kernel', 'zod'] },
  { name: 'the host of matches', files: /^host\//, packages: ['@roundhouse/kernel', 'zod'] },
  {
    name: 'what page and server say to each other',
    files: /^wire\//,
    packages: ['@roundhouse/kernel', '@roundhouse/host', 'zod'],
  },
  {
    name: 'the command line',
    files: /^cli\//,
    packages: [...EVERY_PACKAGE, '@roundhouse/server', '@game', 'ws', 'zod'],
    node: true,
  },
  { name: 'the database', files: /^server\/data\//, packages: DATABASE, node: true, keepsOutOf: /^server\/(?!data\/)/ },
  {
    name: 'the server',
    files: /^server\//,
    packages: [
      'fastify',
      '@fastify/static',
      '@fastify/websocket',
      '@resvg/resvg-js',
      'kysely',
      'nodemailer',
      'pino',
      'piscina',
      'prom-client',
      'zod',
      '@roundhouse/kernel',
      '@roundhouse/host',
      '@roundhouse/bots',
      '@roundhouse/svg',
      '@roundhouse/wire',
      REGISTRY,
    ],
    node: true,
  },
  {
    name: 'the kit of the page',
    files: /^ui\//,
    packages: [...REACT, 'radix-ui', '@roundhouse/kernel', '@roundhouse/svg', '@roundhouse/style'],
  },
  {
    name: 'the kit of the tables',
    files: /^table-kit\//,
    packages: [...REACT, '@roundhouse/kernel', '@roundhouse/svg', '@roundhouse/ui'],
  },
  {
    name: 'the table of rail games',
    files: /^rail-table\//,
    packages: [
      ...REACT,
      '@roundhouse/kernel',
      '@roundhouse/hex',
      '@roundhouse/rails',
      '@roundhouse/svg',
      '@roundhouse/style',
      '@roundhouse/rail-art',
      '@roundhouse/table-kit',
      '@roundhouse/ui',
    ],
  },
  {
    name: 'the build of the page',
    files: /^web\/(?:build\/|vite\.config\.ts$)/,
    packages: [...EVERY_PACKAGE, 'vite', '@vitejs/plugin-react'],
    node: true,
  },
  {
    name: 'the service worker',
    files: /^web\/service-worker\//,
    packages: [],
    keepsOutOf: /^web\/(?!service-worker\/)/,
  },
  {
    name: 'the matches in the browser',
    files: /^web\/match\/local\//,
    packages: ['@roundhouse/bots', REGISTRY, '@roundhouse/host', '@roundhouse/kernel', 'idb', 'zod'],
    keepsOutOf: /^web\/(?!match\/|thinking\/)/,
  },
  {
    name: 'the thinking of the page',
    files: /^web\/thinking\//,
    packages: ['@roundhouse/bots', REGISTRY, '@roundhouse/host', '@roundhouse/kernel', 'zod'],
    keepsOutOf: /^web\/(?!thinking\/)/,
  },
  {
    name: 'the frame of the page',
    files: /^web\//,
    packages: [
      ...REACT,
      REGISTRY,
      LEVELS,
      EXERCISES,
      ANALYSIS,
      '@roundhouse/host',
      '@roundhouse/wire',
      '@roundhouse/kernel',
      '@roundhouse/svg',
      '@roundhouse/table-kit',
      '@roundhouse/ui',
      'qrcode-generator',
    ],
  },
];

/** What the arrows need to know of a package. */
export interface PackageBorder {
  readonly name: string;
  /** From the root; empty for the root itself. */
  readonly folder: string;
  /** The keys of `exports`: the only doors into the package. */
  readonly doors: readonly string[];
}

/** One line for every import of the file that points the wrong way. */
export function wrongArrows(path: string, source: string, borders: readonly PackageBorder[]): readonly string[] {
  const zone = ZONES.find((one) => one.files.test(path));
  if (zone === undefined) return [`${path}:1: no zone of the arrows covers this file`];
  return importsIn(source).flatMap((one) => {
    const wrong = one.specifier.startsWith('.')
      ? wrongRelative(path, one, zone, borders)
      : wrongPackage(one, zone, borders);
    return wrong === null ? [] : [`${path}:${one.line}: ${wrong}`];
  });
}

function wrongRelative(
  path: string,
  { specifier }: Import,
  zone: Zone,
  borders: readonly PackageBorder[],
): string | null {
  const target = posix.join(posix.dirname(path), specifier);
  if (packageAt(target, borders) !== packageAt(path, borders)) {
    return `'${specifier}' crosses the border of a package; import it by the package's name`;
  }
  return zone.keepsOutOf?.test(target) === true ? `${zone.name} may not import '${specifier}'` : null;
}

/** The package that a file lies in: the one with the longest folder, since games/ holds packages of its own. */
function packageAt(path: string, borders: readonly PackageBorder[]): string | undefined {
  return borders
    .filter(({ folder }) => folder === '' || path.startsWith(`${folder}/`))
    .toSorted((a, b) => b.folder.length - a.folder.length)[0]?.name;
}

function wrongPackage({ specifier }: Import, zone: Zone, borders: readonly PackageBorder[]): string | null {
  if (specifier.startsWith('node:')) return zone.node === true ? null : `${zone.name} may not import '${specifier}'`;
  const parts = specifier.split('/');
  const name = parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
  const border = borders.find((one) => one.name === name);
  const isGame = border?.folder.startsWith('games/') === true;
  const allowed = [name, specifier, ...(isGame ? ['@game'] : [])];
  if (!allowed.some((one) => zone.packages.includes(one))) {
    return `${zone.name} may not import '${specifier}'`;
  }
  const door = `.${specifier.slice(name.length).replace(/\?raw$/, '')}`;
  return border === undefined || border.doors.includes(door) ? null : `'${specifier}' is not an export of ${name}`;
}
