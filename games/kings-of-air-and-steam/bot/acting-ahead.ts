import { entryOf, itemAt } from '@roundhouse/kernel';
import type { CardId } from '../content/box.ts';
import { findCard } from '../content/boxes.ts';
import { COSTS, DEPOTS_PER_PLAYER, type Good, GOODS, SOLICITED_FUNDS } from '../content/components.ts';
import { newLinks } from '../rules/abilities/new-construction.ts';
import { linkAt } from '../rules/links.ts';
import { mayEnd } from '../rules/move-and-action/flight-paths.ts';
import { airshipAt, characterOf, hasAbility, type NewLink, playerAt, trainAt } from '../rules/position.ts';
import { changed, kindsIn, NO_GOODS } from '../rules/stock.ts';
import { stowed } from './cargo-ahead.ts';
import { flightsAhead, usefulness } from './flying-ahead.ts';
import { airshipIn, type Outlook } from './outlook.ts';
import { type Prospect, rebuilt, withDepot } from './prospect.ts';
import { shipmentsAhead } from './shipping-ahead.ts';
import { sitesFor } from './sites.ts';
import { saleOf } from './worth.ts';

/** What could be done as an action, as far as it is worth a thought. */
export function actionsAhead(outlook: Outlook, prospect: Prospect): Prospect[] {
  return [
    { ...prospect, cash: prospect.cash + SOLICITED_FUNDS, first: prospect.first ?? { type: 'solicit-funds' } },
    ...shipmentsAhead(outlook, prospect),
    ...depotsAhead(outlook, prospect),
    ...upgradesAhead(outlook, prospect),
    ...adjustmentsAhead(outlook, prospect),
    ...powersAhead(outlook, prospect),
  ];
}

function depotsAhead(outlook: Outlook, prospect: Prospect): Prospect[] {
  const { p, seat } = outlook;
  const { depots, cash } = prospect;
  if (depots.length >= DEPOTS_PER_PLAYER) return [];
  const discount = characterOf(p, seat)?.depotDiscount ?? 0;
  const found: Prospect[] = [];
  for (const space of sitesFor(outlook)) {
    const link = linkAt(p, space);
    if (depots.some((depot) => depot.space === space)) continue;
    const isFirst = outlook.onLinks[link]?.length === 0 && !depots.some((depot) => linkAt(p, depot.space) === link);
    const cost = (isFirst ? COSTS.firstDepotOnLink : COSTS.furtherDepotOnLink) - discount;
    if (cost > cash) continue;
    found.push(withDepot(outlook, prospect, space, cost));
  }
  return found;
}

function upgradesAhead(outlook: Outlook, prospect: Prospect): Prospect[] {
  const { airshipLevel, trainLevel, cash } = prospect;
  const airship = airshipAt(outlook.p, outlook.seat, airshipLevel + 1);
  const train = trainAt(outlook.p, trainLevel + 1);
  const found: Prospect[] = [];
  if (airship !== null && airship.cost <= cash) {
    const first = prospect.first ?? { type: 'upgrade-airship' };
    found.push({ ...prospect, airshipLevel: airshipLevel + 1, cash: cash - airship.cost, first });
  }
  if (train !== null && train.cost <= cash) {
    const first = prospect.first ?? { type: 'upgrade-train' };
    found.push(rebuilt(outlook, { ...prospect, trainLevel: trainLevel + 1, cash: cash - train.cost, first }));
  }
  return found;
}

function adjustmentsAhead(outlook: Outlook, prospect: Prospect): Prospect[] {
  const { area } = outlook;
  const isUseful = usefulness(outlook, prospect);
  return itemAt(area.neighbours, prospect.space)
    .filter((to) => mayEnd(area, to) && isUseful(to))
    .map((to) => stowed(outlook, { ...prospect, space: to, first: prospect.first ?? { type: 'adjust-route', to } }));
}

function powersAhead(outlook: Outlook, prospect: Prospect): Prospect[] {
  const { p, seat } = outlook;
  if (hasAbility(p, seat, 'transmogrify')) return transmogrificationsAhead(outlook, prospect);
  if (hasAbility(p, seat, 'new-construction')) return railwaysAhead(outlook, prospect);
  if (hasAbility(p, seat, 'expert-mechanic')) return extraFlightsAhead(outlook, prospect);
  return [];
}

/** In every depot: the good that earns least becomes two of the good that earns most. */
function transmogrificationsAhead(outlook: Outlook, prospect: Prospect): Prospect[] {
  const { depots, tokens } = prospect;
  if (tokens === 0) return [];
  return depots.flatMap((depot, index) => {
    const kinds = kindsIn(depot.goods);
    const eachOf = (good: Good): number => saleOf(outlook, prospect, index, good).each;
    const good = kinds.toSorted((a, b) => eachOf(a) - eachOf(b))[0];
    const into = GOODS.toSorted((a, b) => eachOf(b) - eachOf(a)).find((one) => one !== good);
    if (good === undefined || into === undefined || eachOf(into) === 0) return [];
    const goods = changed(changed(depot.goods, good, -1), into, 2);
    const first = prospect.first ?? { type: 'transmogrify', at: depot.space, good, into };
    return [{ ...prospect, depots: depots.with(index, { ...depot, goods }), tokens: tokens - 1, first }];
  });
}

const MOST_RAILWAYS = 3;

/** The shortest new railways; the free depot goes to their middle. */
function railwaysAhead(outlook: Outlook, prospect: Prospect): Prospect[] {
  const { p, seat, area } = outlook;
  const { tokens, cash, depots } = prospect;
  if (depots.length >= DEPOTS_PER_PLAYER || prospect.newLinks !== p.newLinks) return [];
  const each = characterOf(p, seat)?.costPerTile ?? 0;
  return newLinks(p, seat)
    .flatMap((action) => (action.type === 'build-link' ? [action] : []))
    .filter(({ path }) => path.length - 2 <= tokens && (path.length - 2) * each <= cash)
    .toSorted((a, b) => a.path.length - b.path.length)
    .slice(0, MOST_RAILWAYS)
    .map((action) => {
      const spaces = action.path.slice(1, -1);
      const cityAt = (index: number): number => entryOf(area.cityAt, itemAt(action.path, index));
      const link: NewLink = { seat, ends: [cityAt(0), cityAt(action.path.length - 1)], spaces };
      const built = [...depots, { space: itemAt(spaces, Math.floor(spaces.length / 2)), goods: NO_GOODS }];
      return rebuilt(outlook, {
        ...prospect,
        newLinks: [...prospect.newLinks, link],
        depots: built,
        tokens: tokens - spaces.length,
        cash: cash - spaces.length * each,
        first: prospect.first ?? action,
      });
    });
}

/** Eli Diamond: another flight, to where there is something to do. */
function extraFlightsAhead(outlook: Outlook, prospect: Prospect): Prospect[] {
  return deckAhead(outlook, prospect).flatMap((id) => {
    const card = findCard(outlook.p, playerAt(outlook.p, outlook.seat).team, id);
    if (card === undefined || card.move === null) return [];
    const flying = {
      ...prospect,
      spent: [...prospect.spent, id],
      diamonds: prospect.diamonds + card.diamonds,
      first: prospect.first ?? { type: 'extra-flight' as const, card: id },
    };
    return flightsAhead(outlook, flying, card).filter(({ hold }) => hold !== prospect.hold);
  });
}

/** The different cards that are in the deck and do not bear too many diamonds. */
export function deckAhead(outlook: Outlook, { spent, diamonds, airshipLevel }: Prospect): CardId[] {
  const rating = airshipIn(outlook, airshipLevel).diamonds;
  const allowed: CardId[] = [];
  for (const { id, card, copies } of outlook.deck) {
    if (diamonds + card.diamonds > rating) continue;
    if (copies > spent.filter((one) => one === id).length) allowed.push(id);
  }
  return allowed;
}
