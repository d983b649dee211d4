import type { Text } from '@roundhouse/kernel';
import { classNames, useWords } from '@roundhouse/ui';

/** A phase of the turn or round, with its number. */
export interface RibbonPhase {
  readonly numeral: string;
  readonly label: Text;
  readonly now: boolean;
}

/** The phases in their order, and where we are. `name` is the first word of the classes. */
export function Phases({ name, phases }: { readonly name: string; readonly phases: readonly RibbonPhase[] }) {
  const { say } = useWords();
  return (
    <ol>
      {phases.map(({ numeral, label, now }) => (
        <li
          key={numeral}
          className={classNames(now && `${name}-now`)}
          aria-current={now ? 'step' : undefined}
          title={say(label)}
        >
          <span className={`${name}-numeral`}>{numeral}</span>
          <span className={now ? `${name}-phase` : 'spoken-only'}>{say(label)}</span>
        </li>
      ))}
    </ol>
  );
}
