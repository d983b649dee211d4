import type { Me, TableLists } from '@roundhouse/wire';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { LiveLists } from './live-lists.ts';
import { LiveTable, type Sight } from './live-table.ts';
import { NewsLine, type Socket } from './news-line.ts';
import { noLine, Sockets } from './sockets.ts';
import { Server } from './server.ts';
import { type Standing, Visit } from './visit.ts';

const VisitContext = createContext<Visit | null>(null);

/** One way to ask the server and one line for the news, for the whole tab. */
export function OnlineProvider({ children }: { readonly children: ReactNode }) {
  const [visit] = useState(() => new Visit(new Server(overNetwork), new NewsLine({ connect: lines(), later })));
  useEffect(() => {
    const look = (): void => void visit.look();
    const back = (): void => {
      visit.line.checkNow();
      look();
    };
    // Somebody may have come in, or changed the name, in another tab.
    const shown = (): void => {
      if (document.visibilityState === 'visible') back();
    };
    look();
    const gone = (): void => visit.line.checkNow();
    window.addEventListener('online', back);
    window.addEventListener('offline', gone);
    document.addEventListener('visibilitychange', shown);
    return () => {
      window.removeEventListener('online', back);
      window.removeEventListener('offline', gone);
      document.removeEventListener('visibilitychange', shown);
    };
  }, [visit]);
  return <VisitContext value={visit}>{children}</VisitContext>;
}

/** Without a network nothing is even tried: a browser would write every failure into its console. */
async function overNetwork(address: string, init: RequestInit): Promise<Response> {
  if (!navigator.onLine) throw new TypeError('there is no network');
  return fetch(address, init);
}

function lines(): () => Socket {
  const sockets = new Sockets({ webSocket, stream: (address) => new EventSource(address) });
  return () => (navigator.onLine ? sockets.connect() : noLine());
}

function webSocket(): WebSocket {
  const address = new URL('/api/news', window.location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(address);
}

export function later(ms: number, work: () => void): () => void {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
}

export function useVisit(): Visit {
  const visit = useContext(VisitContext);
  if (visit === null) throw new Error('there is no OnlineProvider around this');
  return visit;
}

export function useStanding(): Standing {
  const visit = useVisit();
  const now = (): Standing => visit.standing();
  return useSyncExternalStore(
    useCallback((changed) => visit.subscribe(changed), [visit]),
    now,
    now,
  );
}

/** Who we are to the server; null for somebody whom it does not know, or where there is no server. */
export function useMe(): Me['person'] {
  const standing = useStanding();
  return standing.server === 'there' ? standing.person : null;
}

/** What home shows of the server; null until it is known, and where there is no server. */
export function useTableLists(): TableLists | null {
  const visit = useVisit();
  const { server } = useStanding();
  const live = useMemo(() => new LiveLists(visit), [visit]);
  const subscribe = useCallback(
    (changed: () => void) => (server === 'there' ? live.subscribe(changed) : () => undefined),
    [live, server],
  );
  return useSyncExternalStore(subscribe, () => live.lists());
}

/** A table, live. `take` brings an answer in that told of it. */
export function useTable(id: string): { readonly sight: Sight; readonly live: LiveTable } {
  const visit = useVisit();
  const live = useMemo(() => new LiveTable(id, visit), [id, visit]);
  const sight = useSyncExternalStore(
    useCallback((changed: () => void) => live.subscribe(changed), [live]),
    () => live.sight(),
  );
  return { sight, live };
}
