import northeast from '../../content/maps/northeast.json' with { type: 'json' };
import { steam } from '../../index.ts';

export const SIX_SEATS = 'six-seats';

const file = {
  ...northeast,
  id: SIX_SEATS,
  name: 'Northeast for six',
  provenance: 'For tests only.',
  players: { min: 3, max: 6 },
  turns: { ...northeast.turns, 6: 7 },
};

/** The game with a map for six: it takes them, though neither of its own maps does. */
export const steamForSix = steam.content.with([{ json: file, source: 'the map for six' }]);
