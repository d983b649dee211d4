import type { Seat } from '@roundhouse/kernel';
import { ofType } from '@roundhouse/table-kit';
import { SeatMark, useWords } from '@roundhouse/ui';
import { characterOf, playerAt, type Position } from '../../../rules/position.ts';
import { chosenOf } from '../choice.ts';
import { GoodIcon } from '../pieces.tsx';
import { ActionPick } from './action-pick.tsx';
import { Cancel, Confirm } from './confirm.tsx';
import { GoOn } from './go-on.tsx';
import type { PanelProps } from './panel-props.ts';

export function RobPrimary({ table, seat, pointing }: PanelProps) {
  const { t } = useWords();
  const rob = chosenOf(table.legal, pointing.at, 'rob');
  if (rob === undefined) return <GoOn table={table} words={t('Take nothing')} />;
  return (
    <Confirm table={table} action={rob}>
      {t('Take ${amount} from {who}', lootOf(table.position, seat, rob.victim))}
    </Confirm>
  );
}

function lootOf(p: Position, seat: Seat, victim: Seat): { readonly amount: number; readonly who: { seat: Seat } } {
  const most = characterOf(p, seat)?.amount ?? 0;
  return { amount: Math.min(most, playerAt(p, victim).cash), who: { seat: victim } };
}

/** Ezekiel Crane's victims. */
export function RobPanel({ table, seat, pointing }: PanelProps) {
  const { t } = useWords();
  return (
    <div className="kas-row">
      {ofType(table.legal, 'rob').map((rob) => (
        <ActionPick key={rob.victim} table={table} pointing={pointing} action={rob} mark={`rob-${rob.victim}`}>
          <SeatMark seat={rob.victim} size={20} />
          {t('Take ${amount} from {who}', lootOf(table.position, seat, rob.victim))}
        </ActionPick>
      ))}
      {pointing.at.choice === null ? null : <Cancel pointing={pointing} />}
    </div>
  );
}

export function StealPrimary({ table, pointing }: PanelProps) {
  const { t } = useWords();
  const theft = chosenOf(table.legal, pointing.at, 'steal-good');
  if (theft === undefined) return <GoOn table={table} words={t('Take nothing')} />;
  return (
    <Confirm table={table} action={theft}>
      {t('Take {good} from {who}', { good: { term: theft.good }, who: { seat: theft.victim } })}
    </Confirm>
  );
}

/** What the card of the Godfather can take in the space of the airship. */
export function StealPanel({ table, pointing }: PanelProps) {
  const { t } = useWords();
  const { pile, choice } = pointing.at;
  const thefts = ofType(table.legal, 'steal-good').filter(({ good }) => pile === null || good === pile.good);
  return (
    <div className="kas-row">
      {thefts.map((theft) => {
        const { victim, from, good, jettison } = theft;
        const key = `${victim}-${from}-${good}-${jettison ?? 'free'}`;
        const values = { good: { term: good }, who: { seat: victim } };
        return (
          <ActionPick key={key} table={table} pointing={pointing} action={theft} mark={`steal-${key}`}>
            <SeatMark seat={victim} size={20} />
            <GoodIcon good={good} size={24} />
            {from === 'airship'
              ? t('{good} from the airship of {who}', values)
              : t('{good} from the depot of {who}', values)}
            {jettison === null ? null : (
              <>
                <span>{t('throw away')}</span>
                <GoodIcon good={jettison} size={24} />
              </>
            )}
          </ActionPick>
        );
      })}
      {pile === null && choice === null ? null : <Cancel pointing={pointing} />}
    </div>
  );
}
