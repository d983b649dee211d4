import { useWords } from '@roundhouse/ui';
import { useMemo } from 'react';
import type { Action } from '../../../rules/actions.ts';
import { numbersAfter, numbersOf } from '../preview.ts';
import type { PanelProps } from './panel-props.ts';

/** Which numbers an action would change, from what to what. */
export function Changes({ table, seat, action }: PanelProps & { readonly action: Action }) {
  const { t } = useWords();
  const { position } = table;
  const [before, after] = useMemo(
    () => [numbersOf(position, seat), numbersAfter(position, seat, action)],
    [position, seat, action],
  );
  if (after === null) return null;
  const changes = [
    { label: t('Coins'), from: before.coins, to: after.coins },
    { label: t('Science'), from: before.science, to: after.science },
    { label: t('Income'), from: before.income, to: after.income },
    { label: t('Science each round'), from: before.scienceIncome, to: after.scienceIncome },
    { label: t('Points if scored now'), from: before.score, to: after.score },
  ].filter(({ from, to }) => from !== to);
  if (changes.length === 0) return null;
  return (
    <dl className="iron-changes">
      {changes.map(({ label, from, to }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {from} → {to}
          </dd>
        </div>
      ))}
    </dl>
  );
}
