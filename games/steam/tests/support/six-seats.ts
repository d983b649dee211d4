import northeast from '../../content/maps/northeast.json' with { type: 'json' };
import { registerMap } from '../../index.ts';

/** A map for six: the game takes them, though neither of its own maps does. */
export const SIX_SEATS = registerMap(
  {
    ...northeast,
    id: 'six-seats',
    name: 'Northeast for six',
    provenance: 'For tests only.',
    players: { min: 3, max: 6 },
    turns: { ...northeast.turns, 6: 7 },
  },
  'the map for six',
).id;
