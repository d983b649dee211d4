import { clone, pick, type Rng, rngForAction, rngFrom, type Seat, type Tell } from '@roundhouse/kernel';
import {
  type Action,
  areaOf,
  type Event,
  kingsOfAirAndSteam,
  type Options,
  type Position,
  type Space,
} from '../../index.ts';

/** What moves goods is chosen often, what ends a step seldom. */
const EAGERNESS: Partial<Record<Action['type'], number>> = {
  ship: 12,
  load: 8,
  unload: 6,
  'build-link': 3,
  'extra-flight': 3,
  transmogrify: 2,
  'pay-upkeep': 20,
  'solicit-funds': 2,
};

/** First a kind of action, then one of that kind: otherwise the many places for a depot would drown all else. */
function eagerChoice(p: Position, seat: Seat, legal: readonly Action[], rng: Rng): Action {
  const useful = legal.filter((action) => action.type === 'fly' && isUseful(p, seat, action.path.at(-1)));
  if (useful.length > 0 && rng.int(5) > 0) return pick(useful, rng);
  const kinds = [...new Set(legal.map(({ type }) => type))];
  const lots = kinds.flatMap((kind) => new Array<Action['type']>(EAGERNESS[kind] ?? 1).fill(kind));
  const kind = pick(lots, rng);
  return pick(
    legal.filter(({ type }) => type === kind),
    rng,
  );
}

/** Over a factory with an empty hold, or over an own depot with goods on board. */
function isUseful(p: Position, seat: Seat, space: Space | undefined): boolean {
  const player = p.players[seat];
  if (player === undefined || space === undefined) return false;
  const isLaden = Object.values(player.hold).some((count) => count > 0);
  return isLaden ? player.depots.some((depot) => depot.space === space) : areaOf(p).factoryAt.has(space);
}

export interface Moment {
  readonly position: Position;
  /** For whatever a test chooses by chance. */
  readonly rng: Rng;
}

const untold: Tell<Event> = () => {};

/** Every position of a game in which goods are moved about; the last one is its end. */
export function* livelyGame(options: Partial<Options>, seats: number, seed: string): Generator<Moment> {
  const rng = rngFrom(`${seed}/lively`);
  let position = kingsOfAirAndSteam.setup(
    kingsOfAirAndSteam.options.parse(options),
    seats,
    rngForAction(seed, 0),
    untold,
  );
  for (let seq = 1; ; seq++) {
    yield { position, rng };
    const waiting = kingsOfAirAndSteam.waiting(position);
    if (waiting.length === 0) return;
    const seat = pick(waiting, rng);
    position = played(
      position,
      seat,
      eagerChoice(position, seat, kingsOfAirAndSteam.legal(position, seat), rng),
      `${seed}#${seq}`,
    );
  }
}

/** The position after an action; the one before stays as it is. */
export function played(position: Position, seat: Seat, action: Action, seed = 'played'): Position {
  const after = clone(position);
  kingsOfAirAndSteam.play(after, seat, action, rngFrom(seed), untold);
  return after;
}

export interface Plan {
  readonly options: Partial<Options>;
  readonly seats: number;
  readonly seed: string;
}

/** A spread of games: both modes, all areas, all teams. */
export function spread(name: string, games: number): readonly Plan[] {
  return Array.from({ length: games }, (_, index) => ({
    options: { mode: index % 4 === 0 ? 'basic' : 'normal' },
    seats: 2 + (index % 6),
    seed: `${name} ${index}`,
  }));
}
