import { useWords } from '@roundhouse/ui';
import { type Raising, raisingWords } from '../raising.ts';

/** What paying would do to income and points, before it is paid; `free` when nothing has to be raised. */
export function RaisingNote({ raising, free }: { readonly raising: Raising | null; readonly free: string }) {
  const { say } = useWords();
  if (raising === null) return null;
  const words = raisingWords(raising);
  return (
    <p className="rail-note" aria-live="polite">
      {words === null ? free : say(words)}
    </p>
  );
}
