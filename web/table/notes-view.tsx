import { readStored, useWords, writeStored } from '@roundhouse/ui';
import { useId, useState } from 'react';

/** A sheet of paper beside the board. It is kept in this browser, with the match. */
export function NotesView({ match }: { readonly match: string }) {
  const { t } = useWords();
  const label = useId();
  const key = `roundhouse.notes.${match}`;
  const [notes, setNotes] = useState(() => readStored(key) ?? '');
  return (
    <div className="notes">
      <p id={label} className="notes-about">
        {t('For your eyes only. Kept in this browser with the match.')}
      </p>
      <textarea
        className="notes-paper"
        aria-label={t('Notes')}
        aria-describedby={label}
        value={notes}
        maxLength={20_000}
        onChange={(event) => {
          setNotes(event.target.value);
          writeStored(key, event.target.value);
        }}
      />
    </div>
  );
}
