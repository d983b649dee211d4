import { useState } from 'react';
import { useMaker } from '../match/maker-context.tsx';
import type { NewMatch } from '../match/table-match.ts';
import { navigate } from '../router.tsx';
import { askWhenFirstBegun } from './lasting.ts';

/** Opens a table and goes there. `failed` says why it did not work. */
export function useStart(): {
  readonly start: (match: NewMatch) => void;
  readonly starting: boolean;
  readonly failed: string | null;
} {
  const maker = useMaker();
  const [starting, setStarting] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const start = (match: NewMatch): void => {
    setStarting(true);
    setFailed(null);
    maker.create(match).then(
      (id) => {
        navigate(`/table/${id}`);
        // Where the browser does not even answer, home goes on saying that it was not asked.
        askWhenFirstBegun().catch(() => undefined);
      },
      (error: unknown) => {
        setStarting(false);
        setFailed(reasonOf(error));
      },
    );
  };
  return { start, starting, failed };
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
