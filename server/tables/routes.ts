import { ROUTES } from '@roundhouse/wire';
import type { Door } from '../http/door.ts';
import type { Hall } from '../play/hall.ts';
import { Refusal } from '../refusal.ts';
import type { Lists } from './lists.ts';
import type { Offers } from './offers.ts';
import type { Rooms } from './rooms.ts';
import type { Seats } from './seats.ts';
import type { Tables } from './tables.ts';

interface Parts {
  readonly tables: Tables;
  readonly rooms: Rooms;
  readonly seats: Seats;
  readonly offers: Offers;
  readonly lists: Lists;
  readonly hall: Hall;
}

export function tableRoutes(door: Door, { tables, rooms, seats, offers, lists, hall }: Parts): void {
  door.answer(ROUTES.tables, async ({ visitor: { person } }) => lists.of(person));
  door.answer(ROUTES.openTable, async ({ visitor: { person }, body }) =>
    tables.seenBy(person, await rooms.open(person, body)),
  );
  door.answer(ROUTES.table, async ({ visitor: { person }, gap }) => tables.seenBy(person, gap('table')));
  door.answer(ROUTES.invitation, async ({ visitor: { person }, gap }) => {
    const { table } = await tables.byInvite(gap('invite'));
    return tables.seenBy(person, table, gap('invite'));
  });
  door.answer(ROUTES.accept, async ({ visitor: { person }, gap, body }) => {
    const { table, givesSeat } = await tables.byInvite(gap('invite'));
    const given = givesSeat ? await offers.take(person, table, gap('invite')) : null;
    if (given === null) await seats.join(person, table, body.seat, true);
    else await hall.decide(table, async (match) => match.seat(given, { name: person.name, bot: null }));
    return tables.seenBy(person, table);
  });
  door.answer(ROUTES.join, async ({ visitor: { person }, gap, body }) => {
    await seats.join(person, gap('table'), body.seat, false);
    return tables.seenBy(person, gap('table'));
  });
  door.answer(ROUTES.leave, async ({ visitor: { person }, gap }) => {
    await seats.leave(person, gap('table'));
    return lists.of(person);
  });
  door.answer(ROUTES.changeSeat, async ({ visitor: { person }, gap, body: { seat } }) => {
    await seats.changeSeat(person, gap('table'), seat);
    return tables.seenBy(person, gap('table'));
  });
  door.answer(ROUTES.chooseLivery, async ({ visitor: { person }, gap, body }) => {
    await seats.chooseLivery(person, gap('table'), body);
    return tables.seenBy(person, gap('table'));
  });
  door.answer(ROUTES.invite, async ({ visitor: { person }, gap, body: { people } }) => {
    await seats.invite(person, gap('table'), people);
    return tables.seenBy(person, gap('table'));
  });
  door.answer(ROUTES.seatBot, async ({ visitor: { person }, gap, body: { bot } }) => {
    await seats.seatBot(person, gap('table'), seatIn(gap('seat')), bot);
    return tables.seenBy(person, gap('table'));
  });
  door.answer(ROUTES.start, async ({ visitor: { person }, gap }) => {
    await rooms.start(person, gap('table'));
    return tables.seenBy(person, gap('table'));
  });
  door.answer(ROUTES.close, async ({ visitor: { person }, gap }) => {
    await rooms.close(person, gap('table'));
    return tables.seenBy(person, gap('table'));
  });
  door.answer(ROUTES.rematch, async ({ visitor: { person }, gap }) =>
    tables.seenBy(person, await rooms.rematch(person, gap('table'))),
  );
}

function seatIn(gap: string): number {
  if (!/^\d{1,2}$/.test(gap)) throw new Refusal('malformed', 'A seat is a number.');
  return Number(gap);
}
