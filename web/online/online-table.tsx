import type { MatchRecord } from '@roundhouse/kernel';
import { useWords } from '@roundhouse/ui';
import { ROUTES, type Table } from '@roundhouse/wire';
import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { useMaker } from '../match/maker-context.tsx';
import { OnlineMatch } from '../match/online/online-match.ts';
import type { MatchMaker, Snapshot } from '../match/table-match.ts';
import { SeatPagesContext, seatPagesOf } from '../people/seat-page.tsx';
import { MatchTable } from '../table/match-table.tsx';
import { useCloseTable } from './close-table.tsx';
import { useVisit } from './context.tsx';
import { AtTableContext, OnlineShell } from './online-shell.tsx';
import { useOrders } from './orders.tsx';
import { Seal } from './seal.tsx';
import { TableClock } from './table-clock.ts';

export interface OnlineTableProps {
  readonly table: Table;
  /** What can be done when it is over. */
  readonly afterwards: ReactNode;
}

/** A match on the server, at its table. */
export function OnlineTable({ table, afterwards }: OnlineTableProps) {
  const { id, mine, state } = table;
  const { t } = useWords();
  const closing = useCloseTable(table);
  const orders = useOrders(table);
  const maker = useMaker();
  const { server, line } = useVisit();
  const clock = useMemo(() => new TableClock(id, line, () => Date.now()), [id, line]);
  // The clocks are told as soon as the match is looked at, before its table is shown.
  useEffect(() => clock.subscribe(() => undefined), [clock]);
  const open = useCallback(async () => {
    const opening = await server.ask(ROUTES.opening, { gaps: { table: id } });
    return new OnlineMatch(id, opening, { server, line, keepHere: async (...kept) => keptHere(maker, ...kept) });
  }, [maker, server, line, id]);
  const at = useMemo(() => ({ table, clock }), [table, clock]);
  const seatPages = useMemo(() => seatPagesOf(table.places), [table.places]);
  const mayClose = mine && state === 'running';
  const close = { id: 'close', icon: 'close', label: t('Close the table'), choose: closing.ask } as const;
  return (
    <AtTableContext value={at}>
      <SeatPagesContext value={seatPages}>
        <MatchTable
          open={open}
          afterwards={afterwards}
          foot={<Seal table={table} />}
          menu={[...orders.items, ...(mayClose ? [close] : [])]}
          Shell={OnlineShell}
        />
      </SeatPagesContext>
      {orders.element}
      {closing.element}
    </AtTableContext>
  );
}

/** Brings a record here and goes on from a moment of it, as it was counted by whoever looked at it online. */
async function keptHere(
  maker: MatchMaker,
  record: MatchRecord,
  { eye, players }: Snapshot,
  moment: number,
): Promise<string> {
  const whole = await maker.importRecord(record, (seat) => players[seat]?.name ?? '');
  const match = await maker.open(whole);
  try {
    await match.look(eye);
    return await match.fork(moment);
  } finally {
    match.close();
    await maker.remove(whole);
  }
}
