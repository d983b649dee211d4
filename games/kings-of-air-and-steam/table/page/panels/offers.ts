import { itemAt, type Seat, type Text, text, type Violation } from '@roundhouse/kernel';
import { areaOf } from '../../../content/area.ts';
import { DEPOTS_PER_PLAYER, type Good, GOODS, SOLICITED_FUNDS } from '../../../content/components.ts';
import type { Action } from '../../../rules/actions.ts';
import { cardsLeft } from '../../../rules/deck.ts';
import { kingsOfAirAndSteam } from '../../../rules/game.ts';
import { depotsByLink, linkAt, networkAt } from '../../../rules/links.ts';
import { depotCost, depotSpaces } from '../../../rules/move-and-action/build-depot.ts';
import { airshipSpace } from '../../../rules/move-and-action/flight.ts';
import { airshipAt, characterOf, type Position, playerAt, trainAt, trainRating } from '../../../rules/position.ts';
import { kindsIn } from '../../../rules/stock.ts';
import type { Tool } from '../pointing.ts';

/** An action on the bar: what it costs or brings, and why it is not possible. */
export interface Offer {
  readonly tool: Tool;
  readonly possible: boolean;
  readonly terms: Text;
  readonly whyNot: Violation | null;
}

const ACTIONS: readonly Tool[] = [
  'build-depot',
  'upgrade-airship',
  'upgrade-train',
  'ship',
  'adjust-route',
  'solicit-funds',
];

/** The six actions, and what the character adds to them. */
export function offersOf(p: Position, seat: Seat, legal: readonly Action[]): readonly Offer[] {
  return [...ACTIONS, ...powersOf(p, seat)].map((tool) => {
    const possible = legal.some(({ type }) => type === tool);
    return {
      tool,
      possible,
      terms: termsOf(p, seat, tool),
      whyNot: possible ? null : whyNot(p, seat, tool),
    };
  });
}

function powersOf(p: Position, seat: Seat): readonly Tool[] {
  switch (characterOf(p, seat)?.ability) {
    case 'transmogrify':
      return ['transmogrify'];
    case 'new-construction':
      return ['build-link'];
    case 'expert-mechanic':
      return ['extra-flight'];
    default:
      return [];
  }
}

export function termsOf(p: Position, seat: Seat, tool: Tool): Text {
  const { airshipLevel, trainLevel, tokens } = playerAt(p, seat);
  switch (tool) {
    case 'build-depot':
      return depotTerms(p, seat);
    case 'upgrade-airship': {
      const next = airshipAt(p, seat, airshipLevel + 1);
      return next === null ? text('the last level') : text('${cost}: ◆{diamonds}, cargo {cargo}', next);
    }
    case 'upgrade-train': {
      const next = trainAt(p, trainLevel + 1);
      return next === null
        ? text('the last level')
        : text('${cost}: {rating, plural, one {# stop} other {# stops}}', next);
    }
    case 'ship':
      return text('up to {rating, plural, one {# stop} other {# stops}}', { rating: trainRating(p, seat) });
    case 'adjust-route':
      return text('fly one space');
    case 'solicit-funds':
      return text('+${amount}', { amount: SOLICITED_FUNDS });
    case 'build-link':
      return text('${cost} a tile, {tokens} left', { cost: characterOf(p, seat)?.costPerTile ?? 0, tokens });
    case 'transmogrify':
      return text('{tokens, plural, one {# token} other {# tokens}} left', { tokens });
    case 'extra-flight':
      return text('a card from your deck');
  }
}

function depotTerms(p: Position, seat: Seat): Text {
  const costs = depotSpaces(p, seat).map((space) => depotCost(p, seat, linkAt(p, space)));
  if (costs.length === 0) return refusedTerms(p, seat);
  const [least, most] = [Math.min(...costs), Math.max(...costs)];
  return least === most ? text('${least}', { least }) : text('${least} or ${most}', { least, most });
}

/** What a depot would cost that cannot be paid. */
function refusedTerms(p: Position, seat: Seat): Text {
  if (playerAt(p, seat).depots.length >= DEPOTS_PER_PLAYER) return text('all are built');
  const taken = depotsByLink(p);
  const costs = networkAt(p).links.flatMap(({ spaces }, link) =>
    spaces.length > itemAt(taken, link).length ? [depotCost(p, seat, link)] : [],
  );
  return costs.length === 0 ? text('no plot is free') : text('${least} at least', { least: Math.min(...costs) });
}

/** The rule against an action, asked of the likeliest attempts at it. */
function whyNot(p: Position, seat: Seat, tool: Tool): Violation | null {
  const refusals = attempts(p, seat, tool).map((action) => kingsOfAirAndSteam.check(p, seat, action));
  return refusals.find((refusal) => refusal !== null && refusal.rule !== 'build-depot.one-on-a-space') ?? null;
}

function attempts(p: Position, seat: Seat, tool: Tool): readonly Action[] {
  switch (tool) {
    case 'build-depot':
      return networkAt(p).links.flatMap(({ spaces }) => spaces.map((space): Action => ({ type: tool, space })));
    case 'upgrade-airship':
    case 'upgrade-train':
    case 'solicit-funds':
      return [{ type: tool }];
    case 'ship':
      return shipments(p, seat);
    case 'adjust-route':
      return [{ type: tool, to: airshipSpace(p, seat) }];
    case 'build-link':
      return [
        {
          type: tool,
          path: areaOf(p)
            .cities.slice(0, 2)
            .map(({ space }) => space),
        },
      ];
    case 'transmogrify':
      return GOODS.map(
        (good): Action => ({ type: tool, at: 'hold', good, into: good === 'food' ? 'textiles' : 'food' }),
      );
    case 'extra-flight':
      return cardsLeft(p, seat).map((card): Action => ({ type: tool, card }));
  }
}

/** What is stored, to a city that wants it; with nothing stored, the attempt says so. */
function shipments(p: Position, seat: Seat): readonly Action[] {
  const { depots } = playerAt(p, seat);
  const stored = depots.flatMap(({ space, goods }) => kindsIn(goods).map((good) => ({ from: space, good })));
  const tried =
    stored.length > 0 ? stored : depots.slice(0, 1).map(({ space }) => ({ from: space, good: wantedBy(p) }));
  return tried.map(({ from, good }): Action => {
    const city = Math.max(
      0,
      p.cities.findIndex(({ wants }) => wants === good),
    );
    return { type: 'ship', from, good, count: 1, odd: null, to: { city } };
  });
}

function wantedBy(p: Position): Good {
  return p.cities.find(({ wants }) => wants !== null)?.wants ?? 'food';
}
