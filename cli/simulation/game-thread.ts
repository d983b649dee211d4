import { parentPort } from 'node:worker_threads';
import { type GameCall, playerAt, type Venue } from './one-game.ts';

/** What is asked of a thread, and what it answers: numbered, since answers come in any order. */
export interface Numbered<T> {
  readonly number: number;
  readonly what: T;
}

/** The first message says where it plays; each of the others is a game. */
parentPort?.once('message', (venue: Venue) => {
  const play = playerAt(venue);
  parentPort?.on('message', ({ number, what }: Numbered<GameCall>) => {
    parentPort?.postMessage({ number, what: play(what) });
  });
});
