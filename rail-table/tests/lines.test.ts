import { polyline } from '@roundhouse/svg';
import { hexCentre } from '@roundhouse/rail-art';
import { ofType } from '@roundhouse/table-kit';
import { describe, expect, it } from 'vitest';
import { lineOverLinks } from '../board/link-lines.ts';
import { linksOfJourney, storyOf } from '../board/motion.ts';
import { desk, recorded } from './support/recorded.ts';

const moments = recorded();
const end = moments.at(-1)?.position ?? moments[0]?.position;
if (end === undefined) throw new RangeError('the game is empty');
const chart = desk.chartOf(end);
const network = desk.networkAt(end);
const middle = (hex: number) => hexCentre(chart.grid, hex);

/** From the middle of a hex to that of the next. */
const STEP = (() => {
  const [one = 0] = chart.topology.ground.keys();
  const away = [...chart.topology.ground.keys()]
    .filter((hex) => hex !== one)
    .map((hex) => Math.hypot(middle(hex).x - middle(one).x, middle(hex).y - middle(one).y));
  return Math.min(...away);
})();

describe('a line over links', () => {
  const starts = chart.cities.map(({ hex }) => hex);
  const pairs = starts.flatMap((start) => network.connections(start).map((link) => ({ start, link })));

  it('goes from the middle of one place to that of the next, and never jumps', () => {
    expect(pairs.filter(({ link }) => link.run.segments.length > 2).length).toBeGreaterThan(5);
    for (const { start, link } of pairs) {
      const line = lineOverLinks(chart, start, [link]);
      expect(line[0]).toEqual(middle(start));
      expect(line.at(-1)).toEqual(middle(link.to));
      for (const [index, point] of line.slice(1).entries()) {
        const before = line[index] ?? point;
        expect(Math.hypot(point.x - before.x, point.y - before.y)).toBeLessThan(STEP * 0.9);
      }
    }
  });

  it('is the same way back, the other way round', () => {
    for (const { start, link } of pairs) {
      const back = network.connections(link.to).find(({ run }) => run === link.run);
      if (back === undefined || back.to !== start) continue;
      expect(lineOverLinks(chart, link.to, [back])).toEqual(lineOverLinks(chart, start, [link]).toReversed());
    }
  });

  it('goes on from where the last link led', () => {
    const twice = pairs.flatMap(({ start, link }) =>
      network.connections(link.to).map((next) => ({ start, link, next })),
    );
    expect(twice.length).toBeGreaterThan(0);
    for (const { start, link, next } of twice) {
      expect(lineOverLinks(chart, start, [link, next])).toEqual([
        ...lineOverLinks(chart, start, [link]),
        ...lineOverLinks(chart, link.to, [next]).slice(1),
      ]);
    }
  });
});

describe('the journey of a cube', () => {
  const journeys = moments.flatMap(({ position, events }) =>
    ofType(events, 'goods-moved').map((journey) => ({ position, journey })),
  );

  it('leads over the links of those who earned by it, from place to place', () => {
    expect(journeys.length).toBeGreaterThan(10);
    for (const { position, journey } of journeys) {
      const links = linksOfJourney(desk, position, journey);
      expect(links.map(({ to }) => to)).toEqual(journey.places.slice(1));
      expect(links.map(({ owner }) => owner)).toEqual(journey.owners);
    }
  });

  it('is told as a cube along the line, longer the more links there are; then rings where something is new', () => {
    const [first] = journeys.toSorted((one, other) => other.journey.owners.length - one.journey.owners.length);
    if (first === undefined) throw new RangeError('nothing was moved');
    const { position, journey } = first;
    expect(journey.owners.length).toBeGreaterThan(1);
    const { carried, landed } = storyOf(desk, position, { journey, landed: [3, 4, 3] }, 'day');
    const line = lineOverLinks(chart, journey.places[0] ?? 0, linksOfJourney(desk, position, journey));
    expect(carried?.path).toBe(polyline(line));
    expect(carried?.ms).toBe(260 * journey.owners.length);
    expect(landed).toEqual([middle(3), middle(4)]);
    expect(storyOf(desk, position, { journey: null, landed: [] }, 'day')).toEqual({ carried: null, landed: [] });
  });
});
