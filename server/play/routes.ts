import { type Answer, Viewer, Witness } from '@roundhouse/host';
import type { Seat } from '@roundhouse/kernel';
import { ROUTES } from '@roundhouse/wire';
import type { Door, Known } from '../http/door.ts';
import { Refusal } from '../refusal.ts';
import { knownLevel } from '../tables/new-table.ts';
import type { Offers } from '../tables/offers.ts';
import type { Tables } from '../tables/tables.ts';
import type { Consents } from './consents.ts';
import type { Hall } from './hall.ts';

/** What players and those who look on ask of a match. */
interface Parts {
  readonly tables: Tables;
  readonly offers: Offers;
  readonly hall: Hall;
  readonly consents: Consents;
}

export function playRoutes(door: Door, { tables, offers, hall, consents }: Parts): void {
  const seated = async (person: Known, id: string): Promise<Seat> => {
    const seat = await tables.seat(person, id);
    if (seat === null) throw new Refusal('not-yours', 'You do not play at this table.');
    return seat;
  };

  door.answer(ROUTES.opening, async ({ visitor: { person }, gap }) => {
    const eye = (await tables.seat(person, gap('table'))) ?? 'public';
    const authority = await hall.authority(gap('table'));
    const { game, options, content, liveries } = authority.match;
    return { game: game.id, options, content, liveries, update: glance(authority, eye) };
  });

  door.answer(ROUTES.glance, async ({ visitor: { person }, gap }) => {
    const eye = (await tables.seat(person, gap('table'))) ?? 'public';
    const { match } = await hall.authority(gap('table'));
    const { options, content, liveries } = match;
    return { options, content, liveries, view: match.viewAt(match.seq, eye) };
  });

  door.answer(ROUTES.submit, async ({ visitor: { person }, gap, body }): Promise<Answer> => {
    const seat = await tables.playedSeat(person, gap('table'));
    return hall.ask(gap('table'), seat, body, async (viewer) => viewer.submit(body));
  });

  door.answer(ROUTES.takeBack, async ({ visitor: { person }, gap, body }): Promise<Answer> => {
    const seat = await tables.runningSeat(person, gap('table'));
    return hall.ask(gap('table'), seat, body, async (viewer) => viewer.takeBack(body));
  });

  door.answer(ROUTES.askTakeBack, async ({ visitor: { person }, gap, body }) => {
    const table = gap('table');
    const seat = await tables.runningSeat(person, table);
    await consents.ask(table, seat, body);
    await tables.tell(table);
    return tables.seenBy(person, table);
  });

  door.answer(ROUTES.answerTakeBack, async ({ visitor: { person }, gap, body: { agree } }) => {
    const table = gap('table');
    const seat = await tables.runningSeat(person, table);
    try {
      await consents.answer(table, seat, agree);
    } finally {
      await tables.tell(table);
    }
    return tables.seenBy(person, table);
  });

  door.answer(ROUTES.legal, async ({ visitor: { person }, gap }) => {
    const seat = await seated(person, gap('table'));
    const authority = await hall.authority(gap('table'));
    const { seq, undos } = glance(authority, seat);
    const { match } = authority;
    return { seq, undos, actions: match.waiting().includes(seat) ? [...match.legal(seat)] : [] };
  });

  door.answer(ROUTES.views, async ({ visitor: { person }, gap, query }) => {
    const eye = (await tables.seat(person, gap('table'))) ?? 'public';
    const authority = await hall.authority(gap('table'));
    const viewer = new Viewer(authority, eye, () => undefined);
    const moments = query.moments.split(',').map(Number);
    try {
      return moments.map((moment) => viewer.viewAt(moment));
    } catch (error) {
      if (error instanceof RangeError) throw new Refusal('malformed', `${error.message}.`);
      throw error;
    } finally {
      viewer.close();
    }
  });

  door.answer(ROUTES.moment, async ({ visitor: { person }, gap, query }) => {
    const eye = (await tables.seat(person, gap('table'))) ?? 'public';
    const authority = await hall.authority(gap('table'));
    const [mine, all] = [new Witness(authority, eye), new Witness(authority, 'public')];
    const [from, asked] = 'mine' in query ? [mine, query.mine] : [all, query.public];
    const seq = from.seqAt(Math.min(Number(asked), from.stand().seq));
    return { mine: mine.momentOf(seq), public: all.momentOf(seq) };
  });

  door.answer(ROUTES.record, async ({ visitor: { person }, gap }) => {
    await tables.seat(person, gap('table'));
    const { match } = await hall.authority(gap('table'));
    if (match.result() === null) {
      throw new Refusal('conflict', 'The record can be had when the match is over: it holds all that is hidden.');
    }
    const { seed_hash: sealed } = await tables.row(gap('table'));
    return { ...match.record({ content: true }), sealed };
  });

  door.answer(ROUTES.offerSeat, async ({ visitor: { person }, gap }) => ({
    invite: await offers.make(person, gap('table')),
  }));

  door.answer(ROUTES.handOver, async ({ visitor: { person }, gap, body: { bot } }) => {
    const seat = await tables.playedSeat(person, gap('table'));
    if (bot !== null) knownLevel(bot);
    const authority = await hall.authority(gap('table'));
    if (authority.match.result() !== null)
      throw new Refusal('conflict', 'The game is over: nobody plays here any more.');
    const outcome = await hall.decide(gap('table'), async (match) => match.seat(seat, { name: person.name, bot }));
    return outcome.ok ? { ok: true as const } : { ok: false as const, why: outcome.violation.why.text };
  });
}

type Authority = Awaited<ReturnType<Hall['authority']>>;

/** How things stand for one eye. */
function glance(authority: Authority, eye: Seat | 'public') {
  const viewer = new Viewer(authority, eye, () => undefined);
  try {
    return viewer.update();
  } finally {
    viewer.close();
  }
}
