import { refuse, type Seat, type Violation } from '@roundhouse/kernel';
import { GOODS } from '../../content/components.ts';
import type { ActionOf } from '../actions.ts';
import { cargoCapacity, changePlayer, type Chance, depotAt, hasAbility, type Position, playerAt } from '../position.ts';
import { putIntoDepot } from '../move-and-action/ship/transport.ts';
import { changed, kindsIn, sizeOf, type Stock } from '../stock.ts';

type Transmogrify = ActionOf<'transmogrify'>;

const GOODS_FOR_ONE = 2;

function stockAt(p: Position, seat: Seat, at: Transmogrify['at']): Stock | undefined {
  return at === 'hold' ? playerAt(p, seat).hold : depotAt(p, seat, at)?.goods;
}

/** Aurelia Bayley: one good becomes two of another kind. */
export function transmogrifications(p: Position, seat: Seat): Transmogrify[] {
  if (!hasAbility(p, seat, 'transmogrify')) return [];
  const places: Transmogrify['at'][] = ['hold', ...playerAt(p, seat).depots.map(({ space }) => space)];
  return places.flatMap((at) =>
    kindsIn(stockAt(p, seat, at) ?? playerAt(p, seat).hold).flatMap((good) =>
      GOODS.map((into): Transmogrify => ({ type: 'transmogrify', at, good, into })).filter(
        (one) => checkTransmogrify(p, seat, one) === null,
      ),
    ),
  );
}

export function checkTransmogrify(p: Position, seat: Seat, { at, good, into }: Transmogrify): Violation | null {
  if (!hasAbility(p, seat, 'transmogrify')) {
    return refuse('aurelia-bayley.transmogrify', 'Only Aurelia Bayley can turn goods into others.');
  }
  if (playerAt(p, seat).tokens === 0) return refuse('aurelia-bayley.transmogrify', 'All your tokens are spent.');
  const stock = stockAt(p, seat, at);
  if (stock === undefined || stock[good] === 0) {
    return refuse('aurelia-bayley.transmogrify', 'There is no {good} of yours there.', { good: { term: good } });
  }
  if (good === into) return refuse('aurelia-bayley.transmogrify', 'The two new goods are of another kind.');
  return at === 'hold' && sizeOf(stock) - 1 + GOODS_FOR_ONE > cargoCapacity(p, seat)
    ? refuse('aurelia-bayley.transmogrify', 'There is no room on board for one more good.')
    : null;
}

export function transmogrify(p: Position, seat: Seat, { at, good, into }: Transmogrify, { tell }: Chance): void {
  const { tokens, hold } = playerAt(p, seat);
  changePlayer(p, seat, { tokens: tokens - 1 });
  if (at === 'hold') changePlayer(p, seat, { hold: changed(changed(hold, good, -1), into, GOODS_FOR_ONE) });
  else {
    putIntoDepot(p, seat, at, good, -1);
    putIntoDepot(p, seat, at, into, GOODS_FOR_ONE);
  }
  tell({ type: 'transmogrified', seat, good, into });
}
