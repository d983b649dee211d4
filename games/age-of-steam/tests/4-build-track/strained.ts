import { pick, type Rng, type Seat } from '@roundhouse/kernel';
import type { Laid, Layout } from '@roundhouse/rails';
import type { Position } from '../../rules/position.ts';
import { beyond, DISKS, jointOf, LOCOMOTIVES, SHAPES, towns } from './oracle/charts.ts';
import { bitsOf, type Owner, Sheet } from './oracle/sheet.ts';
import { buildingPhase } from './second-opinion.ts';

/**
 * The same map with a builder at the end of something: nothing built yet this turn, and now and then hardly any cash, no
 * first tile yet, nearly all locomotives or all disks in use. Games alone seldom come to these limits.
 */
export function strained(p: Position, rng: Rng): Position {
  const phase = buildingPhase(p);
  if (phase === null) return p;
  const strain = rng.int(5);
  const players = p.players.map((player, seat) => {
    if (seat !== phase.seat || strain > 1) return player;
    return strain === 0 ? { ...player, cash: rng.int(6) } : { ...player, hasBuilt: false };
  });
  const track =
    strain === 2
      ? withLocomotives(p.track, phase.seat, LOCOMOTIVES - rng.int(2))
      : strain === 3
        ? withDisks(p.track)
        : p.track;
  return { ...p, players, track, phase: { ...phase, builds: 0, urbanized: false, touched: [], fresh: [] } };
}

function withLocomotives(layout: Layout, seat: Seat, wanted: number): Layout {
  const sheet = Sheet.of(layout);
  const owners = new Map<string, Owner>();
  let used = sheet.locomotivesOf(seat);
  for (const line of sheet.lines()) {
    if (used >= wanted) break;
    if (line.bits[0]?.owner === seat) continue;
    for (const { name } of line.bits) owners.set(name, seat);
    used++;
  }
  return layout.map((laid, hex): Laid => {
    if (laid === null || 'city' in laid) return laid;
    const bits = bitsOf(hex, laid.tile, laid.rotation, laid.owners, towns.has(hex));
    return { ...laid, owners: bits.map(({ name, owner }) => owners.get(name) ?? owner) };
  });
}

/** Straights with a disk in bare towns, where their exits meet nothing, until no disk is left. */
function withDisks(layout: Layout): Layout {
  const changed = [...layout];
  const sheet = Sheet.of(layout);
  const touched = new Set(sheet.bits.flatMap(({ hex, sides }) => sides.map((side) => jointOf(hex, side))));
  const free = (hex: number, side: number): boolean => {
    const next = beyond(hex, jointOf(hex, side));
    return next !== undefined && !sheet.cities.has(next) && !touched.has(jointOf(hex, side));
  };
  for (const town of towns) {
    const disks = changed.filter(
      (laid, hex) => laid !== null && 'tile' in laid && towns.has(hex) && SHAPES[laid.tile]?.kind !== 'town',
    ).length;
    const rotation = [0, 1, 2].find((turns) => free(town, turns) && free(town, turns + 3));
    if (disks >= DISKS || changed[town] !== null || rotation === undefined) continue;
    changed[town] = { tile: 'straight', rotation, owners: [null, null] };
  }
  return changed;
}

/** Mostly tiles that are left, where track is already or beside it. */
export function likelyBuild(p: Position, rng: Rng): { type: 'build'; hex: number; tile: string; rotation: number } {
  const busy = p.track.flatMap((laid, hex) => (laid === null ? [] : [hex, hex - 1, hex + 1, hex - 18, hex + 18]));
  const land = [...p.track.keys()];
  const hex = busy.length > 0 && rng.int(4) > 0 ? pick(busy, rng) : pick(land, rng);
  const left = Object.entries(SHAPES).filter(
    ([tile, { count }]) =>
      p.track.filter((laid) => laid !== null && 'tile' in laid && laid.tile === tile).length < count,
  );
  const [tile] = pick(rng.int(8) === 0 ? Object.entries(SHAPES) : left, rng);
  return { type: 'build', hex: Math.max(0, hex), tile, rotation: rng.int(6) };
}
