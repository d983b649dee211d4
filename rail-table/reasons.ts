import { type Seat, type Text, text } from '@roundhouse/kernel';
import type { Connection, Run } from '@roundhouse/rails';
import type { Ahead, Outlook } from '@roundhouse/table-kit';
import { movesIn } from './actions.ts';
import { linksOf } from './deliveries.ts';
import type { GoodOf, RailDesk, RailPosition } from './desk.ts';

/** What building does for a seat beyond what is told of it: the cubes that could go over the links that it completes. */
export function railReasons<P extends RailPosition>(
  desk: RailDesk<P>,
  ahead: Pick<Ahead<P>, 'supposed'>,
  { before, after }: Pick<Outlook<P>, 'before' | 'after'>,
  seat: Seat,
): readonly Text[] {
  const known = new Set(linksIn(desk, before, seat).map(nameOf));
  return linksIn(desk, after, seat)
    .filter((link) => !known.has(nameOf(link)))
    .flatMap((link) => {
      const cubes = cubesOver(desk, ahead, after, seat, link);
      if (cubes === 0) return [];
      return [
        text('{cubes, plural, one {One cube} other {# cubes}} can go over {from} – {to} next.', {
          cubes,
          from: desk.placeName(after, link.from.place),
          to: desk.placeName(after, link.to.place),
        }),
      ];
    });
}

/** The completed links of a seat, each once. */
function linksIn<P extends RailPosition>(desk: RailDesk<P>, p: P, seat: Seat): readonly Run[] {
  const { cities, towns } = desk.chartOf(p);
  const network = desk.networkAt(p);
  const links = [...cities, ...towns].flatMap(({ hex }): readonly Connection[] => network.connections(hex));
  return [...new Set(links.flatMap(({ owner, run }) => (owner === seat ? [run] : [])))];
}

/** The same for a link that lies there before and after. */
function nameOf({ from, to }: Run): string {
  return [from, to]
    .map(({ place, hex, edge }) => `${place}/${hex}/${edge}`)
    .toSorted()
    .join(' ');
}

/** Cubes that the seat could move over a link when it moves goods next, as far as that can be supposed now. */
function cubesOver<P extends RailPosition>(
  desk: RailDesk<P>,
  { supposed }: Pick<Ahead<P>, 'supposed'>,
  p: P,
  seat: Seat,
  link: Run,
): number {
  const moving = supposed(p, seat).find(({ kind }) => kind === 'move-goods');
  if (moving === undefined) return 0;
  const { position } = moving;
  const cubes = movesIn<GoodOf<P>>(desk.rules.legal(position, seat))
    .filter((move) => linksOf(desk, position, move).some(({ run }) => nameOf(run) === nameOf(link)))
    .map(({ city, good }) => ({ city, good }));
  const kinds = new Map(cubes.map(({ city, good }) => [`${city} ${good}`, { city, good }]));
  return [...kinds.values()].reduce(
    (sum, { city, good }) => sum + (position.cubes[city] ?? []).filter((one) => one === good).length,
    0,
  );
}
