import { useWords } from '@roundhouse/ui';
import { Hand } from './hand.tsx';
import { OrderingPanel, OrderingPrimary } from './ordering.tsx';
import type { PanelProps } from './panel-props.ts';
import { PurchasePanel } from './purchase.tsx';

/** What to look at while others decide: one's own hand, or what one may still change. */
export function Watching(props: PanelProps) {
  const { t } = useWords();
  const { table } = props;
  const { phase } = table.position;
  if (table.actor !== null && phase.name === 'purchase') {
    return (
      <>
        <p className="iron-note">{t('You have finished buying. You may still change your mind.')}</p>
        <PurchasePanel {...props} />
      </>
    );
  }
  if (table.actor !== null && phase.name === 'stack-decks') {
    return (
      <>
        <p className="iron-note">{t('Your decks are in order. You may still change your mind.')}</p>
        <OrderingPanel {...props} />
        <OrderingPrimary {...props} />
      </>
    );
  }
  return <Hand {...props} />;
}
