import { clone, rngFrom, type Seat } from '@roundhouse/kernel';
import type { Action } from '../../rules/actions.ts';
import { ageOfSteam } from '../../rules/game.ts';
import type { BuildTrackPhase, Position } from '../../rules/position.ts';
import { groundOf, newCities, SHAPES, towns } from './oracle/charts.ts';
import { afterFinishing, type Builder, type Opinion, opinionOn, opinionOnCity } from './oracle/opinion.ts';
import { Sheet } from './oracle/sheet.ts';

export type Build = Extract<Action, { type: 'build' }>;
type Urbanize = Extract<Action, { type: 'urbanize' }>;

const hexes = [...groundOf.keys()];
const faces = Object.keys(SHAPES);

export function buildingPhase(p: Position): BuildTrackPhase | null {
  return p.phase.name === 'build-track' ? p.phase : null;
}

export function builderAt(p: Position, phase: BuildTrackPhase): Builder {
  const player = p.players[phase.seat];
  if (player === undefined) throw new RangeError('nobody builds');
  return {
    seat: phase.seat,
    cash: player.cash,
    hasBuilt: player.hasBuilt,
    buildsLeft: (player.action === 'engineer' ? 4 : 3) - phase.builds,
    builtOn: phase.touched,
  };
}

export function everyBuild(): Build[] {
  return hexes.flatMap((hex) =>
    faces.flatMap((tile) => [0, 1, 2, 3, 4, 5].map((rotation): Build => ({ type: 'build', hex, tile, rotation }))),
  );
}

export function everyUrbanization(): Urbanize[] {
  return [...towns, 0, 9].flatMap((hex) =>
    [...newCities, 'Z'].map((city): Urbanize => ({ type: 'urbanize', hex, city })),
  );
}

function afterPlaying(p: Position, seat: Seat, action: Action): Position {
  const after = clone(p);
  ageOfSteam.play(after, seat, action, rngFrom('second opinion'), () => {});
  return after;
}

function differences(p: Position, seat: Seat, action: Action, opinion: Opinion): string[] {
  const what = JSON.stringify(action);
  const violation = ageOfSteam.check(p, seat, action);
  if (opinion.no !== null || violation !== null) {
    if (opinion.no !== null && violation !== null) return [];
    return [`${what}: the game says ${violation?.rule ?? 'yes'}, the second opinion ${opinion.no ?? 'yes'}`];
  }
  const after = afterPlaying(p, seat, action);
  const paid = (p.players[seat]?.cash ?? 0) - (after.players[seat]?.cash ?? 0);
  const owners = JSON.stringify(Sheet.of(after.track).owners());
  return [
    ...(paid === opinion.cost ? [] : [`${what}: the game takes $${paid}, the second opinion $${opinion.cost}`]),
    ...(owners === JSON.stringify(opinion.sheet.owners()) ? [] : [`${what}: the owners differ`]),
  ];
}

export function differencesOnBuild(p: Position, phase: BuildTrackPhase, action: Build): string[] {
  return differences(p, phase.seat, action, opinionOn(p.track, builderAt(p, phase), action));
}

export function differencesOnCity(p: Position, phase: BuildTrackPhase, hex: number, city: string): string[] {
  const late = phase.builds > 0 || phase.urbanized || p.players[phase.seat]?.action !== 'urbanization';
  const opinion = late ? { no: 'not now' } : opinionOnCity(p.track, phase.seat, hex, city);
  return differences(p, phase.seat, { type: 'urbanize', hex, city }, opinion);
}

export function differencesOnFinishing(
  p: Position,
  seat: Seat,
  builtOn: ReadonlySet<string>,
  after: Position,
): string[] {
  const expected = JSON.stringify(afterFinishing(p.track, seat, builtOn).owners());
  // The last builder's finish may run on into later sections, which change track only when somebody is eliminated.
  if (after.order.length !== p.order.length) return [];
  return JSON.stringify(Sheet.of(after.track).owners()) === expected
    ? []
    : [`seat ${seat} finishes: the owners differ`];
}
