import type { Words } from '@roundhouse/ui';
import type { RailDesk, RailPosition } from '../desk.ts';
import type { HexTarget } from '../targets.ts';
import type { Ends } from './use-rail-could.ts';

/** The places between which track can be looked for: they are looked at only, and no choices of the game. */
export function placeTargets<P extends RailPosition>(
  desk: RailDesk<P>,
  p: P,
  { from, to }: Ends,
  { t }: Words,
): readonly HexTarget[] {
  const { cities, towns } = desk.chartOf(p);
  return [...cities, ...towns].map(({ hex, name }) => ({
    spot: hex,
    kind: 'city',
    chosen: hex === from || hex === to,
    aside: true,
    label: t('Track from or to {place}', { place: name }),
  }));
}
