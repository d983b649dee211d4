import {
  BuildingPanel,
  BuildingPrimary,
  DeliveryPanel,
  DeliveryPrimary,
  NOTHING,
  type PartProps,
  type RailPointed,
  RailTable,
  type RailTableParts,
} from '@roundhouse/rail-table';
import type { FrameExtra } from '@roundhouse/ui';
import type { Good } from '../../content/components.ts';
import type { Event } from '../../rules/events.ts';
import type { Position } from '../../rules/position.ts';
import { desk } from './desk.ts';
import { movedBy } from './moved.ts';
import { AuctionPanel, AuctionPrimary, AuctionTable } from './panels/auction.tsx';
import { EngineUpgrade } from './panels/engine-upgrade.tsx';
import type { AgeOfSteamView } from './panels/panel-props.ts';
import { ProductionPanel } from './panels/production.tsx';
import { SharesPanel, SharesPrimary } from './panels/shares.tsx';
import { SpecialActionsPanel } from './panels/special-actions.tsx';
import { promptFor } from './prompt.ts';
import { GoodsDisplay } from './side/goods-display.tsx';
import { newsOf } from './side/news.ts';
import { playerPanels } from './side/players.tsx';
import { Sections } from './side/ribbon.tsx';
import { TilesLeft } from './side/tiles-left.tsx';
import { closesTurn, GrowthTicket, TurnReport } from './side/turn-report.tsx';

type Pointed = RailPointed<Good>;

const PARTS: RailTableParts<Position, AgeOfSteamView, Pointed, Event> = {
  desk,
  nothing: NOTHING,
  phases: {
    'issue-shares': { Panel: SharesPanel, Primary: SharesPrimary },
    'determine-player-order': { Panel: AuctionPanel, Primary: AuctionPrimary },
    'select-actions': { Panel: SpecialActionsPanel },
    'build-track': { Panel: BuildingPanel, Primary: BuildingPrimary },
    'move-goods': { Panel: Deliveries, Primary: DeliveryPrimary },
    'goods-growth': { Panel: ProductionPanel },
    'game-over': {},
  },
  prompt: promptFor,
  Ribbon: Sections,
  Watching,
  Ticket: GrowthTicket,
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

function Deliveries(props: PartProps<Position, AgeOfSteamView, Pointed>) {
  return <DeliveryPanel {...props} otherUses={<EngineUpgrade {...props} />} />;
}

function Watching({ table }: { readonly table: AgeOfSteamView }) {
  const { phase } = table.position;
  return phase.name === 'determine-player-order' ? <AuctionTable position={table.position} phase={phase} /> : null;
}

function extras(
  { position }: AgeOfSteamView,
  report: readonly Event[] | null,
  t: (english: string) => string,
): readonly FrameExtra[] {
  return [
    { id: 'goods', title: t('Goods'), content: <GoodsDisplay position={position} /> },
    {
      id: 'tiles',
      title: t('Tiles'),
      content: <TilesLeft position={position} />,
      wanted: position.phase.name === 'build-track',
    },
    ...(report === null ? [] : [{ id: 'report', title: t('Last turn'), content: <TurnReport events={report} /> }]),
  ];
}
