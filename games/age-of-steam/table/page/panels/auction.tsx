import { Button, classNames, PlayerBadge, useWords } from '@roundhouse/ui';
import { dropOutPrice } from '../../../rules/2-determine-player-order.ts';
import { useState } from 'react';
import type { PlayerOrderPhase, Position } from '../../../rules/position.ts';
import { ofType } from '../actions-of.ts';
import { ifItEnded } from './auction-standing.ts';
import type { PanelProps } from './panel-props.ts';

/** Larger bids are rare, and a screen is small. */
const FEW_BIDS = 8;

function chosenBid({ table, controls }: PanelProps): number | null {
  const possible = ofType(table.legal, 'bid').map(({ amount }) => amount);
  const { amount } = controls.moment;
  return amount !== null && possible.includes(amount) ? amount : (possible[0] ?? null);
}

export function AuctionPrimary(props: PanelProps) {
  const { t } = useWords();
  const amount = chosenBid(props);
  if (amount === null) return null;
  return (
    <Button kind="primary" data-choice="confirm" onClick={() => props.table.act({ type: 'bid', amount })}>
      {t('Bid ${amount}', { amount })}
    </Button>
  );
}

export function AuctionPanel(props: PanelProps) {
  const { t } = useWords();
  const { table, seat, controls } = props;
  const [all, setAll] = useState(false);
  const { phase } = table.position;
  if (phase.name !== 'determine-player-order') return null;
  const bids = ofType(table.legal, 'bid');
  const chosen = chosenBid(props);
  const place = phase.bidding.length;
  const shown = bids.filter(({ amount }, index) => all || index < FEW_BIDS || amount === chosen);
  return (
    <div className="aos-panel">
      <div className="aos-row">
        {bids.length === 0 ? null : (
          <div className="aos-row aos-bids" role="group" aria-label={t('Your bid')}>
            {shown.map(({ amount }) => (
              <button
                key={amount}
                type="button"
                className={classNames('aos-bid', amount === chosen && 'aos-chosen')}
                aria-pressed={amount === chosen}
                data-choice={amount === chosen ? undefined : `bid-${amount}`}
                onClick={() => controls.change({ amount })}
              >
                ${amount}
              </button>
            ))}
            {shown.length === bids.length ? null : (
              <Button kind="quiet" size="small" onClick={() => setAll(true)}>
                {t('More')}
              </Button>
            )}
          </div>
        )}
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
  return (
    <figure className="aos-auction-end">
      <figcaption>{t('If everyone else dropped out now')}</figcaption>
      <ol className="aos-standings">
        {ifItEnded(position, phase).map(({ seat, bid, place, pays }) => (
          <li key={seat}>
            <span className="aos-place">{place}</span>
            <PlayerBadge seat={seat} size={18} />
            <span>{t('bids ${bid}, pays ${pays}', { bid, pays })}</span>
          </li>
        ))}
        {phase.dropped.toReversed().map((seat, index) => (
          <li key={seat} className="aos-gone">
            <span className="aos-place">{phase.bidding.length + index + 1}</span>
            <PlayerBadge seat={seat} size={18} />
            <span>{t('out')}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
