import { itemAt } from '@roundhouse/kernel';
import type { Card, CardId } from '../content/box.ts';
import { findCard } from '../content/boxes.ts';
import { SOCKETS } from '../content/components.ts';
import { hasAbility, playerAt, type Step } from '../rules/position.ts';
import type { Stock } from '../rules/stock.ts';
import { actionsAhead, deckAhead } from './acting-ahead.ts';
import { stowed } from './cargo-ahead.ts';
import { flightsAhead } from './flying-ahead.ts';
import type { Outlook } from './outlook.ts';
import type { Prospect, Taking } from './prospect.ts';
import { shipmentsAhead } from './shipping-ahead.ts';
import { looted } from './theft-ahead.ts';
import { worthOf } from './worth.ts';

/**
 * What the rest of a turn and the cycles after it can best lead to, best first. `known`: the cards of the sockets, as far as
 * they are planned; null where a card was lost.
 */
export function bestProspects(
  outlook: Outlook,
  now: readonly Prospect[],
  cycles: number,
  known: readonly (CardId | null)[],
): readonly Prospect[] {
  let prospects = fittest(outlook, now, outlook.beam);
  for (let cycle = SOCKETS - cycles; cycle < SOCKETS; cycle++) {
    prospects = turnsAhead(outlook, prospects, cycle, known[cycle]);
  }
  return prospects;
}

/** Of all that a card could move to, so many for each prospect that is followed are thought about further. */
const MOVES_PER_PROSPECT = 2;

/** What one turn can best come to. */
function turnsAhead(
  outlook: Outlook,
  prospects: readonly Prospect[],
  socket: number,
  planned: CardId | null | undefined,
): readonly Prospect[] {
  const takings = outlook.takings.filter((taking) => taking.socket === socket);
  const resting: Prospect[] = [];
  const moved: Moved[] = [];
  for (const prospect of prospects) {
    const allowed = deckAhead(outlook, prospect);
    const cards = planned === undefined ? allowed : allowed.filter((card) => card === planned);
    // A card that bears too many diamonds costs the turn.
    if (cards.length === 0) resting.push(prospect);
    else moved.push(...movesWith(outlook, prospect, cards, takings));
  }
  const acted = promising(outlook, moved).flatMap(({ card, after }) => {
    const ways = actsAhead(outlook, after, card);
    const later = takings.filter(({ letter }) => letter >= card.letter);
    return later.length === 0 ? ways : ways.map((one) => ({ ...one, factories: leftBy(later, one.factories) }));
  });
  return fittest(outlook, [...resting, ...acted], outlook.beam);
}

/** Where a card has led to, before anything is done there. */
interface Moved {
  readonly card: Card;
  readonly after: Prospect;
}

/** Those that are best already, and those whose card brings more than one action. */
function promising(outlook: Outlook, moved: readonly Moved[]): readonly Moved[] {
  const most = outlook.beam * MOVES_PER_PROSPECT;
  if (moved.length <= most) return moved;
  const best = new Set(
    fittest(
      outlook,
      moved.map(({ after }) => after),
      most,
    ),
  );
  return moved.filter(
    ({ card, after }) => best.has(after) || card.actions !== 1 || card.shipment > 0 || card.theft > 0,
  );
}

/** The best of them, each place and plan once. */
function fittest(outlook: Outlook, prospects: readonly Prospect[], most: number): readonly Prospect[] {
  const valued = prospects.map((prospect) => ({ prospect, worth: worthOf(outlook, prospect) }));
  valued.sort((a, b) => b.worth - a.worth);
  const kept: Prospect[] = [];
  const seen = new Set<string>();
  for (const { prospect, worth } of valued) {
    const key = `${worth.toFixed(3)}/${prospect.space}/${prospect.diamonds}`;
    if (seen.has(key)) continue;
    seen.add(key);
    kept.push(prospect);
    if (kept.length === most) break;
  }
  return kept;
}

/** Where a seat can move with one of these cards, each place once. */
function movesWith(
  outlook: Outlook,
  prospect: Prospect,
  cards: readonly CardId[],
  takings: readonly Taking[],
): Iterable<Moved> {
  const { p, seat } = outlook;
  const { team } = playerAt(p, seat);
  const moved = new Map<string, Moved>();
  for (const id of cards) {
    const card = findCard(p, team, id);
    if (card === undefined) continue;
    const revealed = {
      ...prospect,
      factories: leftBy(
        takings.filter(({ letter }) => letter < card.letter),
        prospect.factories,
      ),
      diamonds: prospect.diamonds + card.diamonds,
      spent: [...prospect.spent, id],
      cards: [...prospect.cards, id],
    };
    for (const after of movesAhead(outlook, revealed, card)) {
      const key = keyOf(card, after);
      const known = moved.get(key);
      if (known === undefined || known.after.diamonds > after.diamonds) moved.set(key, { card, after });
    }
  }
  return moved.values();
}

/** What factories have left when others have been there. */
function leftBy(takings: readonly Taking[], factories: readonly number[]): readonly number[] {
  if (takings.length === 0) return factories;
  const left = [...factories];
  for (const { factory } of takings) left[factory] = Math.max(0, itemAt(left, factory) - 1);
  return left;
}

/** Ways to the same place are alike, but for what else the card brings. */
function keyOf({ actions, shipment, theft }: Card, { space, hold, depots }: Prospect): string {
  return `${space}/${actions}/${shipment}/${theft}/${wordFor(hold)}/${depotsWord(depots)}`;
}

const words = new WeakMap<Stock, string>();
const depotWords = new WeakMap<Prospect['depots'], string>();

/** The same word for the same goods. */
function wordFor(goods: Stock): string {
  const known = words.get(goods) ?? Object.values(goods).join();
  words.set(goods, known);
  return known;
}

function depotsWord(depots: Prospect['depots']): string {
  const known = depotWords.get(depots) ?? depots.map(({ goods }) => wordFor(goods)).join('/');
  depotWords.set(depots, known);
  return known;
}

function movesAhead(outlook: Outlook, prospect: Prospect, card: Card): Prospect[] {
  if (card.move === null) return [prospect];
  const isPilot = hasAbility(outlook.p, outlook.seat, 'expert-pilot');
  let moved: Prospect[] = [prospect];
  for (let flight = 0; flight < card.move.flights; flight++) {
    moved = moved.flatMap((one) => flightsAhead(outlook, isPilot ? stowed(outlook, one) : one, card));
  }
  return moved;
}

function actsAhead(outlook: Outlook, prospect: Prospect, { actions, shipment, theft }: Card): Prospect[] {
  let acted: Prospect[] = [theft > 0 ? looted(outlook, prospect) : prospect];
  if (shipment > 0) acted = acted.flatMap((one) => [one, ...shipmentsAhead(outlook, one, shipment)]);
  for (let action = 0; action < actions; action++) acted = acted.flatMap((one) => actionsAhead(outlook, one));
  return withSecondAction(outlook, acted);
}

/** I.S.A.A.C. acts twice where that is worth a token. */
function withSecondAction(outlook: Outlook, acted: readonly Prospect[]): Prospect[] {
  if (!hasAbility(outlook.p, outlook.seat, 'perpetual-motion')) return [...acted];
  const again = fittest(outlook, acted, Math.ceil(outlook.beam / 4)).flatMap((one) =>
    one.tokens === 0 ? [] : actionsAhead(outlook, one).map((two) => ({ ...two, tokens: one.tokens - 1 })),
  );
  return [...acted, ...again];
}

/** The steps that are left of the own turn, carried out in every way worth a thought. */
export function restOfTurn(outlook: Outlook, prospect: Prospect, steps: readonly Step[]): Prospect[] {
  let now: Prospect[] = [prospect];
  for (const step of steps) {
    if (step.seat !== outlook.seat) continue;
    now = [
      ...fittest(
        outlook,
        now.flatMap((one) => stepAhead(outlook, one, step)),
        outlook.beam,
      ),
    ];
  }
  return now;
}

function stepAhead(outlook: Outlook, prospect: Prospect, step: Step): Prospect[] {
  const { p, seat } = outlook;
  switch (step.name) {
    case 'flight': {
      const card = findCard(p, playerAt(p, seat).team, step.card);
      return card === undefined ? [prospect] : flightsAhead(outlook, prospect, card);
    }
    case 'cargo':
      return [stowed(outlook, prospect)];
    case 'extra-shipment':
      return [
        { ...prospect, first: prospect.first ?? { type: 'go-on' } },
        ...shipmentsAhead(outlook, prospect, step.goods),
      ];
    case 'steal-good':
      return [looted(outlook, prospect)];
    case 'action':
      return actionsAhead(outlook, prospect);
    case 'second-action':
      return [{ ...prospect, first: prospect.first ?? { type: 'go-on' } }, ...withTokenSpent(outlook, prospect)];
    default:
      return [prospect];
  }
}

function withTokenSpent(outlook: Outlook, prospect: Prospect): Prospect[] {
  if (prospect.tokens === 0) return [];
  return actionsAhead(outlook, prospect).map((one) => ({ ...one, tokens: prospect.tokens - 1 }));
}
