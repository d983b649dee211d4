import { kindOf } from '@roundhouse/bots';
import type { AnyResident } from '@roundhouse/games';
import { clone, itemAt, rngForAction, rngFrom, type Seat } from '@roundhouse/kernel';
import { botNamed } from '../shared-flags.ts';
import { STRAYED } from './believers.ts';
import { playOn, type Watch } from './play-out.ts';

/** Whose choices are compared at the decisions of a game, and how. */
export interface Comparing {
  /** What the others choose is held against the choice of the first. */
  readonly bots: readonly string[];
  /** At one decision of so many. */
  readonly every: number;
  /** How often each choice is played on to the end. */
  readonly tries: number;
  /** Who plays on. Everybody strays from what is believed, each in another way, so that nobody is just what a bot expects. */
  readonly among: string;
}

/** What came of the choice of one bot at a decision, more than of the choice of the first. */
export interface Gain {
  readonly points: number;
  /** The share of games that was won. */
  readonly won: number;
}

/** A decision that every bot was asked about. */
export interface Compared {
  /** What the first chose to do: games tell their actions apart by it. */
  readonly kind: string;
  /** By bot; null where it chose as the first. */
  readonly gains: readonly (Gain | null)[];
}

/** Asks the bots at decisions of the game that it is shown, and hands on what would have come of their choices. */
export function comparingAt(
  resident: AnyResident,
  seed: string,
  comparing: Comparing,
  found: (compared: Compared) => void,
): Watch {
  const bots = comparing.bots.map((name) => botNamed(resident, name));
  const { game } = resident;
  let decisions = 0;
  return (position) => {
    const [seat] = game.waiting(position);
    if (seat === undefined) return;
    const legal = game.legal(position, seat);
    if (legal.length < 2 || decisions++ % comparing.every !== 0) return;
    const luck = `${seed} decision ${decisions}`;
    const view = game.view(position, seat);
    const chosen = bots.map((bot) => bot.choose(view, seat, rngFrom(luck)));
    const outcome = outcomesAt(resident, { position, seat, luck }, comparing);
    const first = JSON.stringify(itemAt(chosen, 0));
    const gains = chosen.map((action): Gain | null => {
      if (JSON.stringify(action) === first) return null;
      const [one, other] = [outcome(action), outcome(chosen[0])];
      return { points: one.points - other.points, won: one.won - other.won };
    });
    const kind = kindOf(chosen[0]);
    found({ kind: typeof kind === 'string' ? kind : 'anything', gains });
  };
}

interface Moment {
  readonly position: object;
  readonly seat: Seat;
  readonly luck: string;
}

/** What an action brings, on average over the same tries for all actions; each is tried when it is first asked about. */
function outcomesAt(
  resident: AnyResident,
  { position, seat, luck }: Moment,
  { tries, among }: Comparing,
): (action: unknown) => Gain {
  const known = new Map<string, Gain>();
  const played = (action: unknown, number: number): Gain => {
    const { game } = resident;
    const seed = `${luck} try ${number}`;
    const here = clone(position);
    game.play(here, seat, action, rngForAction(seed, 0), () => {});
    const players = Array.from({ length: game.seatsOf(here) }, (_, other) =>
      botNamed(resident, `${among}@${STRAYED}${seed} ${other}`),
    );
    const { result } = playOn(resident, here, players, seed);
    const won = result.winners.includes(seat) ? 1 / result.winners.length : 0;
    // Whoever is out of the game has no score: it counts as nothing, as little as anybody has who stays in it badly.
    return { points: itemAt(result.scores, seat).total ?? 0, won };
  };
  return (action) => {
    const key = JSON.stringify(action);
    const gain = known.get(key) ?? meanOf(Array.from({ length: tries }, (_, number) => played(action, number)));
    known.set(key, gain);
    return gain;
  };
}

function meanOf(gains: readonly Gain[]): Gain {
  const mean = (of: (gain: Gain) => number): number => gains.reduce((sum, gain) => sum + of(gain), 0) / gains.length;
  return { points: mean(({ points }) => points), won: mean(({ won }) => won) };
}
