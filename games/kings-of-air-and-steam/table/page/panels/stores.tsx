import { type Seat, text } from '@roundhouse/kernel';
import { ofType } from '@roundhouse/table-kit';
import { Button, Fact, useWords } from '@roundhouse/ui';
import { CLEARANCE_PER_GOOD } from '../../../content/components.ts';
import { depotAt, type Position, playerAt } from '../../../rules/position.ts';
import { upkeepOf } from '../../../rules/upkeep.ts';
import { GoodIcon } from '../pieces.tsx';
import { GoOn } from './go-on.tsx';
import { depotName } from '../space-name.ts';
import type { PanelProps } from './panel-props.ts';

export function UpkeepPrimary({ table, seat }: PanelProps) {
  const { t } = useWords();
  const [pay] = ofType(table.legal, 'pay-upkeep');
  if (pay === undefined) return null;
  return (
    <Button kind="primary" data-choice="pay-upkeep" onClick={() => table.act(pay)}>
      {t('Pay ${cost} and keep them', { cost: upkeepOf(playerAt(table.position, seat)) })}
    </Button>
  );
}

/** Everything that is kept; a press gives one back. */
export function UpkeepPanel({ table, seat }: PanelProps) {
  const { t } = useWords();
  const player = playerAt(table.position, seat);
  const cost = upkeepOf(player);
  return (
    <div className="kas-panel">
      <dl className="facts">
        <Fact label={t('Upkeep')} value={`$${cost}`} />
        <Fact label={t('Cash')} value={`$${player.cash}`} warn={cost > player.cash} />
        <Fact label={t('Cash after that')} value={`$${Math.max(0, player.cash - cost)}`} />
      </dl>
      <div className="kas-row" role="group" aria-label={t('Give one back')}>
        {ofType(table.legal, 'discard').map((discard) => (
          <button
            key={`${discard.at} ${discard.good}`}
            type="button"
            className="kas-pick"
            data-choice={`discard-${discard.at}-${discard.good}`}
            onClick={() => table.act(discard)}
          >
            <Stack position={table.position} seat={seat} at={discard.at} good={discard.good} />
            <span className="kas-note">{t('give one back')}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

export function ClearancePrimary({ table }: PanelProps) {
  const { t } = useWords();
  const goods = ofType(table.legal, 'clear').length;
  const loses = [
    text('There {goods, plural, one {is one more pile} other {are # more piles}} of goods to sell.', { goods }),
  ];
  return <GoOn table={table} words={t('Clear no more')} loses={goods === 0 ? [] : loses} />;
}

/** Goods that could still be shipped; a press sells one. */
export function ClearancePanel({ table, seat }: PanelProps) {
  const { t } = useWords();
  return (
    <div className="kas-panel">
      <p className="kas-note">
        {t('Each good brings ${price}, less the tolls of its way.', { price: CLEARANCE_PER_GOOD })}
      </p>
      <div className="kas-row" role="group" aria-label={t('Goods to clear')}>
        {ofType(table.legal, 'clear').map((clear) => (
          <button
            key={`${clear.from} ${clear.good}`}
            type="button"
            className="kas-pick"
            data-choice={`clear-${clear.from}-${clear.good}`}
            onClick={() => table.act(clear)}
          >
            <Stack position={table.position} seat={seat} at={clear.from} good={clear.good} />
            <span className="kas-note">{t('clear one')}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

/** Goods of one kind in the hold or in a depot. */
function Stack({
  position,
  seat,
  at,
  good,
}: {
  readonly position: Position;
  readonly seat: Seat;
  readonly at: 'hold' | number;
  readonly good: keyof Position['prices'];
}) {
  const { t, say } = useWords();
  const goods = at === 'hold' ? playerAt(position, seat).hold : depotAt(position, seat, at)?.goods;
  return (
    <>
      <GoodIcon good={good} count={goods?.[good] ?? 0} size={26} />
      <span className="kas-place">{at === 'hold' ? t('on board') : say(depotName(position, seat, at))}</span>
    </>
  );
}
