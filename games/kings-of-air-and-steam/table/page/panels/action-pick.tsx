import { confirms } from '@roundhouse/table-kit';
import { classNames } from '@roundhouse/ui';
import type { MouseEvent, ReactNode } from 'react';
import type { Action } from '../../../rules/actions.ts';
import { isChosen } from '../choice.ts';
import type { Choosers } from './panel-props.ts';

interface Choosing extends Choosers {
  readonly action: Action;
  /** Its mark while it is not chosen; none where it is not offered. */
  readonly mark: string | undefined;
}

/** What makes a button one that chooses an action, which the main button or another press then takes. */
export function choosing({ table, pointing, action, mark }: Choosing) {
  const chosen = isChosen(pointing.at, action);
  return {
    'aria-pressed': chosen,
    'data-choice': chosen ? undefined : mark,
    onClick: (event: Pick<MouseEvent, 'detail'>) =>
      confirms(event, chosen, chosen) ? table.act(action) : pointing.change({ choice: action }),
  };
}

/** A button that chooses an action. */
export function ActionPick({ children, ...choice }: Choosing & { readonly children: ReactNode }) {
  const button = choosing(choice);
  return (
    <button type="button" className={classNames('kas-pick', button['aria-pressed'] && 'kas-chosen')} {...button}>
      {children}
    </button>
  );
}
