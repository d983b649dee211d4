import type { Pointing } from '@roundhouse/table-kit';
import { Button, useWords } from '@roundhouse/ui';
import type { ReactNode } from 'react';
import type { AnyAction } from '../actions.ts';
import { Amounts, chosenAmount } from './amounts.tsx';

interface Bid {
  readonly type: 'bid';
  readonly amount: number;
}

/** What an auction of a rail game is given. Methods, so that every game's own types fit. */
export interface BiddingProps {
  readonly table: {
    readonly legal: readonly AnyAction[];
    act(this: void, ...actions: readonly Bid[]): void;
  };
  readonly pointing: Pointing<{ readonly amount: number | null }>;
}

function amountsIn(legal: readonly AnyAction[]): readonly number[] {
  return legal.filter((action): action is Bid => action.type === 'bid').map(({ amount }) => amount);
}

/** The bid that is picked, or the least one as long as none is; null where none can be made. */
export function chosenBid({ table, pointing }: BiddingProps): number | null {
  return chosenAmount(amountsIn(table.legal), pointing.at.amount);
}

/** The button that makes the chosen bid. */
export function BidPrimary(props: BiddingProps) {
  const { t } = useWords();
  const amount = chosenBid(props);
  if (amount === null) return null;
  return (
    <Button kind="primary" data-choice="confirm" onClick={() => props.table.act({ type: 'bid', amount })}>
      {t('Bid ${amount}', { amount })}
    </Button>
  );
}

/** What else one may do in an auction than bid. */
export interface OtherWay {
  readonly choice: string;
  readonly label: string;
  readonly take: () => void;
}

/** The bids to choose from, the ways out, and below them how the auction stands. */
export function BiddingPanel({
  bidding,
  ways,
  warning,
  children,
}: {
  readonly bidding: BiddingProps;
  readonly ways: readonly OtherWay[];
  /** What the bid would lead to, where that is dire: below what is pressed, so that it stays under the hand. */
  readonly warning?: ReactNode;
  readonly children: ReactNode;
}) {
  const { t } = useWords();
  return (
    <div className="rail-panel">
      <div className="rail-row">
        <Amounts
          label={t('Your bid')}
          kind="bid"
          possible={amountsIn(bidding.table.legal)}
          chosen={chosenBid(bidding)}
          picked={bidding.pointing.at.amount}
          pick={(amount) => bidding.pointing.change({ amount })}
          confirm={(amount) => bidding.table.act({ type: 'bid', amount })}
        />
        {ways.map(({ choice, label, take }) => (
          <Button key={choice} className="rail-way-out" data-choice={choice} onClick={take}>
            {label}
          </Button>
        ))}
      </div>
      {warning}
      {children}
    </div>
  );
}
