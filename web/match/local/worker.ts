import { startThinkers } from '../../thinking/index.ts';
import { BrowserStore } from './browser-store.ts';
import type { CallName, News, Reply, Request } from './protocol.ts';
import { SafeStore } from './safe-store.ts';
import { Tables } from './tables.ts';

interface Claim {
  readonly id: string;
  readonly writer: string;
}

const otherTabs = new BroadcastChannel('roundhouse-matches');

const thinkers = startThinkers(() => Promise.resolve(tables.content));

const tables = new Tables({
  store: new SafeStore(new BrowserStore()),
  tell: (news: News) => self.postMessage(news),
  claim: (id, writer) => otherTabs.postMessage({ id, writer } satisfies Claim),
  later: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
  decide: async (question, signal) => thinkers.decide(question, { signal }),
  today: () => Date.now(),
  fresh: () => crypto.getRandomValues(new Uint32Array(3)).reduce((text, word) => text + word.toString(36), ''),
  failed: (error) => self.reportError(error),
  place: self.location.host,
});

otherTabs.addEventListener('message', ({ data }: MessageEvent<Claim>) => tables.claimed(data.id, data.writer));

async function answer<K extends CallName>({ id, call, asked }: Request<K>): Promise<Reply<K>> {
  try {
    return { id, call, ok: true, answer: await tables.handlers[call](asked) };
  } catch (error) {
    return { id, call, ok: false, why: error instanceof Error ? error.message : String(error) };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  void answer(data).then((reply) => self.postMessage(reply));
});
