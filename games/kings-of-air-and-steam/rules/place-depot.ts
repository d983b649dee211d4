import { firstOf, refuse, type Seat, type Violation } from '@roundhouse/kernel';
import type { Space } from '../content/area.ts';
import type { Action } from './actions.ts';
import { depotsByLink, NO_LINK, networkAt, railwayName, siteOf } from './links.ts';
import { startRound } from './new-market.ts';
import {
  changePlayer,
  characterOf,
  clockwiseFrom,
  hasAbility,
  type Position,
  playerAt,
  priorityOf,
} from './position.ts';
import type { Decision } from './section.ts';
import { NO_GOODS } from './stock.ts';

/** Starting depots are placed from the last player to the first. */
export function beginDepots(p: Position): void {
  const queue = placingOrder(p);
  p.phase = { name: 'place-depot', seat: firstOf(queue), queue: queue.slice(1) };
}

function placingOrder(p: Position): readonly Seat[] {
  if (p.mode === 'basic') return clockwiseFrom(p, p.firstPlayer).toReversed();
  const seats = p.players.map((_, seat) => seat).toSorted((a, b) => priorityOf(p, b) - priorityOf(p, a));
  const early = seats.filter((seat) => hasAbility(p, seat, 'old-empire'));
  const others = seats.filter((seat) => !hasAbility(p, seat, 'old-empire'));
  const again = early.flatMap((seat) => new Array<Seat>((characterOf(p, seat)?.startDepots ?? 1) - 1).fill(seat));
  return [...early, ...others, ...again];
}

export const placeDepot: Decision<'place-depot'> = {
  legal(p) {
    const depots = depotsByLink(p);
    return networkAt(p).links.flatMap(({ spaces }, link) =>
      depots[link]?.length === 0 ? spaces.map((space): Action => ({ type: 'place-depot', space })) : [],
    );
  },

  check: (p, _phase, _seat, { space }) => checkSpace(p, space),

  play(p, phase, seat, { space }, chance) {
    const { depots, airship } = playerAt(p, seat);
    changePlayer(p, seat, { depots: [...depots, { space, goods: NO_GOODS }], airship: airship ?? space });
    chance.tell({ type: 'depot-placed', seat, space, ...siteOf(p, space) });
    const [next, ...queue] = phase.queue;
    if (next === undefined) startRound(p, chance);
    else p.phase = { ...phase, seat: next, queue };
    return 'waiting';
  },
};

function checkSpace(p: Position, space: Space): Violation | null {
  const network = networkAt(p);
  const link = network.linkAt[space] ?? NO_LINK;
  if (link === NO_LINK) {
    return refuse('setup.depot-on-link', 'A depot stands on a railway that joins two cities.');
  }
  return depotsByLink(p)[link]?.length === 0
    ? null
    : refuse(
        'setup.link-of-its-own',
        'There is a depot on the railway {link}: a starting depot needs a railway without any.',
        {
          link: railwayName(p, space),
        },
      );
}
