import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { type FastifyInstance, type FastifyRequest, fastify } from 'fastify';
import { cacheControl, SAFETY_HEADERS } from './headers.ts';

/** What a host adds to a game of the house. */
export interface GameContent {
  readonly game: string;
  readonly content: unknown;
}

export interface SiteOptions {
  /** 0: any that is free. */
  readonly port: number;
  readonly host: string;
  /** The folder of the built page. */
  readonly root?: string;
  /** Published for the page to add to its games; whether it is sound is for the games to say beforehand. */
  readonly content?: readonly GameContent[];
}

export interface Opened {
  readonly address: string;
  readonly port: number;
  close(): Promise<void>;
}

export class PageMissingError extends Error {
  constructor(root: string) {
    super(`the page is not built: there is no index.html in ${root}`);
    this.name = 'PageMissingError';
  }
}

const PAGE = 'index.html';

function builtPage(): string {
  return join(dirname(createRequire(import.meta.url).resolve('@roundhouse/web/package.json')), 'dist');
}

/** Serves the page until it is closed. Rejects with a PageMissingError, or with the system's error for that address. */
export async function openSite({ port, host, root = builtPage(), content = [] }: SiteOptions): Promise<Opened> {
  if (!existsSync(join(root, PAGE))) throw new PageMissingError(root);
  const site = siteOf(root, content);
  const address = await site.listen({ port, host });
  return {
    address,
    port: portOf(site.server.address(), port),
    close: async () => site.close(),
  };
}

function portOf(address: AddressInfo | string | null, asked: number): number {
  return typeof address === 'object' && address !== null ? address.port : asked;
}

function siteOf(root: string, content: readonly GameContent[]): FastifyInstance {
  const site = fastify({ forceCloseConnections: true });
  site.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(SAFETY_HEADERS);
    done();
  });
  site.get('/healthz', () => ({ ok: true }));
  site.get('/content.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(content));
  void site.register(fastifyStatic, {
    root,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      void reply.header('cache-control', cacheControl(path));
    },
  });
  site.setNotFoundHandler(async (request, reply) => {
    // Addresses of the page are made by the page; a file that is missing is missing.
    if (isNavigation(request)) return reply.sendFile(PAGE);
    return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
  });
  return site;
}

function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  const [path = ''] = url.split('?');
  const lastPart = path.slice(path.lastIndexOf('/'));
  return (
    (method === 'GET' || method === 'HEAD') && !lastPart.includes('.') && headers.accept?.includes('text/html') === true
  );
}
