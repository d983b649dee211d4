import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { CONTENT_ADDRESS, type GameContent } from '@roundhouse/host';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cacheControl } from './headers.ts';
import { isApi } from './http/app.ts';
import { Refusal } from './refusal.ts';

export class PageMissingError extends Error {
  constructor(root: string) {
    super(`the page is not built: there is no index.html in ${root}`);
    this.name = 'PageMissingError';
  }
}

const PAGE = 'index.html';

/** The folder of the built page. Throws a PageMissingError. */
export function pageFolder(root = builtPage()): string {
  if (!existsSync(join(root, PAGE))) throw new PageMissingError(root);
  return root;
}

function builtPage(): string {
  return join(dirname(createRequire(import.meta.url).resolve('@roundhouse/web/package.json')), 'dist');
}

interface Site {
  readonly root: string;
  readonly content: readonly GameContent[];
  /** What the head of the page says beside the rest, for the address that is asked for. */
  readonly head: (request: FastifyRequest) => Promise<string>;
}

/** Serves the page, and what the host adds to its games. */
export function siteRoutes(app: FastifyInstance, { root, content, head }: Site): void {
  const page = readFileSync(join(root, PAGE), 'utf8');
  app.get(CONTENT_ADDRESS, (_request, reply) => reply.header('cache-control', 'no-cache').send(content));
  void app.register(fastifyStatic, {
    root,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      void reply.header('cache-control', cacheControl(path));
    },
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (isApi(request)) throw new Refusal('not-found', 'There is nothing at this address of the server.');
    // Addresses of the page are made by the page; a file that is missing is missing.
    if (isNavigation(request)) {
      const said = await head(request);
      if (said === '') return reply.sendFile(PAGE);
      const told = page.replace('</head>', () => `  ${said}\n  </head>`);
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(told);
    }
    return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
  });
}

function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  const [path = ''] = url.split('?');
  const lastPart = path.slice(path.lastIndexOf('/'));
  return (
    (method === 'GET' || method === 'HEAD') && !lastPart.includes('.') && headers.accept?.includes('text/html') === true
  );
}
