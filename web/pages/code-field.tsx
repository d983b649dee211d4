import type { SetupCode } from '@roundhouse/table-kit';
import { useWords } from '@roundhouse/ui';
import { useId } from 'react';

/** What a person may write in to have a set-up their way, and what is wrong with it. */
export function CodeField({
  code,
  written,
  problem,
  onWrite,
}: {
  readonly code: SetupCode<unknown>;
  readonly written: string;
  readonly problem: string | null;
  readonly onWrite: (written: string) => void;
}) {
  const { t, say } = useWords();
  const help = useId();
  return (
    <details className="new-seed">
      <summary>{say(code.name)}</summary>
      <label>
        {t('Code')}
        <input
          type="text"
          value={written}
          placeholder={t('by chance')}
          aria-invalid={problem !== null}
          aria-describedby={help}
          onChange={(event) => onWrite(event.target.value)}
        />
      </label>
      <p id={help} role={problem === null ? undefined : 'alert'}>
        {problem ?? say(code.help)}
      </p>
    </details>
  );
}
