import { parentPort, workerData } from 'node:worker_threads';
import { type GameCall, playerAt, type Venue } from './one-game.ts';

/** What is asked of a thread, and what it answers: numbered, since they come back in any order. */
export interface Numbered<T> {
  readonly number: number;
  readonly what: T;
}

// Both ends of this channel are our own: what comes through it has the types that were sent.
const venue: Venue = workerData;
const play = playerAt(venue);

parentPort?.on('message', ({ number, what }: Numbered<GameCall>) => {
  parentPort?.postMessage({ number, what: play(what) });
});
