import { Amounts, chosenAmount, type Standing, Standings } from '@roundhouse/rail-table';
import { ofType } from '@roundhouse/table-kit';
import { Button, useWords } from '@roundhouse/ui';
import type { PlaceAuctionPhase, Position } from '../../../rules/position.ts';
import { ifPaid, type Raising, raisingWords } from '../preview.ts';
import type { PanelProps } from './panel-props.ts';

function chosenBid({ table, pointing }: PanelProps): number | null {
  const amounts = ofType(table.legal, 'bid').map(({ amount }) => amount);
  return chosenAmount(amounts, pointing.at.amount);
}

/** Either auction: the button that makes the chosen bid. */
export function BidPrimary(props: PanelProps) {
  const { t } = useWords();
  const amount = chosenBid(props);
  if (amount === null) return null;
  return (
    <Button kind="primary" data-choice="confirm" onClick={() => props.table.act({ type: 'bid', amount })}>
      {t('Bid ${amount}', { amount })}
    </Button>
  );
}

/** Either auction: the bids to choose from. */
export function Bids(props: PanelProps) {
  const { t } = useWords();
  return (
    <Amounts
      label={t('Your bid')}
      kind="bid"
      possible={ofType(props.table.legal, 'bid').map(({ amount }) => amount)}
      chosen={chosenBid(props)}
      pick={(amount) => props.pointing.change({ amount })}
    />
  );
}

/** The base game's auction: one place after the other. */
export function PlaceAuctionPanel(props: PanelProps) {
  const { t } = useWords();
  const { table, seat } = props;
  const { position } = table;
  const { phase } = position;
  if (phase.name !== 'auction-places') return null;
  const bid = chosenBid(props);
  const lastTwo = position.order.length - phase.placed.length === 2;
  return (
    <div className="rail-panel">
      <div className="rail-row">
        <Bids {...props} />
        {ofType(table.legal, 'pass').map((action) => (
          <Button key="pass" data-choice="pass" onClick={() => table.act(action)}>
            {lastTwo
              ? t('Pass: take the last place for nothing')
              : t('Pass: bid again for place {place}', { place: phase.placed.length + 2 })}
          </Button>
        ))}
      </div>
      {bid === null ? null : (
        <RaisingNote raising={ifPaid(position, seat, bid)} free={t('You have the cash for that.')} />
      )}
      <PlaceAuctionTable position={position} phase={phase} />
    </div>
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
      if (seat === phase.leader) return { seat, place: `${place}?`, words: t('bids ${bid}', { bid: phase.bid ?? 0 }) };
      return phase.bidding.includes(seat)
        ? { seat, place: '·', words: t('may bid') }
        : { seat, place: '·', words: t('passed this place'), out: true };
    }),
  ];
  return <Standings caption={t('For sale: place {place}', { place })} standings={standings} />;
}
