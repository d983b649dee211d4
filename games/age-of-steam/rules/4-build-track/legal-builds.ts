import type { Hex } from '@roundhouse/hex';
import { type Build, type Orientation, Prospects } from '@roundhouse/rails';
import { TILES } from '../../content/components.ts';
import { judgeHex, judgeOnSpot } from './judge.ts';
import { type Site, tilesAvailable } from './site.ts';

/** With a disk on it, any tile may lie in a town. */
const prospects = new Prospects(TILES, { open: ({ kind }) => kind !== 'town', town: () => true });

/** Every build that the judge allows. */
export function legalBuilds(site: Site): Build[] {
  if (site.buildsLeft <= 0) return [];
  return prospects.builds({
    network: site.network,
    seat: site.seat,
    spotAt(hex) {
      const spot = judgeHex(site, hex);
      return 'rule' in spot ? null : spot;
    },
    pick: ({ hex }, tiles) => mostPlentiful(site, hex, tiles),
    allows: (spot, after, change) => judgeOnSpot(site, spot, after, change) === null,
  });
}

/** Four exits can be made by several tiles; the one of which most are left is offered, and `check` takes any. */
function mostPlentiful(site: Site, hex: Hex, tiles: readonly Orientation[]): Orientation | undefined {
  let best: Orientation | undefined;
  let most = 0;
  for (const tile of tiles) {
    const left = tilesAvailable(site, hex, tile);
    if (left > most) {
      best = tile;
      most = left;
    }
  }
  return best;
}
