import { BiddingPanel, chosenBid, RuinNote, type Standing, Standings } from '@roundhouse/rail-table';
import { ofType } from '@roundhouse/table-kit';
import { useWords } from '@roundhouse/ui';
import { dropOutPrice, highestBid } from '../../../rules/2-determine-player-order.ts';
import { playerAt } from '../../../rules/position.ts';
import { desk } from '../desk.ts';
import { type Auction, ifBid, ifItEnded } from './auction-standing.ts';
import type { PanelProps } from './panel-props.ts';

export function AuctionPanel(props: PanelProps) {
  const { t } = useWords();
  const { table, seat } = props;
  const { phase } = table.position;
  if (phase.name !== 'determine-player-order') return null;
  const place = phase.bidding.length;
  const player = playerAt(table.position, seat);
  const bid = chosenBid(props);
  // A bid is paid when the auction ends: what counts is what would be left then.
  const cash = player.cash - (bid ?? 0);
  const paying = { ...table.position, players: table.position.players.with(seat, { ...player, cash }) };
  const ways = [
    ...ofType(table.legal, 'drop-out').map((action) => ({
      choice: 'drop-out',
      label: t('Drop out: be number {place}, pay ${price}', { place, price: dropOutPrice(phase, seat) }),
      take: () => table.act(action),
    })),
    ...ofType(table.legal, 'pass').map((action) => ({
      choice: 'pass',
      label: t('Pass (Turn Order)'),
      take: () => table.act(action),
    })),
  ];
  return (
    <BiddingPanel
      bidding={props}
      ways={ways}
      warning={<RuinNote desk={desk} table={{ position: paying }} seat={seat} actions={[]} before={table.position} />}
    >
      <AuctionTable {...ifBid({ position: table.position, phase, bid: null }, seat, bid)} />
    </BiddingPanel>
  );
}

export function AuctionTable({ position, phase, bid: toMake }: Auction) {
  const { t } = useWords();
  if (highestBid(phase) === 0) {
    const places = position.order.map((seat, index): Standing => ({ seat, place: `${index + 1}`, words: '' }));
    return <Standings caption={t('Nobody has bid yet. The order so far:')} standings={places} />;
  }
  const bidding = ifItEnded(position, phase).map(
    ({ seat, bid, place, pays }): Standing => ({
      seat,
      place: `${place}`,
      words:
        bid === 0 ? t('no bid, pays ${paid}', { paid: pays }) : t('bids ${bid}, pays ${paid}', { bid, paid: pays }),
    }),
  );
  const dropped = phase.dropped.toReversed().map(
    (seat, index): Standing => ({
      seat,
      place: `${phase.bidding.length + index + 1}`,
      words: t('out'),
      out: true,
    }),
  );
  const caption =
    toMake === null ? t('If nobody bids more') : t('If you bid ${bid} and nobody bids more', { bid: toMake });
  return <Standings caption={caption} standings={[...bidding, ...dropped]} />;
}
