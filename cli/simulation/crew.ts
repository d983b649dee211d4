import { Worker } from 'node:worker_threads';
import type { Io } from '../io.ts';
import type { Numbered } from './game-thread.ts';
import { type GameAnswer, type GameCall, playerAt, type Venue } from './one-game.ts';
import { ProgressBar } from './progress.ts';

export interface Crew {
  readonly venue: Venue;
  /** How many games are played at a time; what comes of them is the same for any number. */
  readonly threads: number;
  readonly io: Io;
}

/** Plays the games, shows how far it has come, and tells of each in the order in which they were asked for. */
export async function playGames(
  { venue, threads, io }: Crew,
  calls: readonly GameCall[],
  done: (answer: GameAnswer, number: number) => void,
): Promise<void> {
  const progress = new ProgressBar(io.err, calls.length, 'games', io.now);
  const tell = async (answer: GameAnswer, number: number): Promise<void> => {
    done(answer, number);
    progress.show(number);
    await io.err.ready();
  };
  if (threads > 1 && calls.length > 1) await inThreads(venue, Math.min(threads, calls.length), calls, tell);
  else {
    const play = playerAt(venue);
    for (const [index, call] of calls.entries()) await tell(play(call), index + 1);
  }
  progress.clear();
}

async function inThreads(
  venue: Venue,
  threads: number,
  calls: readonly GameCall[],
  tell: (answer: GameAnswer, number: number) => Promise<void>,
): Promise<void> {
  const early = new Map<number, GameAnswer>();
  const left = calls.entries();
  let told = 0;
  let telling = Promise.resolve();
  const answered = ({ number, what }: Numbered<GameAnswer>): void => {
    early.set(number, what);
    for (let next = early.get(told + 1); next !== undefined; next = early.get(told + 1)) {
      const answer = next;
      const which = ++told;
      early.delete(which);
      telling = telling.then(async () => tell(answer, which));
    }
  };
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL('./game-thread.js', import.meta.url));
    worker.postMessage(venue);
    try {
      for (const [index, call] of left) answered(await askedOf(worker, { number: index + 1, what: call }));
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: threads }, work));
  await telling;
}

/** Rejects when the thread fails. */
async function askedOf(worker: Worker, call: Numbered<GameCall>): Promise<Numbered<GameAnswer>> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (answer: Numbered<GameAnswer>) => {
      worker.off('error', reject);
      resolve(answer);
    });
    worker.postMessage(call);
  });
}
