import { say, text } from '@roundhouse/kernel';
import type { Card } from '../../content/box.ts';

/** A card by how far it flies, its letter and its diamonds, and what else it brings. */
export function cardText({ id, letter, diamonds, move, actions, shipment, theft }: Card): string {
  const parts = [move === null ? 'no flight' : flightText(move)];
  if (actions > 1) parts.push(`${actions} actions`);
  if (shipment > 0) parts.push(`ships ${shipment} more`);
  if (theft > 0) parts.push(say(text('takes {theft, plural, one {# good} other {# goods}} of another', { theft })));
  return `${id} (${letter}${'◆'.repeat(diamonds)}: ${parts.join(', ')})`;
}

function flightText({ from, to, flights, straight }: NonNullable<Card['move']>): string {
  const length = from === to ? `flies ${to}` : `flies ${from} to ${to}`;
  return `${length}${straight ? ' straight on' : ''}${flights > 1 ? `, ${flights} times` : ''}`;
}
