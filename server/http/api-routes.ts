import type { FastifyInstance } from 'fastify';
import { apiPage } from './api-page.ts';
import { openApiDocument } from './openapi.ts';

/** What the server says about itself, to programs and to people who write them. */
export function apiRoutes(app: FastifyInstance): void {
  const document = openApiDocument();
  const page = apiPage();
  app.get('/api/openapi.json', () => document);
  app.get('/api', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
}
