import { Button, Problem, useWords } from '@roundhouse/ui';
import { LONGEST_NAME, personName } from '@roundhouse/wire';
import { type SyntheticEvent, useId, useState } from 'react';
import { useMe, useVisit } from './context.tsx';
import { useDoing } from './use-doing.ts';

export interface ComeInProps {
  /** What the button says. */
  readonly label: string;
  /** Done once the server knows who it is. */
  readonly onward: () => Promise<unknown>;
}

/** One button for somebody who is known; a name beside it for somebody who comes for the first time. */
export function ComeIn({ label, onward }: ComeInProps) {
  const { t } = useWords();
  const visit = useVisit();
  const me = useMe();
  const [name, setName] = useState('');
  const { act, busy, problem } = useDoing();
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    act(async () => {
      if (me === null) await visit.comeIn(name);
      await onward();
    });
  };
  return (
    <form className="come-in" onSubmit={submit}>
      {me === null ? <NameField name={name} onName={setName} /> : <p>{t('You are {name}.', { name: me.name })}</p>}
      <Button kind="primary" size="large" type="submit" disabled={busy || (me === null && !isName(name))}>
        {label}
      </Button>
      <Problem why={problem} />
    </form>
  );
}

export function isName(name: string): boolean {
  return personName.safeParse(name).success;
}

export function NameField({ name, onName }: { readonly name: string; readonly onName: (name: string) => void }) {
  const { t } = useWords();
  const field = useId();
  return (
    <p className="name-field">
      <label htmlFor={field}>{t('Your name')}</label>
      <input
        id={field}
        type="text"
        autoComplete="nickname"
        value={name}
        maxLength={LONGEST_NAME}
        onChange={(event) => onName(event.target.value)}
      />
    </p>
  );
}
