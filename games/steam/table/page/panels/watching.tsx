import type { SteamView } from './panel-props.ts';
import { Choosers } from './choose-points.tsx';
import { OrderAuctionTable } from './order-auction.tsx';
import { PlaceAuctionTable } from './place-auction.tsx';
import { PreferencePicker } from './preference.tsx';

/** What to look at, and what may be settled, while others decide. */
export function Watching({ table }: { readonly table: SteamView }) {
  const { position } = table;
  const { phase } = position;
  switch (phase.name) {
    case 'auction-places':
      return <PlaceAuctionTable position={position} phase={phase} />;
    case 'auction-order':
      return <OrderAuctionTable position={position} phase={phase} bid={null} />;
    case 'move-goods':
      return <PreferencePicker table={table} />;
    case 'choose-points':
      return (
        <div className="rail-panel">
          <Choosers position={position} phase={phase} />
          <PreferencePicker table={table} />
        </div>
      );
    default:
      return null;
  }
}
