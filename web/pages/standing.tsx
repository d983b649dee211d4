import type { Result } from '@roundhouse/kernel';
import { classNames, numberText, PlayerBadge, type StandingLine, useSeatStyle, useWords } from '@roundhouse/ui';
import type { Player } from '../match/table-match.ts';
import { SeatLink } from '../people/seat-page.tsx';
import { Link } from '../router.tsx';
import { byRank, rankOf } from './ranking.ts';

export interface StandingProps {
  readonly game: string;
  readonly result: Result;
  readonly players: readonly Player[];
}

/** Everybody in their rank, with every line of the score and the rule it comes from. */
export function Standing({ game, result, players }: StandingProps) {
  const { t, say } = useWords();
  const seatStyle = useSeatStyle();
  return (
    <ol className="standing">
      {byRank(result, players).map(({ seat, name, bot }) => {
        const score = result.scores[seat];
        return (
          <li
            key={seat}
            className={classNames('standing-card', result.winners.includes(seat) && 'standing-winner')}
            style={seatStyle(seat)}
          >
            <div className="standing-head">
              <span className="standing-rank">
                <span className="spoken-only">{t('Rank')} </span>
                {rankOf(result, seat)}
              </span>
              <h3>
                <SeatLink seat={seat}>
                  <PlayerBadge seat={seat} name={name} bot={bot !== null} size={26} />
                </SeatLink>
              </h3>
              {score?.total === null || score === undefined ? (
                <strong className="standing-gone">{t('out of the game')}</strong>
              ) : (
                <strong className="standing-total">{numberText(score.total)}</strong>
              )}
            </div>
            {score === undefined || score.lines.length === 0 ? null : (
              <ul className="standing-lines">
                {score.lines.map((line, index) => (
                  <li key={index}>
                    <Link to={`/rules/${game}#${line.rule}`}>{say(line.label)}</Link>
                    <span>{numberText(line.points)}</span>
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** The same in a few signs, for a picture. */
export function standingLines(result: Result, players: readonly Player[], gone: string): readonly StandingLine[] {
  return byRank(result, players).map(({ seat, name }) => {
    const total = result.scores[seat]?.total ?? null;
    return { seat, rank: `${result.ranks[seat] ?? ''}`, name, points: total === null ? gone : numberText(total) };
  });
}
