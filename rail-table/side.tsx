import { entryOf } from '@roundhouse/kernel';
import type { GoodColour } from '@roundhouse/style';
import type { TileSet } from '@roundhouse/rails';
import { Phases, type RibbonPhase } from '@roundhouse/table-kit';
import { useWords } from '@roundhouse/ui';
import type { ReactNode } from 'react';
import { CubeIcon, TileIcon } from './pieces.tsx';

/** The turn, its phases, and where we are. */
export function TurnRibbon({
  turn,
  turns,
  phases,
}: {
  readonly turn: number;
  readonly turns: number;
  readonly phases: readonly RibbonPhase[];
}) {
  const { t } = useWords();
  return (
    <div className="phase-ribbon rail-ribbon">
      <span className="rail-turn">{t('Turn {turn} of {turns}', { turn, turns })}</span>
      <Phases name="rail" phases={phases} />
    </div>
  );
}

/** Every kind of tile with how many of it are left, and whatever else is counted with them. */
export function TileCounts({
  tiles,
  left,
  children,
}: {
  readonly tiles: TileSet;
  readonly left: ReadonlyMap<string, number>;
  readonly children?: ReactNode;
}) {
  const { t } = useWords();
  return (
    <ul className="rail-tile-counts">
      {tiles.faces.map((face) => (
        <li key={face.id} className={entryOf(left, face.id) === 0 ? 'rail-none' : undefined}>
          <TileIcon orientation={tiles.get(face.id, 0)} size={38} />
          <span className="spoken-only">{t('{tile}:', { tile: { term: face.name } })}</span>
          <span>{entryOf(left, face.id)}</span>
        </li>
      ))}
      {children}
    </ul>
  );
}

/** What is left in the box: tiles, whatever else a game counts there, and cubes. */
export function TileSupply({
  tiles,
  left,
  children,
  bagName,
  bag,
}: {
  readonly tiles: TileSet;
  readonly left: ReadonlyMap<string, number>;
  readonly children?: ReactNode;
  readonly bagName: string;
  readonly bag: readonly { readonly good: GoodColour; readonly count: number }[];
}) {
  return (
    <div className="rail-supply">
      <TileCounts tiles={tiles} left={left}>
        {children}
      </TileCounts>
      <p className="rail-bag">
        <span>{bagName}</span>
        {bag.map(({ good, count }) => (
          <span key={good}>
            <CubeIcon good={good} size={18} /> {count}
          </span>
        ))}
      </p>
    </div>
  );
}
