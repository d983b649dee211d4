import { text } from '@roundhouse/kernel';
import { drawExamples, RAIL_EXAMPLES } from '@roundhouse/rail-art';
import type { Figure } from '@roundhouse/table-kit';

/** The pictures in the rules: a few hexes each, drawn as the map is. */
export const figures: readonly Figure[] = [
  {
    rule: 'build-track.links',
    words: text(
      'The red line joins Ashford and Brill: it is a completed link. The blue track has an open end and is unfinished.',
    ),
    draw: (theme) => drawExamples([RAIL_EXAMPLES.links], theme),
  },
  {
    rule: 'build-track.own-connection',
    words: text(
      'This track starts at Ashford, a city, so anybody may build it. Where its open end points, only its owner may go on.',
    ),
    draw: (theme) => drawExamples([RAIL_EXAMPLES.openEnd], theme),
  },
  {
    rule: 'build-track.town-exits',
    words: text('Three exits of the town Dell. Each is a piece of track of its own: two are red, one is blue.'),
    draw: (theme) => drawExamples([RAIL_EXAMPLES.town], theme),
  },
  {
    rule: 'build-track.losing',
    words: text('Unfinished track that its owner did not extend in this build belongs to nobody any more.'),
    draw: (theme) => drawExamples([RAIL_EXAMPLES.openEnd, RAIL_EXAMPLES.lostEnd], theme),
  },
  {
    rule: 'build-track.crossing',
    words: text('A second track crosses over the first on the same hex. The two are not joined.'),
    draw: (theme) => drawExamples([RAIL_EXAMPLES.crossing], theme),
  },
  {
    rule: 'build-track.coexisting',
    words: text('Two tracks pass each other on one hex without touching.'),
    draw: (theme) => drawExamples([RAIL_EXAMPLES.coexisting], theme),
  },
  {
    rule: 'build-track.redirecting',
    words: text('The open end is turned: before, it led north-east; now it reaches Carne, and the link is complete.'),
    draw: (theme) => drawExamples([RAIL_EXAMPLES.openEnd, RAIL_EXAMPLES.turnedEnd], theme),
  },
  {
    rule: 'build-track.placing-cost',
    words: text('The same simple tile on an empty hex: $2 on plain land, $3 on a river, $4 in mountains.'),
    draw: (theme) => drawExamples([RAIL_EXAMPLES.grounds], theme),
  },
  {
    rule: 'new-city.pointing-track',
    words: text(
      'The track runs up to the town Brill, where no tile lies. When a New City is placed there, it has arrived: the link is complete.',
    ),
    draw: (theme) => drawExamples([RAIL_EXAMPLES.pointing, RAIL_EXAMPLES.urbanized], theme),
  },
  {
    rule: 'move-goods.income',
    words: text(
      'A red cube goes from Ashford by Brill to Carne. It uses a red and a blue link: one income for each of the two owners.',
    ),
    draw: (theme) => drawExamples([RAIL_EXAMPLES.journey], theme),
  },
  {
    rule: 'move-goods.first-matching-city',
    words: text('A red cube from Ashford stops in Brill, the first red city that it enters. It cannot go on to Carne.'),
    draw: (theme) => drawExamples([RAIL_EXAMPLES.stopping], theme),
  },
];
