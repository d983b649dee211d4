import { Amounts, chosenAmount, type Standing, Standings } from '@roundhouse/rail-table';
import { ofType } from '@roundhouse/table-kit';
import { Button, useWords } from '@roundhouse/ui';
import { dropOutPrice } from '../../../rules/2-determine-player-order.ts';
import type { PlayerOrderPhase, Position } from '../../../rules/position.ts';
import { ifItEnded } from './auction-standing.ts';
import type { PanelProps } from './panel-props.ts';

function bidsOf({ table }: PanelProps): readonly number[] {
  return ofType(table.legal, 'bid').map(({ amount }) => amount);
}

export function AuctionPrimary(props: PanelProps) {
  const { t } = useWords();
  const amount = chosenAmount(bidsOf(props), props.pointing.at.amount);
  if (amount === null) return null;
  return (
    <Button kind="primary" data-choice="confirm" onClick={() => props.table.act({ type: 'bid', amount })}>
      {t('Bid ${amount}', { amount })}
    </Button>
  );
}

export function AuctionPanel(props: PanelProps) {
  const { t } = useWords();
  const { table, seat, pointing } = props;
  const { phase } = table.position;
  if (phase.name !== 'determine-player-order') return null;
  const bids = bidsOf(props);
  const place = phase.bidding.length;
  return (
    <div className="rail-panel">
      <div className="rail-row">
        <Amounts
          label={t('Your bid')}
          kind="bid"
          possible={bids}
          chosen={chosenAmount(bids, pointing.at.amount)}
          pick={(amount) => pointing.change({ amount })}
        />
        {ofType(table.legal, 'drop-out').map((action) => (
          <Button key="drop" data-choice="drop-out" onClick={() => table.act(action)}>
            {t('Drop out: be number {place}, pay ${price}', { place, price: dropOutPrice(phase, seat) })}
          </Button>
        ))}
        {ofType(table.legal, 'pass').map((action) => (
          <Button key="pass" data-choice="pass" onClick={() => table.act(action)}>
            {t('Pass (Turn Order)')}
          </Button>
        ))}
      </div>
      <AuctionTable position={table.position} phase={phase} />
    </div>
  );
}

export function AuctionTable({ position, phase }: { readonly position: Position; readonly phase: PlayerOrderPhase }) {
  const { t } = useWords();
  const bidding = ifItEnded(position, phase).map(
    ({ seat, bid, place, pays }): Standing => ({
      seat,
      place: `${place}`,
      words: t('bids ${bid}, pays ${pays}', { bid, pays }),
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
  return <Standings caption={t('If everyone else dropped out now')} standings={[...bidding, ...dropped]} />;
}
