import type { Heard } from '@roundhouse/kernel';
import type { AnyGamePage } from '@roundhouse/table-kit';
import { useWords } from '@roundhouse/ui';
import { useDescribe } from './use-describe.ts';

/** Says aloud, to those who listen, what others did. */
export function Announcer({
  page,
  step,
  mine,
}: {
  readonly page: AnyGamePage;
  readonly step: Heard<unknown> | null;
  readonly mine: boolean;
}) {
  const { t } = useWords();
  const describe = useDescribe(page);
  const words = step === null || mine ? '' : describe(step).join(' ');
  return (
    <div className="spoken-only" role="log" aria-label={t('What happened')} aria-live="polite">
      {words}
    </div>
  );
}
