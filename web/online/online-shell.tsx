import { STAND_IN } from '@roundhouse/bots/levels';
import { ROUTES, type Table } from '@roundhouse/wire';
import { Button, type MenuItem, Problem, useWords } from '@roundhouse/ui';
import { createContext, useCallback, useContext, useMemo, useState, useSyncExternalStore } from 'react';
import type { Snapshot, TableMatch } from '../match/table-match.ts';
import { reasonOf } from '../pages/use-start.ts';
import type { DrawerPage } from '../table/side.ts';
import { useSnapshot } from '../table/snapshot.ts';
import { TableShell, type TableShellProps } from '../table/table-shell.tsx';
import { ConnectionLine } from './connection-line.tsx';
import { Consent } from './consent.tsx';
import { later, useMe, useVisit } from './context.tsx';
import { SinceYouWereHere } from './last-visit.tsx';
import { PrivateNotes } from './private-notes.ts';
import { SeatClock } from './seat-clock.tsx';
import type { TableClock } from './table-clock.ts';
import { OpenAtMoment, useShareMoment } from './shared-moment.tsx';
import { TableTalk } from './table-talk.ts';
import { useTableTelling } from './table-telling.ts';
import { NotesOnline, TalkView } from './talk-view.tsx';
import { useDoing } from './use-doing.ts';
import './online-table.css';

/** The table around a match on the server. */
export interface AtTable {
  readonly table: Table;
  readonly clock: TableClock;
}

export const AtTableContext = createContext<AtTable | null>(null);

function useAtTable(): AtTable {
  const at = useContext(AtTableContext);
  if (at === null) throw new Error('there is no online table around this');
  return at;
}

/** What only a table online has, around what every table has: talk, clocks, the line, questions to the others. */
export function OnlineShell(props: TableShellProps) {
  const { match, menu = [], banner } = props;
  const { table, clock } = useAtTable();
  const snapshot = useSnapshot(match);
  const pages = usePages(table);
  const question = useQuestion(table, match);
  const heard = useSyncExternalStore(
    useCallback((changed) => clock.subscribe(changed), [clock]),
    () => clock.clock(),
  );
  const handOver = useHandOver(match, snapshot);
  const telling = useTableTelling(table);
  const sharing = useShareMoment(table.id);
  return (
    <TableShell
      {...props}
      menu={[...handOver.items, ...telling.items, ...menu]}
      side={{
        pages,
        askOthers: mayAsk(table, snapshot) ? question.ask : null,
        beside: (seat) => (heard === null ? null : <SeatClock clock={heard} seat={seat} />),
        shareMoment: table.watching ? sharing.share : null,
        hints: table.hints,
        notice: (
          <>
            <ConnectionLine seq={snapshot.seq} />
            {sharing.element}
          </>
        ),
      }}
      banner={
        <>
          {banner}
          <OpenAtMoment table={table.id} />
          <SinceYouWereHere key={snapshot.id} snapshot={snapshot} />
          <Consent table={table} snapshot={snapshot} />
          <Part table={table} snapshot={snapshot} takeOver={handOver.takeOver} />
          <Problem why={question.problem ?? handOver.problem ?? telling.problem} />
        </>
      }
    />
  );
}

/** Whether there are others to ask, and no question is open. */
function mayAsk({ seat, question, state }: Table, { players }: Pick<Snapshot, 'players'>): boolean {
  const others = players.some((player) => player.seat !== seat && player.bot === null && !player.vacant);
  return seat !== null && state === 'running' && question === null && others;
}

function useQuestion({ id }: Table, match: TableMatch): { ask: (to: number) => void; problem: string | null } {
  const { server } = useVisit();
  const [problem, setProblem] = useState<string | null>(null);
  const ask = useCallback(
    (to: number) => {
      const { seq, undos } = match.snapshot();
      const body = { seq, undos, to, key: crypto.randomUUID() };
      setProblem(null);
      server
        .ask(ROUTES.askTakeBack, { gaps: { table: id }, body })
        .catch((error: unknown) => setProblem(reasonOf(error)));
    },
    [id, match, server],
  );
  return { ask, problem };
}

/** Chat for those who may read it, and notes for those whom the server knows. */
function usePages(table: Table): readonly DrawerPage[] {
  const { t } = useWords();
  const { server, line } = useVisit();
  const me = useMe()?.id ?? null;
  const { id } = table;
  const talk = useMemo(() => new TableTalk({ table: id, me, server, line }), [id, me, server, line]);
  const notes = useMemo(() => (me === null ? null : new PrivateNotes(id, server, later)), [id, me, server]);
  const said = useSyncExternalStore(
    useCallback((changed) => talk.subscribe(changed), [talk]),
    () => talk.said(),
  );
  const hears = table.seat !== null || table.mine || table.state === 'over';
  const chat: DrawerPage = {
    id: 'chat',
    icon: 'chat',
    label: t('Chat'),
    key: 'c',
    unread: said.unread,
    content: <TalkView talk={talk} said={said} table={table} me={me} />,
  };
  const paper: readonly DrawerPage[] =
    notes === null
      ? []
      : [
          {
            id: 'notes',
            icon: 'notes',
            label: t('Notes'),
            key: 'n',
            unread: 0,
            content: <NotesOnline notes={notes} />,
          },
        ];
  return hears ? [chat, ...paper] : paper;
}

interface HandOver {
  readonly items: readonly MenuItem[];
  readonly takeOver: () => void;
  readonly problem: string | null;
}

/** One's own seat, to a bot and back. */
function useHandOver(match: TableMatch, { eye, players, result }: Snapshot): HandOver {
  const { t, say } = useWords();
  const { act, problem } = useDoing();
  const player = eye === 'public' ? undefined : players[eye];
  const sit = (bot: string | null): void =>
    act(async () => {
      if (player === undefined) return;
      const outcome = await match.seat(player.seat, { name: player.name, bot });
      if (!outcome.ok) throw new Error(say(outcome.violation.why));
    });
  const mayHandOver = player !== undefined && player.bot === null && result === null;
  return {
    items: mayHandOver
      ? [{ id: 'hand-over', icon: 'bot', label: t('Let a bot play for me'), choose: () => sit(STAND_IN) }]
      : [],
    takeOver: () => sit(null),
    problem,
  };
}

interface PartProps {
  readonly table: Table;
  readonly snapshot: Snapshot;
  readonly takeOver: () => void;
}

/** What my part is, where it is not simply to play. */
function Part({ table, snapshot: { eye, players, result }, takeOver }: PartProps) {
  const { t } = useWords();
  if (result !== null) return null;
  if (eye === 'public' || table.seat === null) {
    return <p className="table-note">{t('You are watching: you see what everybody may see.')}</p>;
  }
  return (players[eye]?.bot ?? null) === null ? null : (
    <div className="slip" role="status">
      <span>{t('A bot plays for you.')}</span>
      <Button size="small" kind="primary" onClick={takeOver}>
        {t('Take over again')}
      </Button>
    </div>
  );
}
