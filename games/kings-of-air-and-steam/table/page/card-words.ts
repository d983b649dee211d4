import { type Text, text } from '@roundhouse/kernel';
import type { Card } from '../../content/box.ts';

/** How far a card flies, as short as it stands on the card. */
export function distanceSign({ move }: Card): string {
  if (move === null) return '–';
  const { from, to, flights } = move;
  const once = from === to ? `${to}` : `${from}–${to}`;
  return new Array<string>(flights).fill(once).join('+');
}

/** How far a card flies, in words. */
export function flightWords({ move }: Card): Text {
  if (move === null) return text('No flight');
  const { from, to, flights, straight } = move;
  if (straight) return text('Fly {to, plural, one {# space} other {# spaces}} straight on', { to });
  if (flights > 1)
    return text('Fly {to, plural, one {# space} other {# spaces}}, {flights, plural, one {# time} other {# times}}', {
      to,
      flights,
    });
  if (from !== to) return text('Fly {from} to {to, plural, one {# space} other {# spaces}}', { from, to });
  if (to === 0) return text('Stay in place');
  return text('Fly {to, plural, one {one space} other {# spaces}}', { to });
}

/** What a special card brings besides its flight; null for every other card. */
export function effectWords({ actions, shipment, theft }: Card): Text | null {
  if (actions > 1) return text('{actions, plural, one {# action} other {# actions}}', { actions });
  if (shipment > 0)
    return text('ship {shipment, plural, one {# good} other {# goods}} before your action', { shipment });
  return theft > 0 ? text('take {theft, plural, one {# good} other {# goods}} of another player', { theft }) : null;
}

/** The same as it stands on the card, where there is little room. */
export function effectSign({ move, actions, shipment, theft }: Card): Text | null {
  if (actions > 1) return text('{actions, plural, one {# action} other {# actions}}', { actions });
  if (shipment > 0) return text('ship {shipment}', { shipment });
  if (theft > 0) return text('take {theft}', { theft });
  return move?.straight === true ? text('straight') : null;
}
