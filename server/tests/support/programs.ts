import { ROUTES, type TokenScope } from '@roundhouse/wire';
import { Client } from './client.ts';

/** A program of somebody's, that comes in with a token. */
export interface ProgramOf {
  readonly client: Client;
  readonly program: string;
  /** The id of the token. */
  readonly token: string;
  readonly secret: string;
}

export async function programOf(address: string, owner: Client, scopes: readonly TokenScope[]): Promise<ProgramOf> {
  const all = await owner.ask(ROUTES.makeProgram, {}, { name: 'Deep Green' });
  const program = all.findLast(({ tokens }) => tokens.length === 0)?.id ?? '';
  const { secret, programs } = await owner.ask(
    ROUTES.makeToken,
    { program },
    { label: 'at home', scopes: [...scopes] },
  );
  const token = programs.find(({ id }) => id === program)?.tokens[0]?.id ?? '';
  return { client: new Client(address, secret), program, token, secret };
}
