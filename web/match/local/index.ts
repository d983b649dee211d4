import { contentOfThisSite } from '../site-content.ts';
import type { MatchMaker } from '../table-match.ts';
import { BrowserStore } from './browser-store.ts';
import { type Listener, LocalMaker, type WorkerLike } from './local-maker.ts';
import type { News, Reply } from './protocol.ts';

function startWorker({ heard, failed }: Listener): WorkerLike {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'roundhouse-tables' });
  worker.addEventListener('message', ({ data }: MessageEvent<Reply | News>) => heard(data));
  // The message is missing when the script itself could not be loaded.
  worker.addEventListener('error', ({ message = '' }: Partial<ErrorEvent>) => failed(message));
  return worker;
}

/** Matches that run in this browser, in a worker: they need no server and are kept here. */
export function localMaker(): MatchMaker {
  const store = new BrowserStore();
  return new LocalMaker(
    startWorker,
    () => store.holdsAnything(),
    async () => (await contentOfThisSite()).items,
  );
}
