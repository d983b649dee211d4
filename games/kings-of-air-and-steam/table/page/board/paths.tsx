import { smooth } from '@roundhouse/svg';
import { classNames } from '@roundhouse/ui';
import type { Area, Space } from '../../../content/area.ts';
import { spaceMiddle } from '../../board/points.ts';

/** A way over the board that is thought of: a flight, a train, track, or a note in a plan. */
export interface BoardPath {
  readonly kind: 'flight' | 'train' | 'track' | 'note';
  /** From where it starts to where it ends. */
  readonly spaces: readonly Space[];
  /** One of several, and not the one that is pointed at. */
  readonly faint?: boolean;
  /** Stands at its end. */
  readonly sign?: string;
}

export function Paths({ area, paths }: { readonly area: Area; readonly paths: readonly BoardPath[] }) {
  return (
    <g className="kas-paths" aria-hidden="true">
      {paths.map(({ kind, spaces, faint = false, sign }) => {
        const points = spaces.map((space) => spaceMiddle(area, space));
        const end = points.at(-1);
        return (
          <g
            key={`${kind} ${spaces.join()}`}
            className={classNames('kas-path', `kas-path-${kind}`, faint && 'kas-faint')}
          >
            <path className="kas-path-edge" d={smooth(points)} />
            <path className="kas-path-line" d={smooth(points)} />
            {end === undefined || kind === 'track' ? null : (
              <circle className="kas-path-end" cx={end.x} cy={end.y} r={sign === undefined ? 6 : 11} />
            )}
            {end === undefined || sign === undefined ? null : (
              <text className="kas-path-sign" x={end.x} y={end.y + 5} textAnchor="middle">
                {sign}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}
