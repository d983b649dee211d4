import { pick, type Rng, type Seat } from '@roundhouse/kernel';
import { expect, test } from 'vitest';
import { type Area, areaOf, findCard, kingsOfAirAndSteam, type Position, type Space } from '../../index.ts';
import { allBeside, isSharp, isStraight } from './hexes.ts';
import { livelyGame, spread } from './lively.ts';

interface Rules {
  readonly shortest: number;
  readonly longest: number;
  readonly isStraightOnly: boolean;
  readonly isSharpAllowed: boolean;
}

function rulesFor(p: Position, seat: Seat, id: string): Rules {
  const player = p.players[seat];
  const move = findCard(p, player?.team ?? null, id)?.move;
  if (move === undefined || move === null) throw new RangeError('a card that does not fly');
  return {
    shortest: move.from,
    longest: move.to,
    isStraightOnly: player?.team === 'davinci' && id === 'special',
    isSharpAllowed: player?.character === 'clint-castle',
  };
}

function startOf(p: Position, seat: Seat): Space {
  return p.players[seat]?.airship ?? -1;
}

/** Whether a ship may step on to a space, coming from the last two of its way. */
function mayStep(area: Area, rules: Rules, trail: readonly Space[], next: Space): boolean {
  const [before, here] = [trail.at(-2), trail.at(-1)];
  if (here === undefined || allBeside(area)[here]?.includes(next) !== true) return false;
  if (before === undefined) return true;
  if (next === before) return false;
  if (isSharp(area, before, next) && !rules.isSharpAllowed) return false;
  return !rules.isStraightOnly || isStraight(area, before, here, next);
}

function mayStay(area: Area, space: Space | undefined): boolean {
  const info = space === undefined ? undefined : area.spaces[space];
  return info !== undefined && info.kind !== 'city' && !info.partial;
}

/** All ways of the allowed lengths that end where a ship may stay. */
function allPaths(area: Area, start: Space, rules: Rules): readonly (readonly Space[])[] {
  let trails: readonly (readonly Space[])[] = [[start]];
  const found: (readonly Space[])[] = [];
  for (let length = 0; length <= rules.longest; length++) {
    if (length > 0) {
      trails = trails.flatMap((trail) =>
        (allBeside(area)[trail.at(-1) ?? start] ?? [])
          .filter((next) => mayStep(area, rules, trail, next))
          .map((next) => [...trail, next]),
      );
    }
    if (length < rules.shortest) continue;
    for (const trail of trails) if (length === 0 || mayStay(area, trail.at(-1))) found.push(trail.slice(1));
  }
  return found;
}

/** A way as somebody might draw it who half knows the rules. */
function sketch(area: Area, start: Space, length: number, rng: Rng): readonly Space[] {
  const path: Space[] = [];
  let here = start;
  for (let i = 0; i < length; i++) {
    here = rng.int(20) === 0 ? rng.int(area.spaces.length) : pick(allBeside(area)[here] ?? [here], rng);
    path.push(here);
  }
  return path;
}

function effectOf(p: Position, seat: Seat, path: readonly Space[]): string {
  const isThief = p.players[seat]?.character === 'ezekiel-crane';
  const met = p.players.flatMap(({ airship, cash }, other) =>
    other !== seat && cash > 0 && airship !== null && path.includes(airship) ? [other] : [],
  );
  return JSON.stringify([path.at(-1) ?? startOf(p, seat), isThief ? met : []]);
}

test('what is offered reaches every space, and meets every airship worth robbing, that any way could', () => {
  const seen = new Set<string>();
  for (const { options, seats, seed } of spread('flight', 12)) {
    for (const { position: p, rng } of livelyGame(options, seats, seed)) {
      if (p.phase.name !== 'flight') continue;
      const { seat, card } = p.phase;
      const area = areaOf(p);
      const start = startOf(p, seat);
      const rules = rulesFor(p, seat, card);
      const paths = allPaths(area, start, rules);
      const expected = new Set((paths.length > 0 ? paths : [[]]).map((path) => effectOf(p, seat, path)));
      const flights = kingsOfAirAndSteam.legal(p, seat).map((action) => (action.type === 'fly' ? action.path : null));
      expect(flights.every((path) => path !== null)).toBe(true);
      expect(new Set(flights.map((path) => effectOf(p, seat, path ?? [])))).toEqual(expected);
      expect(flights).toHaveLength(expected.size);
      const known = new Set(paths.map((path) => path.join()));
      if (paths.length === 0) known.add('');
      for (const path of flights) expect(known).toContain(path?.join());
      for (let i = 0; i < 6; i++) {
        const length = rng.int(5) === 0 ? rng.int(8) : rules.shortest + rng.int(rules.longest - rules.shortest + 1);
        const path = i === 0 && paths.length > 0 ? pick(paths, rng) : sketch(area, start, length, rng);
        const violation = kingsOfAirAndSteam.check(p, seat, { type: 'fly', path: [...path] });
        expect(violation === null, `${p.layout} ${start} ${path.join()}`).toBe(known.has(path.join()));
        seen.add(violation?.rule ?? 'allowed');
      }
      seen.add(p.players[seat]?.character ?? 'basic');
    }
  }
  for (const met of ['allowed', 'flight.wide-turns', 'flight.no-backtracking', 'flight.not-on-a-city']) {
    expect(seen).toContain(met);
  }
  for (const met of ['flight.no-partial-hex', 'flight.exact-length', 'flight.step-by-step', 'davinci.card']) {
    expect(seen).toContain(met);
  }
  for (const met of ['clint-castle', 'ezekiel-crane', 'basic']) expect(seen).toContain(met);
});
