import { Button, Icon, useWords } from '@roundhouse/ui';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useMaker } from '../match/maker-context.tsx';
import { navigate } from '../router.tsx';
import { guestName } from './quick-match.ts';
import { NotARecordError, readRecordText } from './record-file.ts';
import { reasonOf } from './use-start.ts';
import './import-record.css';

/** Takes the record of a game from a file, by dragging it here, or pasted as text. */
export function ImportRecord() {
  const { t, say } = useWords();
  const maker = useMaker();
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [pasted, setPasted] = useState('');
  const field = useId();

  const take = async (source: string | Promise<string>): Promise<void> => {
    setProblem(null);
    try {
      const record = readRecordText(await source);
      const id = await maker.importRecord(record, (seat) => guestName(t, seat));
      navigate(`/table/${id}`);
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
      <p>{t('Drop the record of a game here, or')}</p>
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
      {problem === null ? null : (
        <p className="import-problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
