import type { Violation } from '@roundhouse/kernel';
import { useWords } from '../words/words.tsx';
import { Button, IconButton } from './button.tsx';

export interface ExplanationProps {
  readonly violation: Violation;
  /** The title of the rule; null when it does not stand in the rules that are at hand. */
  readonly ruleTitle: string | null;
  readonly openRule: (rule: string) => void;
  readonly dismiss: () => void;
  /** What can be done instead. */
  readonly ways?: readonly { readonly id: string; readonly label: string; readonly take: () => void }[];
}

/** Why something is not possible, in a sentence, with the rule that says so. */
export function Explanation({ violation, ruleTitle, openRule, dismiss, ways = [] }: ExplanationProps) {
  const { t, say } = useWords();
  return (
    <div className="explanation">
      <p className="explanation-why">{say(violation.why)}</p>
      {ruleTitle === null ? null : (
        <button type="button" className="explanation-rule" onClick={() => openRule(violation.rule)}>
          {t('Rule: {title}', { title: ruleTitle })}
        </button>
      )}
      {ways.map(({ id, label, take }) => (
        <Button key={id} size="small" onClick={take}>
          {label}
        </Button>
      ))}
      <IconButton icon="close" label={t('Dismiss')} onClick={dismiss} />
    </div>
  );
}
