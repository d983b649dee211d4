import { BiddingPanel, chosenBid, RuinNote, type Standing, Standings } from '@roundhouse/rail-table';
import { ofType } from '@roundhouse/table-kit';
import { useWords } from '@roundhouse/ui';
import { passPrice } from '../../../rules/order-auction.ts';
import { playerAt } from '../../../rules/position.ts';
import { desk } from '../desk.ts';
import { ifAllPassed, ifBid, type OrderAuction } from '../preview.ts';
import type { PanelProps } from './panel-props.ts';

/** The standard game's auction of all places at once. */
export function OrderAuctionPanel(props: PanelProps) {
  const { t } = useWords();
  const { table, seat } = props;
  const { phase } = table.position;
  if (phase.name !== 'auction-order') return null;
  const player = playerAt(table.position, seat);
  const bid = chosenBid(props);
  // A bid is paid when the auction ends: what counts is what would be left then.
  const cash = player.cash - (bid ?? 0);
  const paying = { ...table.position, players: table.position.players.with(seat, { ...player, cash }) };
  const passing = ofType(table.legal, 'pass').map((action) => ({
    choice: 'pass',
    label: phase.freePasses.includes(seat)
      ? t('Pass and stay in (Turn Order)')
      : t('Pass: take place {place}, pay ${price}', {
          place: phase.bidding.length,
          price: passPrice(phase, seat),
        }),
    take: () => table.act(action),
  }));
  return (
    <BiddingPanel
      bidding={props}
      ways={passing}
      warning={<RuinNote desk={desk} table={{ position: paying }} seat={seat} actions={[]} before={table.position} />}
    >
      <OrderAuctionTable {...ifBid({ position: table.position, phase, bid: null }, seat, bid)} />
    </BiddingPanel>
  );
}

export function OrderAuctionTable({ position, phase, bid: toMake }: OrderAuction) {
  const { t } = useWords();
  const nobodyBid = phase.bids.every((bid) => bid === null);
  const open = ifAllPassed(position).map(({ seat, place, paid }): Standing => {
    const bid = phase.bids[seat] ?? null;
    return {
      seat,
      place: `${place}`,
      words: nobodyBid
        ? ''
        : bid === null
          ? t('no bid, pays ${paid}', { paid })
          : t('bids ${bid}, pays ${paid}', { bid, paid }),
    };
  });
  const out = phase.passed.toReversed().map(
    (seat, index): Standing => ({
      seat,
      place: `${phase.bidding.length + index + 1}`,
      words: t('passed'),
      out: true,
    }),
  );
  const caption =
    toMake !== null
      ? t('If you bid ${bid} and all others pass', { bid: toMake })
      : nobodyBid
        ? t('Nobody has bid yet. If everyone passed now:')
        : t('If everyone passed from now on');
  return <Standings caption={caption} standings={[...open, ...out]} />;
}
