import { useEffect, useState } from 'react';
import { pageThinkers } from '../thinkers.ts';
import type { CompareQuestion } from '../thinking/questions.ts';

/** What is found out about a move that nobody had thought of. */
export type SecondThought =
  | { readonly state: 'thinking'; readonly done: number; readonly of: number }
  | { readonly state: 'known'; readonly behind: number; readonly error: number }
  | { readonly state: 'failed' };

/** Worlds that both moves are played on in: as many as somebody waits for. */
export const WORLDS = 6;

/** Plays a move on beside the best one, in a worker, for as long as somebody wants to know; nothing is asked for null. */
export function useSecondThought(question: CompareQuestion | null): SecondThought {
  const [thought, setThought] = useState<SecondThought>({ state: 'thinking', done: 0, of: WORLDS });
  useEffect(() => {
    if (question === null) return undefined;
    const left = new AbortController();
    setThought({ state: 'thinking', done: 0, of: question.worlds });
    const progress = ({ done, of }: { readonly done: number; readonly of: number }): void =>
      setThought({ state: 'thinking', done, of });
    pageThinkers()
      .compare(question, { signal: left.signal, progress })
      .then(
        ({ points, error }) => setThought({ state: 'known', behind: points, error }),
        () => !left.signal.aborted && setThought({ state: 'failed' }),
      );
    return () => left.abort();
  }, [question]);
  return thought;
}
