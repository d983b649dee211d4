import { clone, pick, type Rng, rngForAction, rngFrom, type Seat } from '@roundhouse/kernel';
import { reowned } from '@roundhouse/rails';
import type { Action } from '../../rules/actions.ts';
import type { Event } from '../../rules/events.ts';
import { steam } from '../../rules/game.ts';
import { type Mode, networkAt, type Position } from '../../rules/position.ts';

/** One step of a game; nobody changes the positions afterwards. */
export interface Step {
  readonly before: Position;
  readonly seat: Seat;
  readonly action: Action;
  readonly after: Position;
  readonly events: readonly Event[];
}

export interface Crowding {
  readonly seats: number;
  readonly mode: Mode;
  readonly seed: string;
  readonly turns: number;
  /** One builder in so many goes bankrupt at the end of the turn, while more than two are left. */
  readonly ruinEvery?: number;
}

const PLENTY = 300;

/**
 * Games in which everybody is rich and keeps building until the map is full and tiles run out. Some stop early and lose
 * track, some go bankrupt and leave theirs behind. The turn marker stays on the first space.
 */
export function crowdedGame({ seats, mode, seed, turns, ruinEvery = 0 }: Crowding, visit: (step: Step) => void): void {
  const choices = rngFrom(`${seed}/choices`);
  let p = steam.setup({ map: 'northeast', mode, firstGame: mode === 'base' }, seats, rngForAction(seed, 0), () => {});
  for (let turn = 0, played = 1; turn < turns; played++) {
    const { phase } = p;
    if (phase.name === 'game-over') return;
    const action = choose(p, phase.seat, choices);
    const after = clone(p);
    const events: Event[] = [];
    steam.play(after, phase.seat, action, rngForAction(seed, played), (event) => events.push(event));
    visit({ before: p, seat: phase.seat, action, after, events });
    p = after;
    if (events.some(({ type }) => type === 'turn-started')) {
      turn++;
      p = { ...p, turn: 1, players: p.players.map((player) => ({ ...player, cash: PLENTY })) };
    }
    const ruin = ruinEvery > 0 && p.order.length > 2 && action.type === 'finish-building';
    if (ruin && choices.int(ruinEvery) === 0) p = withChanges(p, phase.seat, { cash: 0, income: -10, points: 0 });
  }
}

function withChanges(p: Position, seat: Seat, change: Partial<Position['players'][number]>): Position {
  return { ...p, players: p.players.map((player, each) => (each === seat ? { ...player, ...change } : player)) };
}

function choose(p: Position, seat: Seat, choices: Rng): Action {
  const legal = steam.legal(p, seat);
  const special = legal.filter(({ type }) => type === 'urbanize' || type === 'grow-city');
  if (special.length > 0 && choices.int(3) === 0) return pick(special, choices);
  const builds = legal.filter(({ type }) => type === 'build');
  const finish = legal.find(({ type }) => type === 'finish-building' || type === 'decline-move');
  if (finish !== undefined && (builds.length === 0 || choices.int(10) === 0)) return finish;
  if (builds.length > 0) return pick(builds, choices);
  const quiet = legal.find((action) => action.type === 'pass' || (action.type === 'buy-capital' && action.loans === 0));
  return quiet ?? pick(legal, choices);
}

/**
 * The builder at the end of something: hardly any money, or nothing built yet; and half of the incomplete links without
 * an owner. Games alone seldom come there.
 */
export function strained(p: Position, rng: Rng): Position {
  const { phase } = p;
  if (phase.name !== 'build-track') return p;
  const strains = [
    { cash: rng.int(6), income: -10, points: rng.int(4) },
    { cash: rng.int(6), income: -10 + rng.int(2), points: 0 },
    { hasBuilt: false },
    {},
  ];
  const abandoned = networkAt(p).runs.filter(({ complete }) => !complete && rng.int(2) === 0);
  const track = reowned(p.track, abandoned, null);
  return withChanges({ ...p, track, phase: { ...phase, builds: 0, touched: [] } }, phase.seat, pick(strains, rng));
}
