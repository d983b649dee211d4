import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'roundhouse';
const A_YEAR_S = 365 * 24 * 60 * 60;

/** The secret of the session that a browser keeps for us. */
export function sessionIn({ headers }: FastifyRequest): string | undefined {
  const own = headers.cookie
    ?.split(';')
    .map((one) => one.trim())
    .find((one) => one.startsWith(`${NAME}=`));
  return own?.slice(NAME.length + 1);
}

/** Scripts cannot read it, and no page of another address makes a browser send it. */
export function keepSession(secret: string, request: FastifyRequest, reply: FastifyReply): void {
  setCookie(secret, A_YEAR_S, request, reply);
}

export function forgetSession(request: FastifyRequest, reply: FastifyReply): void {
  setCookie('', 0, request, reply);
}

function setCookie(value: string, seconds: number, { protocol }: FastifyRequest, reply: FastifyReply): void {
  const safe = protocol === 'https' ? '; Secure' : '';
  void reply.header('set-cookie', `${NAME}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${safe}`);
}
