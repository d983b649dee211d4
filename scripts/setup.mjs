/**
 * Makes a clone ready to run: installs when the lock file, Node or the platform changed, then builds what is stale.
 * Node built-ins only, because nothing is installed yet. Says nothing when there is nothing to do, and speaks on
 * stderr alone, because stdout belongs to the program that runs next.
 *
 *   node scripts/setup.mjs                  install and build
 *   node scripts/setup.mjs --page           install, build, and build the page that `serve` shows
 *   node scripts/setup.mjs --install-only   install
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './lock.mjs';
import { installStamp, isStamped, pageStamp, putStamp, sourceStamp, workspaces } from './stamps.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const installStampFile = join(root, 'node_modules', '.roundhouse-install');
const buildStampFile = join(root, 'node_modules', '.roundhouse-build');
const pageStampFile = join(root, 'node_modules', '.roundhouse-page');
const installOnly = process.argv.includes('--install-only');
const wantsPage = process.argv.includes('--page');

/** The page's own packages: vite compiles them from their sources. */
const PAGE_ONLY = new Set(['ui', 'web']);

const isInstalled = () => isStamped(installStampFile, installStamp(root));
const isBuilt = () =>
  isStamped(buildStampFile, sourceStamp(root)) &&
  workspaces(root).every((workspace) => PAGE_ONLY.has(workspace) || existsSync(join(root, workspace, 'dist')));
const isPageBuilt = () =>
  isStamped(pageStampFile, pageStamp(root)) && existsSync(join(root, 'web', 'dist', 'index.html'));
const isReady = () => isInstalled() && (installOnly || (isBuilt() && (!wantsPage || isPageBuilt())));

/** @param {string} message */
const say = (message) => process.stderr.write(`roundhouse: ${message}\n`);

function demandNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Error(`Node 20.19 or newer is needed; this is ${process.version}`);
}

/**
 * @param {string} what
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
function run(what, command, args, env = process.env) {
  // npm is a script on Windows, and only a shell starts it there.
  const shell = process.platform === 'win32' && command === 'npm';
  const done = spawnSync(command, args, { cwd: root, env, stdio: ['ignore', 2, 2], shell });
  if (done.error !== undefined) throw new Error(`${what} could not start: ${done.error.message}`);
  if (done.status !== 0) throw new Error(`${what} failed (${done.signal ?? `exit code ${done.status}`}); see above`);
}

function install() {
  say('installing packages (once for each change of the lock file) …');
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env['npm_execpath'];
  if (npm?.endsWith('.js') === true) run('npm ci', process.execPath, [npm, ...args]);
  else run('npm ci', 'npm', args);
  putStamp(installStampFile, installStamp(root));
}

function build() {
  say('building …');
  // Taken before the compiler reads: a source that changes meanwhile must not count as built.
  const stamp = sourceStamp(root);
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  run('the build', process.execPath, [compiler, '-b', 'cli']);
  putStamp(buildStampFile, stamp);
}

function buildPage() {
  say('building the page …');
  const stamp = pageStamp(root);
  const vite = dirname(createRequire(join(root, 'web', 'package.json')).resolve('vite/package.json'));
  const command = [join(vite, 'bin', 'vite.js'), 'build', 'web', '--logLevel', 'warn'];
  // Whoever calls may be a test or a development server; the page that is served is the real one all the same.
  run('the build of the page', process.execPath, command, { ...process.env, NODE_ENV: 'production' });
  putStamp(pageStampFile, stamp);
}

async function main() {
  demandNode();
  if (isReady()) return;
  await withLock(
    join(root, '.tmp', 'setup.lock'),
    () => {
      if (!isInstalled()) install();
      if (installOnly) return;
      if (!isBuilt()) build();
      if (wantsPage && !isPageBuilt()) buildPage();
    },
    (holder) => say(`waiting for another set-up (process ${holder}) …`),
  );
}

try {
  await main();
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
