import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folders that the build does not read. */
const NOT_BUILT = new Set(['node_modules', 'dist', 'tests']);

/**
 * The packages of the house, as the root package.json lists them.
 * @param {string} root
 */
export function workspaces(root) {
  const { workspaces: folders } = /** @type {{ workspaces: string[] }} */ (
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  );
  return folders;
}

/**
 * What the installed packages depend on.
 * @param {string} root
 */
export function installStamp(root) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  return `${lock} ${process.version} ${process.platform}-${process.arch}\n`;
}

/**
 * What the build depends on: names, sizes and times of the sources, which is far quicker than asking the compiler.
 * @param {string} root
 */
export function sourceStamp(root) {
  const hash = createHash('sha256');
  hash.update(installStamp(root));
  for (const name of ['tsconfig.base.json', 'tsconfig.build.json']) addFile(hash, join(root, name));
  for (const workspace of workspaces(root)) addFolder(hash, join(root, workspace), /\.(?:ts|json)$/);
  return `${hash.digest('hex')}\n`;
}

/**
 * What the page depends on: styles, pictures and rules are part of it.
 * @param {string} root
 */
export function pageStamp(root) {
  const hash = createHash('sha256');
  hash.update(installStamp(root));
  for (const workspace of workspaces(root)) addFolder(hash, join(root, workspace), /./);
  return `${hash.digest('hex')}\n`;
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} folder
 * @param {RegExp} files
 */
function addFolder(hash, folder, files) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!NOT_BUILT.has(entry.name)) addFolder(hash, path, files);
    } else if (files.test(entry.name)) addFile(hash, path);
  }
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} path
 */
function addFile(hash, path) {
  const { size, mtimeMs } = statSync(path);
  hash.update(`${path}\0${size}\0${mtimeMs}\0`);
}

/**
 * @param {string} path
 * @param {string} stamp
 */
export function isStamped(path, stamp) {
  return existsSync(path) && readFileSync(path, 'utf8') === stamp;
}

/**
 * @param {string} path
 * @param {string} stamp
 */
export function putStamp(path, stamp) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, stamp);
}
