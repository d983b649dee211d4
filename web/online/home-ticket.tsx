import { MatchTicket } from '../pages/match-ticket.tsx';
import type { HomeItem } from './home-tables.ts';
import { TableTicket } from './table-ticket.tsx';

export interface HomeTicketProps {
  readonly item: HomeItem;
  readonly now: number;
  /** Deletes a match that is kept here. */
  readonly onRemove: (id: string) => void;
}

/** A match that is kept here, or a table on the server. */
export function HomeTicket({ item, now, onRemove }: HomeTicketProps) {
  return item.at === 'here' ? (
    <MatchTicket match={item.match} now={now} onRemove={() => onRemove(item.match.id)} />
  ) : (
    <TableTicket table={item.table} reason={item.reason} now={now} />
  );
}
