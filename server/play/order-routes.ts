import type { Authority } from '@roundhouse/host';
import { type AnyOrderKind, filledIn, MalformedError, plainWording, say } from '@roundhouse/kernel';
import { type OrdersAtTable, ROUTES } from '@roundhouse/wire';
import type { Door, Known } from '../http/door.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { Tables } from '../tables/tables.ts';
import type { Games } from './games.ts';
import type { Hall } from './hall.ts';
import type { OrderStore, Place } from './order-store.ts';

interface Parts {
  readonly tables: Tables;
  readonly hall: Hall;
  readonly games: Games;
  readonly orders: OrderStore;
}

/** Somebody who plays at a table, and what can be decided in advance there. */
interface Desk {
  readonly place: Place;
  readonly authority: Authority;
  readonly kinds: readonly AnyOrderKind[];
  /** What the seat sees now. */
  readonly view: object;
}

/** What players decide in advance. */
export function orderRoutes(door: Door, { tables, hall, games, orders }: Parts): void {
  const deskOf = async (person: Known, table: string): Promise<Desk> => {
    const seat = await tables.playedSeat(person, table);
    const authority = await hall.authority(table);
    const { match } = authority;
    const { orders: kinds } = await games.brain(match.game.id);
    const view = match.viewAt(match.seq, seat);
    return { place: { table, seat, person: person.id }, authority, kinds, view };
  };

  const shown = async ({ place, kinds, view }: Desk): Promise<OrdersAtTable> => {
    const given = await orders.given(place, kinds);
    return {
      given: given.map(({ kind, filled, stopped }) => ({
        kind: kind.id,
        sentence: kind.sentence(view, place.seat, filled),
        stopped,
      })),
      offered: kinds.flatMap((kind) => {
        const fields = kind.form(view, place.seat);
        return fields === null ? [] : [{ kind: kind.id, name: kind.name, fields: { ...fields } }];
      }),
    };
  };

  /** What stands now is what the match goes by. */
  const changed = async (desk: Desk): Promise<OrdersAtTable> => {
    const { place, authority, kinds } = desk;
    const standing = await orders.standing(place.table, kinds);
    authority.setOrders(place.seat, standing.get(place.seat) ?? []);
    return shown(desk);
  };

  door.answer(ROUTES.orders, async ({ visitor: { person }, gap }) => shown(await deskOf(person, gap('table'))));

  door.answer(ROUTES.giveOrder, async ({ visitor: { person }, gap, body }) => {
    const desk = await deskOf(person, gap('table'));
    const { place, view } = desk;
    const kind = desk.kinds.find(({ id }) => id === gap('kind'));
    if (kind === undefined) throw notFound('order');
    const form = kind.form(view, place.seat);
    if (form === null) throw new Refusal('conflict', 'That cannot be decided in advance now.');
    const filled = understood(() => filledIn(kind, form, body.filled));
    const answer = kind.answer(view, place.seat, filled);
    if (answer !== 'wait' && 'stop' in answer) throw new Refusal('conflict', say(answer.stop, plainWording));
    await orders.put(place, kind.id, filled);
    return changed(desk);
  });

  door.answer(ROUTES.cancelOrder, async ({ visitor: { person }, gap }) => {
    const desk = await deskOf(person, gap('table'));
    if (!(await orders.remove(desk.place, gap('kind')))) throw notFound('order');
    return changed(desk);
  });
}

function understood<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof MalformedError)
      throw new Refusal('malformed', `The order is not understood: ${error.message}.`);
    throw error;
  }
}
