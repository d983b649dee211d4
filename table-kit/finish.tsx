import type { Text } from '@roundhouse/kernel';
import { Button, useQuestion, useSettings, useWords } from '@roundhouse/ui';

export interface FinishProps {
  readonly label: string;
  /** What is said by whoever goes on after it was asked. */
  readonly anyway?: string;
  /** What is given up by it, a sentence for each; none: nothing is. */
  readonly loses: readonly Text[];
  /** Whether what it ends has been used: until then it is no button to press by the way. */
  readonly used: boolean;
  /** Its mark. */
  readonly choice: string;
  /** The moment that it belongs to: in another one it has not asked yet. */
  readonly moment: object;
  readonly finish: () => void;
}

/** Does something by which one gives up what one could do. That is said, and asked about once. */
export function Finish({ label, anyway, loses, used, choice, moment, finish }: FinishProps) {
  const { t, say } = useWords();
  const { asks } = useSettings().settings;
  const [asked, setAsked] = useQuestion(choice, moment);
  if (!asked || loses.length === 0) {
    return (
      <Button
        kind={used ? 'primary' : 'plain'}
        data-choice={choice}
        onClick={asks && loses.length > 0 ? () => setAsked(true) : finish}
      >
        {label}
      </Button>
    );
  }
  return (
    <div
      className="finish-ask"
      role="group"
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        setAsked(false);
      }}
    >
      <p role="alert">{loses.map(say).join(' ')}</p>
      <Button data-choice={`${choice}-anyway`} onClick={finish}>
        {anyway ?? t('Finish all the same')}
      </Button>
      <Button kind="primary" autoFocus onClick={() => setAsked(false)}>
        {t('Not yet')}
      </Button>
    </div>
  );
}
