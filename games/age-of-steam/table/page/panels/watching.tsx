import { AuctionTable } from './auction.tsx';
import type { AgeOfSteamView } from './panel-props.ts';

/** What to look at while others decide. */
export function Watching({ table }: { readonly table: AgeOfSteamView }) {
  const { phase } = table.position;
  return phase.name === 'determine-player-order' ? (
    <AuctionTable position={table.position} phase={phase} bid={null} />
  ) : null;
}
