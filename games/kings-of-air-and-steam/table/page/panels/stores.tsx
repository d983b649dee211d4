import { type Seat, text } from '@roundhouse/kernel';
import { ofType, ToCome } from '@roundhouse/table-kit';
import { Button, Fact, useWords } from '@roundhouse/ui';
import { CLEARANCE_PER_GOOD } from '../../../content/components.ts';
import { depotAt, type Position, playerAt } from '../../../rules/position.ts';
import { upkeepOf } from '../../../rules/upkeep.ts';
import { chosenOf } from '../choice.ts';
import { GoodIcon } from '../pieces.tsx';
import { ActionPick } from './action-pick.tsx';
import { Cancel, Confirm } from './confirm.tsx';
import { GoOn } from './go-on.tsx';
import { depotName } from '../space-name.ts';
import { goodsTooMany } from '../upkeep.ts';
import type { PanelProps } from './panel-props.ts';

export function UpkeepPrimary({ table, seat, pointing }: PanelProps) {
  const { t } = useWords();
  const discard = chosenOf(table.legal, pointing.at, 'discard');
  if (discard !== undefined) {
    return (
      <Confirm table={table} action={discard}>
        {t('Give one back: {good}', { good: { term: discard.good } })}
      </Confirm>
    );
  }
  const [pay] = ofType(table.legal, 'pay-upkeep');
  if (pay === undefined) return <ToCome label={t('Choose a good to give back')} />;
  return (
    <Button kind="primary" data-choice="pay-upkeep" onClick={() => table.act(pay)}>
      {t('Pay ${cost} and keep the goods', { cost: upkeepOf(playerAt(table.position, seat)) })}
    </Button>
  );
}

/** Everything that is kept, to give some of it back, one by one. */
export function UpkeepPanel({ table, seat, pointing }: PanelProps) {
  const { t } = useWords();
  const player = playerAt(table.position, seat);
  const cost = upkeepOf(player);
  const tooMany = goodsTooMany(player);
  return (
    <div className="kas-panel">
      <dl className="facts">
        <Fact label={t('Upkeep')} value={`$${cost}`} />
        <Fact label={t('Cash')} value={`$${player.cash}`} warn={tooMany > 0} />
        {tooMany === 0 ? (
          <Fact label={t('Cash after that')} value={`$${player.cash - cost}`} />
        ) : (
          <Fact label={t('To give back')} value={`${tooMany}`} />
        )}
      </dl>
      <div className="kas-row" role="group" aria-label={t('Give one back')}>
        {ofType(table.legal, 'discard').map((discard) => (
          <ActionPick
            key={`${discard.at} ${discard.good}`}
            table={table}
            pointing={pointing}
            action={discard}
            mark={`discard-${discard.at}-${discard.good}`}
          >
            <Stack
              position={table.position}
              seat={seat}
              at={discard.at}
              good={discard.good}
              words={t('give one back')}
            />
          </ActionPick>
        ))}
        {pointing.at.choice === null ? null : <Cancel pointing={pointing} />}
      </div>
    </div>
  );
}

export function ClearancePrimary({ table, pointing }: PanelProps) {
  const { t } = useWords();
  const clear = chosenOf(table.legal, pointing.at, 'clear');
  if (clear !== undefined) {
    return (
      <Confirm table={table} action={clear}>
        {t('Sell one: {good}', { good: { term: clear.good } })}
      </Confirm>
    );
  }
  const goods = ofType(table.legal, 'clear').length;
  const loses = [
    text('There {goods, plural, one {is one more pile} other {are # more piles}} of goods to sell.', { goods }),
  ];
  return <GoOn table={table} words={t('Sell no more')} loses={goods === 0 ? [] : loses} />;
}

/** Goods that could still be shipped, to be sold one by one. */
export function ClearancePanel({ table, seat, pointing }: PanelProps) {
  const { t } = useWords();
  return (
    <div className="kas-panel">
      <p className="kas-note">
        {t('Each brings ${price}, less the tolls for depots of others on its way.', { price: CLEARANCE_PER_GOOD })}
      </p>
      <div className="kas-row" role="group" aria-label={t('Goods to sell')}>
        {ofType(table.legal, 'clear').map((clear) => (
          <ActionPick
            key={`${clear.from} ${clear.good}`}
            table={table}
            pointing={pointing}
            action={clear}
            mark={`clear-${clear.from}-${clear.good}`}
          >
            <Stack position={table.position} seat={seat} at={clear.from} good={clear.good} words={t('sell one')} />
          </ActionPick>
        ))}
        {pointing.at.choice === null ? null : <Cancel pointing={pointing} />}
      </div>
    </div>
  );
}

/** Goods of one kind in the hold or in a depot, and what becomes of one of them. */
function Stack({
  position,
  seat,
  at,
  good,
  words,
}: {
  readonly position: Position;
  readonly seat: Seat;
  readonly at: 'hold' | number;
  readonly good: keyof Position['prices'];
  readonly words: string;
}) {
  const { t, say } = useWords();
  const goods = at === 'hold' ? playerAt(position, seat).hold : depotAt(position, seat, at)?.goods;
  return (
    <>
      <GoodIcon good={good} count={goods?.[good] ?? 0} size={26} />
      <span className="kas-pick-words">
        <span className="kas-place">{at === 'hold' ? t('on board') : say(depotName(position, seat, at))}</span>
        <span className="kas-note">{words}</span>
      </span>
    </>
  );
}
