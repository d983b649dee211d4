import {
  BidPrimary,
  BuildingPanel,
  BuildingPrimary,
  DeliveryPrimary,
  type PartProps,
  RailTable,
  type RailTableParts,
} from '@roundhouse/rail-table';
import type { Event } from '../../rules/events.ts';
import type { Position } from '../../rules/position.ts';
import { desk, movedBy } from './desk.ts';
import { chosenGrowth, growthTargets, pressToGrow } from './growth.ts';
import { type Pointed, NOTHING_YET } from './pointing.ts';
import { ActionTilesPanel, ActionTilesPrimary } from './panels/action-tiles.tsx';
import { CapitalPanel, CapitalPrimary } from './panels/capital.tsx';
import { ChoosePointsPanel, ChoosePointsPrimary } from './panels/choose-points.tsx';
import { DeliveriesPanel } from './panels/deliveries.tsx';
import { OrderAuctionPanel } from './panels/order-auction.tsx';
import type { SteamView } from './panels/panel-props.ts';
import { PlaceAuctionPanel } from './panels/place-auction.tsx';
import { SupplyPrimary, SupplySets } from './panels/supply-sets.tsx';
import { Watching } from './panels/watching.tsx';
import { promptFor } from './prompt.ts';
import { extras } from './side/extras.tsx';
import { newsOf } from './side/news.ts';
import { playerPanels } from './side/players.tsx';
import { Ribbon } from './side/ribbon.tsx';
import { closesTurn, TurnReport } from './side/report.tsx';

type Props = PartProps<Position, SteamView, Pointed>;

const PARTS: RailTableParts<Position, SteamView, Pointed, Event> = {
  desk,
  nothing: NOTHING_YET,
  phases: {
    'auction-places': { Panel: PlaceAuctionPanel, Primary: BidPrimary },
    'buy-capital': { Panel: CapitalPanel, Primary: CapitalPrimary },
    'auction-order': { Panel: OrderAuctionPanel, Primary: BidPrimary },
    'select-action-tiles': { Panel: ActionTilesPanel, Primary: ActionTilesPrimary },
    'build-track': { Panel: Works, Primary: WorksPrimary },
    'move-goods': { Panel: DeliveriesPanel, Primary: DeliveryPrimary },
    'choose-points': { Panel: ChoosePointsPanel, Primary: ChoosePointsPrimary },
    'game-over': {},
  },
  prompt: promptFor,
  Ribbon,
  Watching,
  Report: TurnReport,
  reportHeading: (_events, t) => t('End of the turn'),
  closesTurn,
  newsOf,
  movedBy: (_p, events) => movedBy(events),
  sounds: [
    ['track-built', 'place'],
    ['urbanized', 'place'],
    ['city-grown', 'place'],
    ['goods-moved', 'bell'],
    ['capital-bought', 'coin'],
    ['place-taken', 'coin'],
  ],
  players: playerPanels,
  extras,
  moreTargets: growthTargets,
  pressMore: pressToGrow,
};

/** The whole table of Steam. */
export function SteamTable({ table }: { readonly table: SteamView }) {
  return <RailTable parts={PARTS} table={table} />;
}

/** Track, New Cities, and the cubes that come with them or to a city that grows. */
function Works(props: Props) {
  return (
    <BuildingPanel {...props}>
      <SupplySets {...props} />
    </BuildingPanel>
  );
}

function WorksPrimary(props: Props) {
  const { phase } = props.table.position;
  const cubes = phase.name === 'build-track' && phase.stocking !== null;
  return cubes || chosenGrowth(props) !== undefined ? <SupplyPrimary {...props} /> : <BuildingPrimary {...props} />;
}
