import type { FastifyRequest } from 'fastify';

const BEARER = /^Bearer +(?<secret>\S+) *$/i;

/** The secret of the token that a program sends. Where there is one, a cookie counts for nothing. */
export function bearerIn({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return BEARER.exec(headers.authorization ?? '')?.groups?.['secret'];
}
