import { type Text, text } from '@roundhouse/kernel';
import { Button, useIsPhone, useMediaQuery, useWords } from '@roundhouse/ui';
import type { ComponentType } from 'react';
import type { Phase } from '../../../rules/position.ts';
import { confirmText } from '../option-words.ts';
import { BidPanel } from './bid.tsx';
import { DeedsPanel, RoundDrawPanel } from './deeds.tsx';
import { EffectPanel } from './effect.tsx';
import { NationsPanel } from './nations.tsx';
import { OrderingPanel, OrderingPrimary } from './ordering.tsx';
import type { PanelProps } from './panel-props.ts';
import { PayPanel, PayPrimary } from './pay.tsx';
import { PurchasePanel, PurchasePrimary } from './purchase.tsx';

interface Parts {
  readonly Panel: ComponentType<PanelProps>;
  readonly Primary: ComponentType<PanelProps>;
}

const PHASES: Readonly<Record<Exclude<Phase['name'], 'game-over'>, Parts>> = {
  'choose-nation': { Panel: NationsPanel, Primary: Confirm },
  'stack-decks': { Panel: OrderingPanel, Primary: OrderingPrimary },
  bid: { Panel: BidPanel, Primary: Confirm },
  'second-bid': { Panel: BidPanel, Primary: Confirm },
  action: { Panel: DeedsPanel, Primary: Confirm },
  pay: { Panel: PayPanel, Primary: PayPrimary },
  effect: { Panel: EffectPanel, Primary: Confirm },
  discard: { Panel: OrderingPanel, Primary: OrderingPrimary },
  'round-draw': { Panel: RoundDrawPanel, Primary: Confirm },
  purchase: { Panel: PurchasePanel, Primary: PurchasePrimary },
};

/** Does what was chosen; beside it, what ends an effect that may be used again. */
function Confirm({ table, seat, pointing }: PanelProps) {
  const { t, say } = useWords();
  const { action } = pointing.at;
  const finish = table.legal.find(({ type }) => type === 'finish-effect');
  return (
    <>
      {finish === undefined ? null : (
        <Button data-choice="finish-effect" onClick={() => table.act(finish)}>
          {t('No more')}
        </Button>
      )}
      {action === null ? (
        <Waiting phase={table.position.phase} />
      ) : (
        <Button kind="primary" data-choice="confirm" onClick={() => table.act(action)}>
          {say(confirmText(table.position, seat, action))}
        </Button>
      )}
    </>
  );
}

function waitingText({ name }: Phase): Text {
  switch (name) {
    case 'choose-nation':
      return text('Choose a nation');
    case 'bid':
    case 'second-bid':
      return text('Choose a space');
    case 'action':
      return text('Choose a building, a card, a land …');
    default:
      return text('Choose what to do');
  }
}

/**
 * The place of the button while nothing is chosen. On a phone the hand lies above it, and stays where it is; held sideways
 * the spaces of a bid need the room.
 */
function Waiting({ phase }: { readonly phase: Phase }) {
  const { say } = useWords();
  const isPhone = useIsPhone();
  const isLow = useMediaQuery('(max-height: 480px)');
  const bids = phase.name === 'bid' || phase.name === 'second-bid';
  if (isPhone ? isLow && bids : !bids) return null;
  return (
    <Button kind="primary" disabled>
      {say(waitingText(phase))}
    </Button>
  );
}

/** The controls of what is decided now. */
export function Controls(props: PanelProps) {
  const { name } = props.table.position.phase;
  if (name === 'game-over') return null;
  const { Panel } = PHASES[name];
  return <Panel {...props} />;
}

/** The button that decides it. */
export function Primary(props: PanelProps) {
  const { name } = props.table.position.phase;
  if (name === 'game-over') return null;
  const { Primary: Part } = PHASES[name];
  return <Part {...props} />;
}
