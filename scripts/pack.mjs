/**
 * Packs everything into one tarball that runs where there is only Node: `npm install roundhouse-0.1.0.tgz`, or `npx`.
 * Our own packages lie in it as they were built, the page too; what others wrote is installed with it, in the versions
 * that we pin, since some of it is different on every platform. Node built-ins only.
 *
 *   node scripts/pack.mjs [FOLDER]   where to put it (the folder one is in); its name is said on standard output
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './lock.mjs';
import { workspaces } from './stamps.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const destination = resolve(process.argv[2] ?? '.');
const stage = join(root, '.tmp', 'pack');

/** What vite has made part of the built page. */
const IN_THE_PAGE = new Set(['ui', 'table-kit', 'rail-table']);
/** What only developers need: types, maps, what runs in tests, and the parts of games that the page has. */
const LEFT_OUT = /\.d\.ts$|\.map$|\.tsbuildinfo$|[/\\]dist[/\\](?:tests|kit)$|[/\\]dist[/\\]table[/\\]page$/;

/**
 * @typedef {{ name: string, version: string, license: string, type: string, exports?: unknown, dependencies?: Record<string, string> }} Manifest
 * @typedef {Manifest & { description: string, engines: Record<string, string> }} RootManifest
 */

/**
 * @param {string} folder
 * @returns {unknown}
 */
const readManifest = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

/** @param {string} folder */
const manifestOf = (folder) => /** @type {Manifest} */ (readManifest(folder));

/** @param {string} path @param {unknown} value */
const writeJson = (path, value) => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 */
function run(command, args, cwd) {
  const shell = process.platform === 'win32' && command === 'npm';
  const done = spawnSync(command, args, { cwd, encoding: 'utf8', shell, stdio: ['ignore', 'pipe', 'inherit'] });
  if (done.status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
  return done.stdout;
}

/** Puts our packages where Node looks for them, and returns what they need of others. */
function fillStage() {
  /** @type {Map<string, string>} */
  const needed = new Map();
  const own = [];
  for (const folder of workspaces(root).filter((one) => !IN_THE_PAGE.has(one))) {
    const { dependencies = {}, name, version, license, type, exports } = manifestOf(folder);
    const to = join(stage, 'node_modules', name);
    cpSync(join(root, folder, 'dist'), join(to, 'dist'), { recursive: true, filter: (path) => !LEFT_OUT.test(path) });
    writeJson(join(to, 'package.json'), {
      name,
      version,
      license,
      type,
      ...(exports === undefined ? {} : { exports }),
    });
    own.push(name);
    // The page brings its own.
    if (folder === 'web' || folder.startsWith('games/')) continue;
    for (const [other, pinned] of Object.entries(dependencies)) {
      if (!other.startsWith('@roundhouse/')) needed.set(other, pinned);
    }
  }
  return { own, needed };
}

function pack() {
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(join(stage, 'bin'), { recursive: true });
  const { own, needed } = fillStage();
  const start = join(stage, 'bin', 'roundhouse.js');
  writeFileSync(start, "#!/usr/bin/env -S node --max-semi-space-size=32\nimport '@roundhouse/cli/dist/main.js';\n");
  chmodSync(start, 0o755);
  for (const file of ['README.md', 'LICENSE']) cpSync(join(root, file), join(stage, file));
  const { name, version, description, license, type, engines } = /** @type {RootManifest} */ (readManifest('.'));
  const { version: ownVersion } = manifestOf('cli');
  writeJson(join(stage, 'package.json'), {
    name,
    version,
    description,
    license,
    type,
    engines,
    bin: { roundhouse: 'bin/roundhouse.js' },
    files: ['bin'],
    dependencies: {
      ...Object.fromEntries([...needed].toSorted(([a], [b]) => (a < b ? -1 : 1))),
      ...Object.fromEntries(own.map((one) => [one, ownVersion])),
    },
    bundleDependencies: own,
  });
  mkdirSync(destination, { recursive: true });
  const said = run('npm', ['pack', '--silent', '--pack-destination', destination], stage);
  process.stdout.write(`${join(destination, said.trim())}\n`);
}

run(process.execPath, [join(root, 'scripts', 'setup.mjs'), '--page'], root);
await withLock(join(root, '.tmp', 'pack.lock'), pack, () => undefined);
