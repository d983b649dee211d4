import { type Text, text } from '@roundhouse/kernel';
import { classNames, useWords } from '@roundhouse/ui';
import { useId } from 'react';
import { type Preference, playerAt } from '../../../rules/position.ts';
import type { SteamView } from './panel-props.ts';

const PREFERENCES: readonly Preference[] = ['ask', 'income', 'points'];

const MINE: Readonly<Record<Preference, Text>> = {
  ask: text('Ask me'),
  income: text('Always income'),
  points: text('Always points'),
};

const THEIRS: Readonly<Record<Preference, Text>> = {
  ask: text('asked every time'),
  income: text('always income'),
  points: text('always points'),
};

/** How somebody takes points that others' deliveries bring them. */
export function preferenceWords(preference: Preference): Text {
  return THEIRS[preference];
}

/** A standing answer to "income or points?" for deliveries of others, so that the game need not wait. */
export function PreferencePicker({ table }: { readonly table: SteamView }) {
  const { t, say } = useWords();
  const heading = useId();
  const { game, actor, position } = table;
  if (actor === null || game.check(position, actor, { type: 'prefer', as: 'ask' }) !== null) return null;
  const now = playerAt(position, actor).preference;
  return (
    <div className="rail-row steam-preference" role="group" aria-labelledby={heading}>
      <span id={heading}>{t('When others use my links:')}</span>
      {PREFERENCES.map((as) => (
        <button
          key={as}
          type="button"
          className={classNames('rail-bid', as === now && 'rail-chosen')}
          aria-pressed={as === now}
          onClick={() => (as === now ? undefined : table.act({ type: 'prefer', as }))}
        >
          {say(MINE[as])}
        </button>
      ))}
    </div>
  );
}
