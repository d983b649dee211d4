import { refuse, type Seat, type Violation } from '@roundhouse/kernel';
import { firstRefusal, whyNothing } from '@roundhouse/table-kit';
import { cardOf } from '../../content/set.ts';
import { setOf } from '../../content/sets.ts';
import type { Action } from '../../rules/actions.ts';
import { cityOfIron } from '../../rules/game.ts';
import { type Position, playerAt } from '../../rules/position.ts';
import { effectNow } from '../../rules/three-actions/effects.ts';

/** Why nothing can be done with a thing; null when there is nothing to say. */
export function whyNot(p: Position, seat: Seat, thing: string): Violation | null {
  const [kind = ''] = thing.split('-', 1);
  return whyNothing(
    cityOfIron,
    p,
    seat,
    () =>
      (kind === 'land' ? whyNoSettler(p, seat) : null) ??
      firstRefusal(cityOfIron, p, seat, meant(p, seat, kind, thing.slice(kind.length + 1))) ??
      (kind === 'city' ? refuse('build.available', 'Choose a building first, then the city that gets it.') : null),
  );
}

/** What a person who pressed it most likely wanted. */
function meant(p: Position, seat: Seat, kind: string, id: string): readonly Action[] {
  switch (kind) {
    case 'building':
      return aboutBuilding(p, seat, id);
    case 'card': {
      const settles = cardOf(setOf(p), id).action?.fuel.distance === 'land';
      return (settles && p.lands.length > 0 ? p.lands : [null]).map((land) => ({
        type: 'play-card',
        card: id,
        way: 0,
        land,
      }));
    }
    case 'land':
      return settlers(p, seat).map((card) => ({ type: 'play-card', card, way: 0, land: id }));
    case 'town':
      return [{ type: 'attack', town: id }];
    case 'city':
      return p.row.slice(0, 1).map((building) => ({ type: 'build', building, land: id, demolish: null }));
    case 'deck':
      return [{ type: 'draw', deck: id === 'military' ? 'military' : 'citizen' }];
    case 'space':
      return [{ type: 'bid', space: Number(id) }];
    case 'nation':
      return [{ type: 'choose-nation', nation: id }];
    case 'rival':
      return [{ type: 'steal', from: Number(id) }];
    case 'token':
      return [{ type: 'settle', token: id }];
    case 'discarded':
      return [{ type: 'recover', card: id }];
    case 'do':
      return [{ type: id === 'buy-science' || id === 'keep-bid' ? id : 'tax' }];
    default:
      return [];
  }
}

/** Built already: it could be moved. On offer: it would be built where that comes nearest to being allowed. */
function aboutBuilding(p: Position, seat: Seat, building: string): readonly Action[] {
  const { cities } = playerAt(p, seat);
  const from = cities.find(({ buildings }) => buildings.includes(building));
  const { phase } = p;
  if (phase.name === 'effect') {
    const effect = effectNow(p, phase);
    if (effect.type === 'demolish') return [{ type: 'demolish', building }];
    if (effect.type === 'store') return [{ type: 'store', building }];
  }
  if (from !== undefined) {
    const to = cities.find((city) => city !== from) ?? from;
    return [{ type: 'move-building', building, land: to.land }];
  }
  const builds = cities.map(({ land }): Action => ({ type: 'build', building, land, demolish: null }));
  return builds.length > 0 ? builds : [{ type: 'store', building }];
}

/** Without a card that settles it is that card that is missing, whichever land was meant. */
function whyNoSettler(p: Position, seat: Seat): Violation | null {
  const { hand } = playerAt(p, seat);
  const [first] = settlers(p, seat);
  if (p.phase.name !== 'action' || first === undefined || hand.includes(first)) return null;
  return refuse('card-action.in-hand', 'To settle a land you play a card such as {card}, and you hold none.', {
    card: { term: cardOf(setOf(p), first).name },
  });
}

/** The cards that settle lands, those in hand first. */
function settlers(p: Position, seat: Seat): readonly string[] {
  const { hand } = playerAt(p, seat);
  return setOf(p)
    .file.cards.filter(({ action }) => action?.fuel.distance === 'land')
    .map(({ id }) => id)
    .toSorted((one, other) => Number(hand.includes(other)) - Number(hand.includes(one)));
}
