import { BiddingPanel, chosenBid, type Standing, Standings } from '@roundhouse/rail-table';
import { ofType } from '@roundhouse/table-kit';
import { useWords } from '@roundhouse/ui';
import type { PlaceAuctionPhase, Position } from '../../../rules/position.ts';
import { ifPaid, type Raising, raisingWords } from '../preview.ts';
import type { PanelProps } from './panel-props.ts';

/** The base game's auction: one place after the other. */
export function PlaceAuctionPanel(props: PanelProps) {
  const { t } = useWords();
  const { table, seat } = props;
  const { position } = table;
  const { phase } = position;
  if (phase.name !== 'auction-places') return null;
  const bid = chosenBid(props);
  const lastTwo = position.order.length - phase.placed.length === 2;
  const passing = ofType(table.legal, 'pass').map((action) => ({
    choice: 'pass',
    label: lastTwo
      ? t('Pass: take the last place for nothing')
      : t('Pass: bid again for place {place}', { place: phase.placed.length + 2 }),
    take: () => table.act(action),
  }));
  return (
    <BiddingPanel bidding={props} ways={passing}>
      {/* A bid of nothing raises nothing: that need not be said. */}
      {bid === null || bid === 0 ? null : (
        <RaisingNote raising={ifPaid(position, seat, bid)} free={t('You have the cash for that bid.')} />
      )}
      <PlaceAuctionTable position={position} phase={phase} />
    </BiddingPanel>
  );
}

/** What paying would do to income and points, before it is paid; `free` when nothing has to be raised. */
function RaisingNote({ raising, free }: { readonly raising: Raising | null; readonly free: string }) {
  const { say } = useWords();
  if (raising === null) return null;
  const words = raisingWords(raising);
  return (
    <p className="rail-note" aria-live="polite">
      {words === null ? free : say(words)}
    </p>
  );
}

/** The places that are won, and how the bidding for the next one stands. */
export function PlaceAuctionTable({
  position,
  phase,
}: {
  readonly position: Position;
  readonly phase: PlaceAuctionPhase;
}) {
  const { t } = useWords();
  const place = phase.placed.length + 1;
  const waiting = position.order.filter((seat) => !phase.placed.includes(seat));
  const standings: readonly Standing[] = [
    ...phase.placed.map((seat, index) => ({ seat, place: `${index + 1}`, words: t('has this place'), out: true })),
    ...waiting.map((seat) => {
      const { leader, bid } = phase;
      if (seat === leader && bid !== null) return { seat, place: `${place}?`, words: t('bids ${bid}', { bid }) };
      return phase.bidding.includes(seat)
        ? { seat, place: '·', words: t('may bid') }
        : { seat, place: '·', words: t('passed this place'), out: true };
    }),
  ];
  return <Standings caption={t('For sale: place {place}', { place })} standings={standings} />;
}
