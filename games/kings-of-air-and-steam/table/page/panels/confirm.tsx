import { Button, KeyHint, useWords } from '@roundhouse/ui';
import type { ReactNode } from 'react';
import type { Action } from '../../../rules/actions.ts';
import type { PanelProps } from './panel-props.ts';

interface ConfirmProps extends Pick<PanelProps, 'table'> {
  readonly action: Action;
  readonly children: ReactNode;
}

/** The main button: takes what was chosen. */
export function Confirm({ table, action, children }: ConfirmProps) {
  return (
    <Button kind="primary" data-choice="confirm" onClick={() => table.act(action)}>
      {children}
    </Button>
  );
}

interface CancelProps extends Pick<PanelProps, 'pointing'> {
  readonly size?: 'small';
}

/** Lets go of what was chosen. */
export function Cancel({ pointing, ...look }: CancelProps) {
  const { t } = useWords();
  return (
    <Button kind="quiet" {...look} onClick={pointing.letGo}>
      {t('Cancel')} <KeyHint name="Esc" />
    </Button>
  );
}
