import type { Hex } from '@roundhouse/hex';
import { BoardView, SvgView, useTheme, useWords } from '@roundhouse/ui';
import type { ReactNode } from 'react';
import { movesIn } from '../actions.ts';
import type { Building } from '../building.ts';
import { routesOf } from '../deliveries.ts';
import type { GoodOf, RailPosition, RailProps } from '../desk.ts';
import { askWhyNot } from '../why-not.ts';
import { Ghosts } from './ghosts.tsx';
import { type HexTarget, HexTargets } from './hex-targets.tsx';
import { Motion, type Moved } from './motion.tsx';
import { Routes } from './routes.tsx';
import { useCubes } from './use-cubes.ts';
import { useLayers } from './use-layers.ts';

export interface RailBoardProps<P extends RailPosition> {
  readonly rail: RailProps<P>;
  readonly building: Building<P>;
  readonly targets: readonly HexTarget[];
  readonly choose: (hex: Hex) => void;
  readonly moved: Moved | null;
  readonly overlay: ReactNode;
}

/** The map with everything on it that can be pointed at. */
export function RailBoard<P extends RailPosition>({
  rail,
  building,
  targets,
  choose,
  moved,
  overlay,
}: RailBoardProps<P>) {
  const { desk, table, controls } = rail;
  const { position } = table;
  const { t } = useWords();
  const theme = useTheme();
  const names = table.players.map(({ name }) => name);
  const { box, land, track, places } = useLayers(desk, position, building.shown, theme, names.join('\n'));
  const chart = desk.chartOf(position);
  const moves = movesIn<GoodOf<P>>(table.legal);
  const decorate = useCubes(places, {
    possible: [...new Set(moves.map(({ city, good }) => `${city} ${good}`))].join(),
    pick(city, good) {
      const move = moves.find((one) => one.city === city && one.good === good);
      if (move !== undefined) controls.change({ city, good: move.good, route: null });
    },
  });
  const { city, good, route } = controls.moment;
  return (
    <BoardView label={t('The map {map}', { map: chart.name })} bounds={box} pins={overlay}>
      <SvgView node={land} />
      <SvgView node={track} />
      <HexTargets
        chart={chart}
        targets={targets}
        choose={choose}
        ask={(hex) => askWhyNot(rail, building.planned, hex)}
      />
      <g className="rail-pieces">
        <Ghosts grid={chart.grid} ghosts={building.ghosts} />
        <Routes desk={desk} position={position} routes={routesOf(moves, city, good)} chosen={route} />
        <SvgView node={places} decorate={decorate} />
      </g>
      <Motion desk={desk} position={position} moved={moved} theme={theme} enabled={table.motion} />
    </BoardView>
  );
}
