import type { Livery, Result, Seat } from '@roundhouse/kernel';
import { Liveries, numberText, PlayerBadge, useWords } from '@roundhouse/ui';
import { byRank } from './ranking.ts';

export interface TicketPlayersProps {
  readonly players: readonly { readonly seat: Seat; readonly name: string; readonly bot: string | null }[];
  readonly liveries?: readonly Livery[] | undefined;
  /** How it ended; null while it runs, and while that is being looked up. */
  readonly result: Result | null;
}

/** Who plays, by seat; when it is over, in the order in which they ended, each with their points. */
export function TicketPlayers({ players, liveries, result }: TicketPlayersProps) {
  const ordered = result === null ? players : byRank(result, players);
  return (
    <span className="match-ticket-players">
      <Liveries worn={liveries}>
        {ordered.map(({ seat, name, bot }) => (
          <span key={seat} className="match-ticket-player">
            <PlayerBadge seat={seat} name={name} bot={bot !== null} size={18} />
            {result === null ? null : <Points total={result.scores[seat]?.total ?? null} />}
          </span>
        ))}
      </Liveries>
    </span>
  );
}

/** Keeps the height of a line. */
const NOTHING_YET = '\u00a0';

/** Who plays, while it is looked up how the match stands: what will be told then has its room already, so that nothing moves. */
export function FaceToCome(players: Omit<TicketPlayersProps, 'result'>) {
  return (
    <>
      <span className="match-ticket-picture-to-come" />
      <span className="match-ticket-where">{NOTHING_YET}</span>
      <span className="match-ticket-facts">{NOTHING_YET}</span>
      <TicketPlayers {...players} result={null} />
    </>
  );
}

function Points({ total }: { readonly total: number | null }) {
  const { t } = useWords();
  return total === null ? (
    <span className="match-ticket-gone">{t('out of the game')}</span>
  ) : (
    <strong className="match-ticket-points">{numberText(total)}</strong>
  );
}
