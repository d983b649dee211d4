import type { Position } from '../../../rules/position.ts';

export function Ribbon({ position }: { readonly position: Position }) {
  return <span>{position.phase.name}</span>;
}
