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

/** Plays random games, never changing anything but the top level of a position, and probes them on the way. */
export function walk<P extends object, A, O, E>(
  subject: Subject<P, A, O, E>,
  { games, every }: Walk,
  probe: Probe<P, E>,
): readonly string[] {
  const problems = new Problems();
  for (let i = 1; i <= games && !problems.enough; i++) walkOne(subject, i, every, probe, problems);
  return problems.list;
}

function walkOne<P extends object, A, O, E>(
  subject: Subject<P, A, O, E>,
  number: number,
  every: number,
  probe: Probe<P, E>,
  problems: Problems,
): void {
  const { game, options, seats, maxActions, choose } = subject;
  const seed = `walk ${number}`;
  const choices = rngFrom(`${seed}/choices`);
  const probeChoices = rngFrom(`${seed}/probe`);
  const where = (seq: number): string => `seed '${seed}', ${seats} seats, after ${seq} actions`;
  let told: E[] = [];
  let seq = 0;
  try {
    let position = deepFreeze(game.setup(options, seats, rngForAction(seed, 0), (event) => told.push(event)));
    for (;;) {
      const waiting = game.waiting(position);
      if ((seq + number) % every === 0 || seq === 0 || waiting.length === 0) {
        const situation = { position, seq, told, seed, choices: probeChoices };
        problems.add(
          where(seq),
          caught(() => probe(situation)),
        );
      }
      if (waiting.length === 0 || problems.enough) return;
      if (seq >= maxActions) {
        problems.add(where(seq), ['the game has not ended']);
        return;
      }
      const seat = pick(waiting, choices);
      const legal = game.legal(position, seat);
      if (legal.length === 0) {
        problems.add(where(seq), [`seat ${seat} is waited for and has no legal action`]);
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
    problems.add(where(seq), [thrown(error)]);
  }
}
