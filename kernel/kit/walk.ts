import { clone } from '../clone.ts';
import { pick, rngForAction, rngFrom } from '../rng.ts';
import { deepFreeze } from './freeze.ts';
import { caught, Problems, thrown } from './problems.ts';
import type { Probe, Subject } from './subject.ts';

export interface Walk {
  /** How many games are walked through. */
  readonly games: number;
  /** Every how many positions the probe looks; the first and the last it always sees. */
  readonly every: number;
}

/** One of several who walk together, each with an eye for something else. */
export interface Companion<P, E> {
  readonly every: Walk['every'];
  readonly probe: Probe<P, E>;
  /** What this one has found. */
  readonly problems: Problems;
}

/** Plays random games, never changing anything but the top level of a position, and probes them on the way. */
export function walk<P extends object, A, O, E>(
  subject: Subject<P, A, O, E>,
  { games, every }: Walk,
  probe: Probe<P, E>,
): readonly string[] {
  const problems = new Problems();
  walkTogether(subject, games, [{ every, probe, problems }], problems);
  return problems.list;
}

/** The same for several probes at once. What is wrong with the way itself, a game that never ends or throws, is apart. */
export function walkTogether<P extends object, A, O, E>(
  subject: Subject<P, A, O, E>,
  games: number,
  companions: readonly Companion<P, E>[],
  way: Problems,
): void {
  for (let i = 1; i <= games && !way.enough; i++) walkOne(subject, i, companions, way);
}

function walkOne<P extends object, A, O, E>(
  subject: Subject<P, A, O, E>,
  number: number,
  companions: readonly Companion<P, E>[],
  way: Problems,
): void {
  const { game, options, seats, maxActions, choose } = subject;
  const seed = `walk ${number}`;
  const choices = rngFrom(`${seed}/choices`);
  // Each with chances of its own: what one tries must not change what another sees.
  const probing = companions.map((companion) => ({ ...companion, chances: rngFrom(`${seed}/probe`) }));
  const where = (seq: number): string => `seed '${seed}', ${seats} seats, after ${seq} actions`;
  let told: E[] = [];
  let seq = 0;
  try {
    let position = deepFreeze(game.setup(options, seats, rngForAction(seed, 0), (event) => told.push(event)));
    for (;;) {
      const waiting = game.waiting(position);
      for (const { every, probe, problems, chances } of probing) {
        if (problems.enough) continue;
        if ((seq + number) % every !== 0 && seq !== 0 && waiting.length > 0) continue;
        const situation = { position, seq, told, seed, choices: chances };
        problems.add(
          where(seq),
          caught(() => probe(situation)),
        );
      }
      if (waiting.length === 0 || companions.every(({ problems }) => problems.enough)) return;
      if (seq >= maxActions) {
        way.add(where(seq), ['the game has not ended']);
        return;
      }
      const seat = pick(waiting, choices);
      const legal = game.legal(position, seat);
      if (legal.length === 0) {
        way.add(where(seq), [`seat ${seat} is waited for and has no legal action`]);
        return;
      }
      const action = deepFreeze(choose(legal, position, seat, choices));
      told = [];
      const next = clone(position);
      seq++;
      game.play(next, seat, action, rngForAction(seed, seq), (event) => told.push(event));
      position = deepFreeze(next);
    }
  } catch (error) {
    way.add(where(seq), [thrown(error)]);
  }
}
