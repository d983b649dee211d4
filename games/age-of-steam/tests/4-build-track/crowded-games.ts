import { clone, pick, type Rng, rngForAction, rngFrom, type Seat } from '@roundhouse/kernel';
import type { Action } from '../../rules/actions.ts';
import { ageOfSteam } from '../../rules/game.ts';
import type { Position } from '../../rules/position.ts';

/** One step of a game: nobody changes the positions afterwards. */
export interface Step {
  readonly before: Position;
  readonly seat: Seat;
  readonly action: Action;
  readonly after: Position;
}

export interface Crowding {
  readonly seats: number;
  readonly seed: string;
  /** Turns played, whatever the turn track says. */
  readonly turns: number;
  /** One builder in so many is ruined at the end of a turn, while more than two are left. */
  readonly ruinEvery?: number;
}

const PLENTY = 500;

/**
 * Games in which everybody is rich and keeps building, turn after turn, until the map is full and tiles run out; some
 * stop early and lose track, some are ruined and leave theirs behind. Each step is shown to `visit`.
 */
export function crowdedGame({ seats, seed, turns, ruinEvery = 0 }: Crowding, visit: (step: Step) => void): void {
  const choices = rngFrom(`${seed}/choices`);
  let position = ageOfSteam.setup({ map: 'rust-belt' }, seats, rngForAction(seed, 0), () => {});
  let played = 0;
  let turn = position.turn;
  for (let done = 0; done < turns; ) {
    const { phase } = position;
    if (phase.name === 'game-over') return;
    const action = choose(position, phase.seat, choices);
    const after = clone(position);
    played++;
    ageOfSteam.play(after, phase.seat, action, rngForAction(seed, played), () => {});
    visit({ before: position, seat: phase.seat, action, after });
    position = after;
    if (position.turn !== turn || position.phase.name === 'game-over') done++;
    if (position.turn > 1) position = { ...position, turn: 1 };
    turn = position.turn;
    if (position.phase.name === 'issue-shares' || position.phase.name === 'select-actions')
      position = enriched(position);
    if (
      action.type === 'finish-building' &&
      ruinEvery > 0 &&
      position.order.length > 2 &&
      choices.int(ruinEvery) === 0
    ) {
      position = ruined(position, phase.seat);
    }
  }
}

function enriched(p: Position): Position {
  return {
    ...p,
    players: p.players.map((player) => (player.outInTurn === null ? { ...player, cash: PLENTY } : player)),
  };
}

function ruined(p: Position, seat: Seat): Position {
  return {
    ...p,
    players: p.players.map((player, each) => (each === seat ? { ...player, cash: 0, income: 0 } : player)),
  };
}

function choose(p: Position, seat: Seat, choices: Rng): Action {
  const legal = ageOfSteam.legal(p, seat);
  const plain = legal.find(
    ({ type }) => type === 'drop-out' || type === 'decline-move' || type === 'decline-production',
  );
  if (plain !== undefined) return plain;
  if (p.phase.name === 'issue-shares') return { type: 'issue-shares', shares: 0 };
  const cities = legal.filter(({ type }) => type === 'urbanize');
  if (cities.length > 0 && choices.int(4) === 0) return pick(cities, choices);
  const builds = legal.filter(({ type }) => type === 'build');
  if (builds.length > 0) return choices.int(9) === 0 ? { type: 'finish-building' } : pick(builds, choices);
  return pick(legal, choices);
}
