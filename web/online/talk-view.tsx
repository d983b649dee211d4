import type { Table } from '@roundhouse/wire';
import { Button, EmptyState, Icon, Menu, Problem, useWords } from '@roundhouse/ui';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { reasonOf } from '../pages/use-start.ts';
import type { PrivateNotes } from './private-notes.ts';
import type { Said, TableTalk } from './table-talk.ts';

export interface TalkViewProps {
  readonly talk: TableTalk;
  readonly said: Said;
  readonly table: Table;
  /** My id; null for somebody whom the server does not know. */
  readonly me: string | null;
}

/** What is said at the table. Whatever somebody writes is text, links too. */
export function TalkView({ talk, said: { lines, muted }, table, me }: TalkViewProps) {
  const { t, language } = useWords();
  const [problem, setProblem] = useState<string | null>(null);
  const bottom = useRef<HTMLDivElement>(null);
  useEffect(() => {
    talk.beRead(true);
    return () => talk.beRead(false);
  }, [talk]);
  useEffect(() => {
    bottom.current?.scrollIntoView({ block: 'end' });
  }, [lines.length]);
  const attempt = (work: Promise<void>): void => {
    setProblem(null);
    work.catch((error: unknown) => setProblem(reasonOf(error)));
  };
  const speaks = me !== null && (table.seat !== null || table.mine) && table.state !== 'closed';
  const others = table.places.flatMap(({ person }) => (person === null || person.id === me ? [] : [person]));
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' });
  return (
    <div className="talk">
      {me === null || others.length === 0 ? null : (
        <Menu
          label={t('People whose words I do not see')}
          items={others.map(({ id, name }) => {
            const isMuted = muted.some((one) => one.id === id);
            return {
              id,
              label: t('Mute {name}', { name }),
              checked: isMuted,
              choose: () => attempt(talk.mute(id, !isMuted)),
            };
          })}
        >
          <button type="button" className="button button-quiet button-small talk-mute">
            <Icon name="soundOff" size={16} />
            {t('Mute')}
          </button>
        </Menu>
      )}
      {lines.length === 0 ? <EmptyState title={t('Nobody has said anything yet.')} /> : null}
      <div className="talk-log" role="log" aria-label={t('Chat')}>
        <ol className="talk-lines">
          {lines.map(({ number, person, name, text, at }) => (
            <li key={number} className="talk-line" data-mine={person !== null && person === me}>
              <span className="talk-head">
                <strong>{name}</strong> <time dateTime={new Date(at).toISOString()}>{time.format(at)}</time>
              </span>
              <span className="talk-text">{text}</span>
            </li>
          ))}
        </ol>
      </div>
      <div ref={bottom} />
      <Problem why={problem} />
      {speaks ? <Speak speak={async (text) => talk.speak(text)} failed={setProblem} /> : null}
    </div>
  );
}

const LONGEST = 500;

interface SpeakProps {
  readonly speak: (text: string) => Promise<void>;
  readonly failed: (why: string | null) => void;
}

function Speak({ speak, failed }: SpeakProps) {
  const { t } = useWords();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const say = (event: Pick<Event, 'preventDefault'>): void => {
    event.preventDefault();
    if (busy || text.trim() === '') return;
    setBusy(true);
    failed(null);
    speak(text)
      .then(
        () => setText(''),
        (error: unknown) => failed(reasonOf(error)),
      )
      .finally(() => setBusy(false));
  };
  return (
    <form className="talk-form" onSubmit={say}>
      <input
        aria-label={t('Say something to the table')}
        placeholder={t('Say something')}
        autoComplete="off"
        enterKeyHint="send"
        maxLength={LONGEST}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit">{t('Say it')}</Button>
    </form>
  );
}

const LONGEST_NOTE = 10_000;

/** The same sheet of paper as at any table, but the server keeps it: it is there on every device. */
export function NotesOnline({ notes }: { readonly notes: PrivateNotes }) {
  const { t } = useWords();
  const { text, keeping } = useSyncExternalStore(
    (changed) => notes.subscribe(changed),
    () => notes.written(),
  );
  const words = {
    reading: t('Fetching your notes'),
    saving: t('Saving'),
    saved: t('Saved'),
    unsaved: keeping.state === 'unsaved' ? t('Not saved yet: {why}', { why: keeping.why }) : '',
  }[keeping.state];
  return (
    <div className="notes">
      <p className="notes-about">{t('For your eyes only. Kept on the server with the table.')}</p>
      <textarea
        className="notes-paper"
        aria-label={t('Notes')}
        value={text}
        readOnly={keeping.state === 'reading'}
        maxLength={LONGEST_NOTE}
        onChange={(event) => notes.write(event.target.value)}
      />
      <p className="notes-about" role="status">
        {words}
      </p>
    </div>
  );
}
