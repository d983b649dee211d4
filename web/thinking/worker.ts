import { knownGame } from '@roundhouse/games/registry';
import { Desk } from './desk.ts';

const desk = new Desk({
  game: knownGame,
  tell: (said) => self.postMessage(said),
  now: () => performance.now(),
  breathe: async () =>
    new Promise((resolve) => {
      setTimeout(resolve);
    }),
  failed: (error) => self.reportError(error),
});

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  desk.hear(data).catch((error: unknown) => self.reportError(error));
});
