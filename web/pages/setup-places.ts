import type { Setup } from '@roundhouse/table-kit';

type Setups = readonly Setup<unknown>[];

function placeOf({ id, variant }: Setup<unknown>): string {
  return variant?.place ?? id;
}

/** One set-up for every place: the chosen one, or the one that is played the same way, or the first. */
export function onePerPlace(setups: Setups, chosen: Setup<unknown>): Setups {
  return [...new Set(setups.map(placeOf))].flatMap((place) => {
    const here = setups.filter((setup) => placeOf(setup) === place);
    const alike = here.find(({ variant }) => variant?.name.text === chosen.variant?.name.text);
    return here.find(({ id }) => id === chosen.id) ?? alike ?? here.slice(0, 1);
  });
}

/** The ways to play at the place of this set-up, itself among them. */
export function waysToPlay(setups: Setups, chosen: Setup<unknown>): Setups {
  return setups.filter((setup) => placeOf(setup) === placeOf(chosen));
}
