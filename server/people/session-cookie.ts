import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'roundhouse';
const A_YEAR_S = 365 * 24 * 60 * 60;

export function sessionIn({ cookies }: FastifyRequest): string | undefined {
  return cookies[NAME];
}

/** Scripts cannot read it, and no page of another address makes a browser send it. */
export function keepSession(secret: string, { protocol }: FastifyRequest, reply: FastifyReply): void {
  void reply.setCookie(NAME, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: protocol === 'https',
    maxAge: A_YEAR_S,
  });
}

export function forgetSession(reply: FastifyReply): void {
  void reply.clearCookie(NAME, { path: '/' });
}
