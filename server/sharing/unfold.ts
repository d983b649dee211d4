import { gameName } from '@roundhouse/games/registry';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { escaped } from '../html.ts';
import { Refusal } from '../refusal.ts';
import type { Tables } from '../tables/tables.ts';
import type { Pictures } from './pictures.ts';

interface Unfolded {
  readonly title: string;
  readonly about: string;
  /** Where its picture is; null where nobody may see one. */
  readonly picture: string | null;
}

/** `/online/abc?moment=12`, `/join/xyz`: what a link sent in a chat leads to. */
const ADDRESS = /^\/(?<what>online|join)\/(?<id>[\w-]{1,64})\/?(?:\?(?<query>.*))?$/;

/** The lines for the head of the page that tell a chat what a link is about; empty where there is nothing to tell. */
export async function unfoldedHead(request: FastifyRequest, tables: Tables): Promise<string> {
  const { what, id, query } = ADDRESS.exec(request.url)?.groups ?? {};
  if (what === undefined || id === undefined) return '';
  try {
    const moment = new URLSearchParams(query ?? '').get('moment');
    const unfolded = what === 'join' ? await invitation(tables, id) : await shownTable(tables, id, moment);
    return headOf(unfolded, `${request.protocol}://${request.host}`);
  } catch (error) {
    // A link to what is not for everybody tells nothing: not even whether it is there.
    if (error instanceof Refusal) return '';
    throw error;
  }
}

async function invitation(tables: Tables, invite: string): Promise<Unfolded> {
  const { table } = await tables.byInvite(invite);
  const { host, game, places, seats } = await tables.seenBy(null, table, invite);
  const free = seats - places.length;
  return {
    title: `${host.name} invites you to ${gameName(game)}`,
    about: free === 0 ? 'All seats are taken.' : `Seats that are free: ${free} of ${seats}. One tap, no account.`,
    picture: null,
  };
}

async function shownTable(tables: Tables, id: string, moment: string | null): Promise<Unfolded> {
  const { game, places, state } = await tables.seenBy(null, id);
  const names = places.map(({ name }) => name).join(', ');
  const begun = state === 'running' || state === 'over';
  const at = moment !== null && /^\d{1,6}$/.test(moment) ? `?moment=${moment}` : '';
  return {
    title: `${gameName(game)}: ${names}`,
    about: { open: 'Waiting for players.', running: 'In play.', over: 'The game is over.', closed: 'Closed.' }[state],
    picture: begun ? `/pictures/${id}.png${at}` : null,
  };
}

function headOf({ title, about, picture }: Unfolded, origin: string): string {
  const lines = [
    ['og:site_name', 'Roundhouse'],
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', about],
    ...(picture === null ? [] : [['og:image', `${origin}${picture}`]]),
  ];
  const card = picture === null ? 'summary' : 'summary_large_image';
  return [
    ...lines.map(([name, value]) => `<meta property="${name}" content="${escaped(value ?? '')}" />`),
    `<meta name="twitter:card" content="${card}" />`,
  ].join('\n    ');
}

export function pictureRoutes(app: FastifyInstance, pictures: Pictures): void {
  app.get<{ Params: { file: string }; Querystring: { moment?: string } }>('/pictures/:file', async (request, reply) => {
    const id = /^(?<id>[\w-]{1,64})\.png$/.exec(request.params.file)?.groups?.['id'];
    const { moment } = request.query;
    if (id === undefined || (moment !== undefined && !/^\d{1,6}$/.test(moment))) {
      throw new Refusal('not-found', 'There is no such picture.');
    }
    const picture = await pictures.at(id, moment === undefined ? null : Number(moment));
    return reply.type('image/png').header('cache-control', 'no-cache').send(picture);
  });
}
