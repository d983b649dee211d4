import {
  BidPrimary,
  BuildingPanel,
  BuildingPrimary,
  DeliveryPrimary,
  NOTHING,
  type RailPointed,
  RailTable,
  type RailTableParts,
} from '@roundhouse/rail-table';
import type { Good } from '../../content/components.ts';
import type { Event } from '../../rules/events.ts';
import type { Position } from '../../rules/position.ts';
import { desk, movedBy } from './desk.ts';
import { AuctionPanel } from './panels/auction.tsx';
import { DeliveriesPanel } from './panels/deliveries.tsx';
import type { AgeOfSteamView } from './panels/panel-props.ts';
import { ProductionPanel, ProductionPrimary } from './panels/production.tsx';
import { SharesPanel, SharesPrimary } from './panels/shares.tsx';
import { SpecialActionsPanel, SpecialActionsPrimary } from './panels/special-actions.tsx';
import { Watching } from './panels/watching.tsx';
import { promptFor } from './prompt.ts';
import { extras } from './side/extras.tsx';
import { newsOf } from './side/news.ts';
import { playerPanels } from './side/players.tsx';
import { Ribbon } from './side/ribbon.tsx';
import { closesTurn, growthHeading, GrowthReport } from './side/report.tsx';

type Pointed = RailPointed<Good>;

const PARTS: RailTableParts<Position, AgeOfSteamView, Pointed, Event> = {
  desk,
  nothing: NOTHING,
  phases: {
    'issue-shares': { Panel: SharesPanel, Primary: SharesPrimary },
    'determine-player-order': { Panel: AuctionPanel, Primary: BidPrimary },
    'select-actions': { Panel: SpecialActionsPanel, Primary: SpecialActionsPrimary },
    'build-track': { Panel: BuildingPanel, Primary: BuildingPrimary },
    'move-goods': { Panel: DeliveriesPanel, Primary: DeliveryPrimary },
    'goods-growth': { Panel: ProductionPanel, Primary: ProductionPrimary },
    'game-over': {},
  },
  prompt: promptFor,
  Ribbon,
  Watching,
  Report: GrowthReport,
  reportHeading: growthHeading,
  closesTurn,
  newsOf,
  movedBy,
  sounds: [
    ['track-built', 'place'],
    ['urbanized', 'place'],
    ['goods-moved', 'bell'],
    ['shares-issued', 'coin'],
    ['auction-won', 'coin'],
  ],
  players: playerPanels,
  extras,
};

/** The whole table of Age of Steam. */
export function AgeOfSteamTable({ table }: { readonly table: AgeOfSteamView }) {
  return <RailTable parts={PARTS} table={table} />;
}
