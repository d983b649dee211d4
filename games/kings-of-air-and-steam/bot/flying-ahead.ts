import { itemAt } from '@roundhouse/kernel';
import type { Space } from '../content/area.ts';
import type { Card } from '../content/box.ts';
import { flightsFrom } from '../rules/move-and-action/flight-paths.ts';
import { rulesOfFlight } from '../rules/move-and-action/flight.ts';
import { sizeOf } from '../rules/stock.ts';
import { capacityOf, stowed } from './cargo-ahead.ts';
import type { Outlook } from './outlook.ts';
import type { Prospect } from './prospect.ts';
import { lootAt } from './theft-ahead.ts';
import { whereabouts } from './worth.ts';

/** Where the airship could go with a card, and what it would load or unload there. */
export function flightsAhead(outlook: Outlook, prospect: Prospect, card: Card): Prospect[] {
  const { p, seat, area } = outlook;
  const flights = flightsFrom(area, prospect.space, rulesOfFlight(p, seat, card));
  const spaces = flights.length === 0 ? [prospect.space] : flights.map(({ to }) => to);
  return chosenSpaces(outlook, prospect, card, spaces).map((to) => flownTo(outlook, prospect, to));
}

function flownTo(outlook: Outlook, prospect: Prospect, to: Space): Prospect {
  return stowed(outlook, { ...prospect, space: to, first: prospect.first ?? { type: 'fly', to } });
}

/** The places where there is something to do, and of the others the best one on the way to somewhere. */
function chosenSpaces(
  outlook: Outlook,
  prospect: Prospect,
  { theft }: Card,
  spaces: readonly Space[],
): readonly Space[] {
  const chosen: Space[] = [];
  const worthAt = whereabouts(outlook, prospect);
  const mayBeUseful = usefulness(outlook, prospect);
  let stopover: { readonly space: Space; readonly worth: number } | undefined;
  for (const space of spaces) {
    const hasLoot = theft > 0 && lootAt(outlook, prospect, space) !== undefined;
    if (hasLoot || mayBeUseful(space)) chosen.push(space);
    else {
      const worth = worthAt(space);
      if (stopover === undefined || worth > stopover.worth) stopover = { space, worth };
    }
  }
  if (stopover !== undefined) chosen.push(stopover.space);
  return chosen;
}

/** Whether there is something to load or to unload on a space. */
export function usefulness(outlook: Outlook, prospect: Prospect): (space: Space) => boolean {
  const { hold, depots, factories } = prospect;
  const laden = sizeOf(hold);
  const hasRoom = laden < capacityOf(outlook, prospect);
  return (space) => {
    if (laden > 0 && depots.some((depot) => depot.space === space)) return true;
    if (!hasRoom) return false;
    const factory = outlook.area.factoryAt.get(space);
    return factory !== undefined && itemAt(factories, factory) > 0;
  };
}
