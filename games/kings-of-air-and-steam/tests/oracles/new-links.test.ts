import { pick, rngFrom, type Seat, shuffled } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { type Action, areaOf, kingsOfAirAndSteam, type Position, type Space } from '../../index.ts';
import { positionOf } from '../support/table.ts';
import { allBeside, isSharp } from './hexes.ts';
import { livelyGame } from './lively.ts';

const TILES = 5;
const BOARDS = [
  ['A', 'B', 'C', 'D', 'E'],
  ['A', 'B', 'C', 'F', 'G'],
];

/** Spaces on which a tile may lie: nothing printed on them, whole, and without a railway that was built. */
function openSpaces(p: Position): ReadonlySet<Space> {
  const laid = new Set(p.newLinks.flatMap(({ spaces }) => spaces));
  return new Set(
    areaOf(p).spaces.flatMap(({ kind, partial }, space) =>
      kind === 'open' && !partial && !laid.has(space) ? [space] : [],
    ),
  );
}

/** Every way from a city over open spaces to another city, with straight and wide pieces only; both directions. */
function allLinks(p: Position, tiles: number): readonly (readonly Space[])[] {
  const area = areaOf(p);
  const open = openSpaces(p);
  const cities = new Set(area.cities.map(({ space }) => space));
  const found: (readonly Space[])[] = [];
  let trails: readonly (readonly Space[])[] = [...cities].map((city) => [city]);
  for (let laid = 0; laid <= tiles; laid++) {
    const longer: (readonly Space[])[] = [];
    for (const trail of trails) {
      const [before, here] = [trail.at(-2), trail.at(-1) ?? -1];
      for (const next of allBeside(area)[here] ?? []) {
        if (trail.includes(next) || (before !== undefined && isSharp(area, before, next))) continue;
        if (cities.has(next) && laid > 0) found.push([...trail, next]);
        else if (open.has(next)) longer.push([...trail, next]);
      }
    }
    trails = longer;
  }
  return found;
}

function canonical(path: readonly Space[]): string {
  return [path.join(), path.toReversed().join()].toSorted((a, b) => a.localeCompare(b))[0] ?? '';
}

function build(path: readonly Space[]): Action {
  return { type: 'build-link', path: [...path] };
}

function offersOf(p: Position, seat: Seat): readonly (readonly Space[])[] {
  return kingsOfAirAndSteam.legal(p, seat).flatMap((action) => (action.type === 'build-link' ? [action.path] : []));
}

/** Games in which Eva Blane plays, with what she has left at one of her actions. */
function* evasMoments(seed: string) {
  for (const { position, rng } of livelyGame({ mode: 'normal' }, 7, seed)) {
    const { phase } = position;
    if (phase.name !== 'action' || position.players[phase.seat]?.character !== 'eva-blane') continue;
    yield { p: position, seat: phase.seat, rng };
  }
}

test('every railway that Eva Blane could lay, and no other', () => {
  let moments = 0;
  let afterOthers = 0;
  for (let game = 0; game < 6 && moments < 30; game++) {
    for (const { p: found, seat, rng } of evasMoments(`eva ${game}`)) {
      const player = found.players[seat];
      if (player === undefined) continue;
      const richer = { ...player, tokens: rng.int(TILES + 1), cash: rng.int(8) };
      const p = { ...found, players: found.players.with(seat, richer) };
      const reach = richer.depots.length < 10 ? Math.min(richer.tokens, richer.cash) : 0;
      const links = allLinks(p, reach);
      const offers = offersOf(p, seat);
      expect(new Set(offers.map(canonical))).toEqual(new Set(links.map(canonical)));
      expect(new Set(offers.map(canonical)).size).toBe(offers.length);
      const known = new Set(links.map((path) => path.join()));
      for (let i = 0; i < 20 && links.length > 0; i++) {
        const path = pick(links, rng);
        const at = rng.int(path.length);
        const tried = i % 2 === 0 ? path : path.with(at, pick(allBeside(areaOf(p))[path[at] ?? 0] ?? [0], rng));
        expect(kingsOfAirAndSteam.check(p, seat, build(tried)) === null, tried.join()).toBe(known.has(tried.join()));
      }
      moments++;
      if (p.newLinks.length > 0) afterOthers++;
    }
  }
  expect(moments).toBeGreaterThan(10);
  expect(afterOthers).toBeGreaterThan(0);
});

test('the same on boards that lie in many ways', () => {
  const rng = rngFrom('layouts');
  for (let i = 0; i < 30; i++) {
    const letters = shuffled(pick(BOARDS, rng), rng);
    const layout = letters.map((letter) => `${letter}${rng.int(6)}`).join('');
    const players = ['eva-blane', 'isaac', 'thaddeus-birch'].map((character) => ({ character }));
    const p = positionOf({ layout, players });
    expect(new Set(offersOf(p, 0).map(canonical)), layout).toEqual(new Set(allLinks(p, TILES).map(canonical)));
  }
});
