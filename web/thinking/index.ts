import type { GameContent } from '@roundhouse/host';
import { Thinkers } from './thinkers.ts';

/** Thinkers of this page, or of a worker of it: each has a worker of its own for them. */
export function startThinkers(content: () => Promise<readonly GameContent[]>): Thinkers {
  return new Thinkers({
    start: ({ heard, failed }) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), {
        type: 'module',
        name: 'roundhouse-thinking',
      });
      worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard(data));
      // The message is missing when the script itself could not be loaded.
      worker.addEventListener('error', ({ message = '' }: Partial<ErrorEvent>) => failed(message));
      return { post: (message) => worker.postMessage(message), stop: () => worker.terminate() };
    },
    content,
    later: (ms, work) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
  });
}
