import { itemAt, type Text, text } from '@roundhouse/kernel';
import { hexTexts, type TileSet } from '@roundhouse/rails';
import type { Move } from './actions.ts';
import { linksOf } from './deliveries.ts';
import type { RailDesk, RailPosition } from './desk.ts';

/** The sides of a hex, by their numbers. */
const SIDES = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'];

/** Which way the track of a tile runs: the log tells two tiles on one hex by the same words. */
export function trackWay(tiles: TileSet, built: { readonly tile: string; readonly rotation: number }): Text | null {
  const { tracks, exits } = tiles.get(built.tile, built.rotation);
  const ways =
    tracks.length > 0
      ? tracks.map(([from, to]) => text('{from} to {to}', { from: sideTerm(from), to: sideTerm(to) }))
      : exits.map((exit) => text('to the {side}', { side: sideTerm(exit) }));
  const [first, ...others] = ways;
  return first === undefined ? null : hexTexts([first, ...others]);
}

/** Which way a cube goes: out of its city by one of several sides, and through these places. */
export function cubeWay<P extends RailPosition>(desk: RailDesk<P>, p: P, move: Move): Text | null {
  const [exit] = move.exits;
  if (exit === undefined) return null;
  const side = text('to the {side}', { side: sideTerm(exit) });
  const places = linksOf(desk, p, move).map(({ to }) => desk.placeName(p, to));
  if (places.length < 2) return side;
  return text('{some}, {one}', { some: side, one: text('by {places}', { places: places.slice(0, -1).join(', ') }) });
}

function sideTerm(side: number): { readonly term: string } {
  return { term: itemAt(SIDES, side) };
}
