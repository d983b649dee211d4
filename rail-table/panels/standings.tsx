import type { Seat } from '@roundhouse/kernel';
import { classNames, PlayerBadge } from '@roundhouse/ui';

/** Who is, or would be, in which place, and what there is to say about it. */
export interface Standing {
  readonly seat: Seat;
  readonly place: string;
  readonly words: string;
  /** Has no more say in it. */
  readonly out?: boolean;
}

export function Standings({
  caption,
  standings,
}: {
  readonly caption: string;
  readonly standings: readonly Standing[];
}) {
  return (
    <figure className="rail-auction-end">
      <figcaption>{caption}</figcaption>
      <ol className="rail-standings">
        {standings.map(({ seat, place, words, out = false }) => (
          <li key={seat} className={classNames(out && 'rail-gone')}>
            <span className="rail-place">{place}</span>
            <PlayerBadge seat={seat} size={18} />
            <span>{words}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
