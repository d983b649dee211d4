import { type Build, Prospects } from '@roundhouse/rails';
import { TILES } from '../../content/components.ts';
import { judgeHex, judgeOnSpot } from './judge.ts';
import type { Site } from './site.ts';

const prospects = new Prospects(TILES, { open: ({ kind }) => kind !== 'town', town: ({ kind }) => kind === 'town' });

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
    pick: (_spot, [first]) => first,
    allows: (spot, after, change) => judgeOnSpot(site, spot, after, change) === null,
  });
}
