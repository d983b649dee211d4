import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build, type Plugin } from 'vite';

const TEXTS = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest']);
/** Below this a compressed file saves less than the second look-up costs. */
const WORTH_COMPRESSING = 1024;

/**
 * When all files of the site are written: the service worker is built with their names and the version that they make
 * up together, and texts are compressed once, at their best, for the server to send as they are.
 */
export function finishedSite(serviceWorker: string): Plugin {
  let root = '';
  let site = '';
  return {
    name: 'roundhouse:finished-site',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      ({ root } = config);
      site = join(root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error?: Error) {
        if (error !== undefined) return;
        await buildServiceWorker(root, site, serviceWorker);
        for (const path of filesIn(site)) compress(path);
      },
    },
  };
}

/** Built by itself: it must be a single script, and must share no chunk with the page. */
async function buildServiceWorker(root: string, site: string, entry: string): Promise<void> {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    define: { __SITE_FILES__: JSON.stringify(contents(site, filesIn(site))) },
    build: {
      target: 'es2022',
      outDir: site,
      emptyOutDir: false,
      lib: { entry, formats: ['iife'], name: 'serviceWorker', fileName: () => 'service-worker.js' },
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
  });
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/** Answered by the host, who may write their own in its place: it makes no version and is kept by itself. */
const HOST_CONTENT = '/content.json';

function contents(site: string, files: readonly string[]): { version: string; paths: readonly string[] } {
  const version = createHash('sha256');
  const paths = files
    .map((path) => `/${relative(site, path).split(sep).join('/')}`)
    .filter((path) => path !== HOST_CONTENT);
  for (const path of paths) version.update(`${path}\0`).update(readFileSync(join(site, path)));
  return { version: version.digest('hex').slice(0, 16), paths };
}

function compress(path: string): void {
  if (!TEXTS.has(extname(path))) return;
  const text = readFileSync(path);
  if (text.length < WORTH_COMPRESSING) return;
  writeFileSync(`${path}.gz`, gzipSync(text, { level: constants.Z_BEST_COMPRESSION }));
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  );
}
