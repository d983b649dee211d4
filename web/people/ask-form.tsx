import { Button, type ButtonProps, Problem } from '@roundhouse/ui';
import type { ReactNode } from 'react';
import { useDoing } from '../online/use-doing.ts';
import './people.css';

export interface AskFormProps {
  /** What the button says. */
  readonly label: string;
  readonly kind?: ButtonProps['kind'];
  readonly disabled?: boolean;
  /** Asks the server; what it says no with is shown below the fields. */
  readonly onAsk: () => Promise<unknown>;
  readonly children?: ReactNode;
  /** What else can be done, beside the button. */
  readonly beside?: ReactNode;
}

/** Some fields and a button that asks something of the server. */
export function AskForm({ label, kind = 'primary', disabled = false, onAsk, children, beside }: AskFormProps) {
  const { act, busy, problem } = useDoing();
  return (
    <form
      className="ask-form"
      onSubmit={(event) => {
        event.preventDefault();
        act(onAsk);
      }}
    >
      {children}
      <Problem why={problem} />
      <p className="ask-foot">
        <Button kind={kind} type="submit" disabled={disabled || busy}>
          {label}
        </Button>
        {beside}
      </p>
    </form>
  );
}
