import { useEffect, useState } from 'react';
import { reasonOf } from '../pages/use-start.ts';

export interface AskedFor<T> {
  /** Null until it is known. */
  readonly answer: T | null;
  readonly problem: string | null;
  /** A newer answer, that came with something else. */
  readonly take: (answer: T) => void;
}

/** Something that is asked of the server when a page opens. `ask` must stay the same function for the same question. */
export function useAsked<T>(ask: () => Promise<T>): AskedFor<T> {
  const [answer, setAnswer] = useState<T | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    ask().then(
      (said) => {
        if (!gone) setAnswer(said);
      },
      (error: unknown) => {
        if (!gone) setProblem(reasonOf(error));
      },
    );
    return () => {
      gone = true;
    };
  }, [ask]);
  return { answer, problem, take: setAnswer };
}
