import type { Hex } from '@roundhouse/hex';
import { BoardView, SvgView, useTheme, useWords } from '@roundhouse/ui';
import type { ReactNode } from 'react';
import { boardOf } from '../../../content/maps.ts';
import type { Position } from '../../../rules/position.ts';
import type { Move } from '../actions-of.ts';
import type { AgeOfSteamView } from '../panels/panel-props.ts';
import { type Ghost, Ghosts } from './ghosts.tsx';
import { type HexTarget, HexTargets } from './hex-targets.tsx';
import { Motion } from './motion.tsx';
import { Routes } from './routes.tsx';
import { type CubeChoice, useCubes } from './use-cubes.ts';
import { useLayers } from './use-layers.ts';

export interface RailBoardProps {
  readonly table: AgeOfSteamView;
  /** The position with the ghosts laid. */
  readonly planned: Position;
  readonly targets: readonly HexTarget[];
  readonly ghosts: readonly Ghost[];
  readonly routes: readonly Move[];
  readonly route: Move | null;
  readonly overlay: ReactNode;
  readonly choose: (hex: Hex) => void;
  readonly ask: (hex: Hex) => void;
  readonly cubes: CubeChoice;
}

export function RailBoard(props: RailBoardProps) {
  const { table, planned, targets, ghosts, routes, route, overlay, choose, ask, cubes } = props;
  const { t } = useWords();
  const theme = useTheme();
  const names = table.players.map(({ name }) => name);
  const { box, land, track, places } = useLayers(table.position, planned, theme, names.join('\n'));
  const board = boardOf(table.position);
  const decorate = useCubes(places, cubes);
  return (
    <BoardView label={t('The map {map}', { map: board.name })} bounds={box} pins={overlay}>
      <SvgView node={land} />
      <SvgView node={track} />
      <HexTargets board={board} targets={targets} choose={choose} ask={ask} />
      <g className="aos-pieces">
        <Ghosts board={board} ghosts={ghosts} />
        <Routes position={table.position} routes={routes} chosen={route} />
        <SvgView node={places} decorate={decorate} />
      </g>
      <Motion position={table.position} step={table.step} theme={theme} enabled={table.motion} />
    </BoardView>
  );
}
