import { Button, Icon, useWords } from '@roundhouse/ui';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useMaker } from '../match/maker-context.tsx';
import type { BroughtBack } from '../match/table-match.ts';
import { navigate } from '../router.tsx';
import { guestName } from './quick-match.ts';
import { reasonOf } from './use-start.ts';
import './import-record.css';

/** Takes the record of a game, or saved games, from a file, by dragging it here, or pasted as text. */
export function ImportRecord({ onBrought }: { readonly onBrought: () => void }) {
  const { t, say } = useWords();
  const maker = useMaker();
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [back, setBack] = useState<BroughtBack | null>(null);
  const [pasted, setPasted] = useState('');
  const field = useId();

  const take = async (source: string | Promise<string>): Promise<void> => {
    setProblem(null);
    setBack(null);
    // Few bring anything.
    const { NotARecordError, readBrought } = await import('./record-file.ts');
    try {
      const brought = readBrought(await source);
      if (brought.kind === 'record') {
        navigate(`/table/${await maker.importRecord(brought.record, (seat) => guestName(t, seat))}`);
        return;
      }
      const found = await maker.bringBack(brought.file);
      const [only, ...others] = found.ids;
      if (only !== undefined && others.length === 0 && found.further + found.damaged === 0) navigate(`/table/${only}`);
      else {
        setBack(found);
        onBrought();
      }
    } catch (error) {
      setProblem(error instanceof NotARecordError ? say(error.why) : reasonOf(error));
    }
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    void take(file === undefined ? event.dataTransfer.getData('text') : file.text());
  };

  return (
    <div
      className={over ? 'import import-over' : 'import'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="download" size={28} />
      <p>{t('Drop the record of a game or a file of saved games here, or')}</p>
      <Button onClick={() => picker.current?.click()}>{t('Choose a file')}</Button>
      <input
        ref={picker}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file !== undefined) void take(file.text());
          event.target.value = '';
        }}
      />
      <details>
        <summary>{t('Paste it as text')}</summary>
        <label htmlFor={field} className="spoken-only">
          {t('The record as text')}
        </label>
        <textarea id={field} rows={4} value={pasted} onChange={(event) => setPasted(event.target.value)} />
        <Button size="small" disabled={pasted.trim() === ''} onClick={() => void take(pasted)}>
          {t('Open it')}
        </Button>
      </details>
      {back === null ? null : (
        <p role="status">
          {t('{n, plural, =0 {No game} one {# game} other {# games}} brought back.', { n: back.ids.length })}{' '}
          {back.further === 0
            ? null
            : t(
                '{n, plural, one {# game has been played on here since, and stays as it is here.} other {# games have been played on here since, and stay as they are here.}}',
                { n: back.further },
              )}{' '}
          {back.damaged === 0
            ? null
            : t('{n, plural, one {# game is} other {# games are}} damaged and cannot be brought back.', {
                n: back.damaged,
              })}
        </p>
      )}
      {problem === null ? null : (
        <p className="import-problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
