import { gameName } from '@roundhouse/games/registry';
import { Button, ErrorState, Problem, Spinner, useWords } from '@roundhouse/ui';
import { type HouseState, type PersonForHost, ROUTES, type TableForHost } from '@roundhouse/wire';
import { useCallback, useState } from 'react';
import { CloseDialog } from '../online/close-table.tsx';
import { useMe, useVisit } from '../online/context.tsx';
import { useDoing } from '../online/use-doing.ts';
import { ago } from '../pages/match-ticket.tsx';
import { PageFrame } from '../pages/page-frame.tsx';
import { AskForm } from '../people/ask-form.tsx';
import { Field } from '../people/field.tsx';
import { useAsked } from '../people/use-asked.ts';
import '../people/people.css';

/** What only the host of the server sees and does. */
export function AdminPage() {
  const { t } = useWords();
  const { server } = useVisit();
  const { answer, problem, take } = useAsked(
    useCallback(async () => server.ask(ROUTES.adminHouse, { gaps: {} }), [server]),
  );
  return (
    <PageFrame page="admin" title={t('Host')}>
      <h1>{t('For the host')}</h1>
      {problem === null ? null : (
        <ErrorState title={t('Not for you')}>
          <p>{problem}</p>
        </ErrorState>
      )}
      {answer === null && problem === null ? <Spinner label={t('Asking the server…')} /> : null}
      {answer === null ? null : (
        <div className="me">
          <House house={answer} onChange={take} />
          <People />
          <Tables />
        </div>
      )}
    </PageFrame>
  );
}

interface HouseProps {
  readonly house: HouseState;
  readonly onChange: (house: HouseState) => void;
}

function House({ house, onChange }: HouseProps) {
  const { t } = useWords();
  const { server } = useVisit();
  const { act, busy, problem } = useDoing();
  const [text, setText] = useState(house.announcement ?? '');
  const change = async (body: { readonly readOnly?: boolean; readonly announcement?: string | null }): Promise<void> =>
    onChange(await server.ask(ROUTES.adminChange, { gaps: {}, body }));
  const takeDown = async (): Promise<void> => {
    await change({ announcement: null });
    setText('');
  };
  return (
    <section className="me-card" aria-labelledby="admin-house">
      <h2 id="admin-house">{t('The house')}</h2>
      <p className="people-quiet">
        {t(
          '{people, plural, one {# person} other {# people}}, {games, plural, one {# running game} other {# running games}}',
          {
            people: house.people,
            games: house.running,
          },
        )}
      </p>
      <AskForm
        label={t('Say it')}
        disabled={text.trim() === ''}
        onAsk={async () => change({ announcement: text.trim() })}
        beside={
          <Button kind="quiet" disabled={busy || house.announcement === null} onClick={() => act(takeDown)}>
            {t('Take the notice down')}
          </Button>
        }
      >
        <Field label={t('Say to everybody')} value={text} onChange={setText} autoComplete="off" />
      </AskForm>
      <p className="ask-foot">
        <Button disabled={busy} onClick={() => act(async () => change({ readOnly: !house.readOnly }))}>
          {house.readOnly ? t('Let people play on') : t('Let nobody change anything for a while')}
        </Button>
      </p>
      <Problem why={problem} />
    </section>
  );
}

function People() {
  const { t } = useWords();
  const me = useMe();
  const { server } = useVisit();
  const [find, setFind] = useState('');
  const [people, setPeople] = useState<readonly PersonForHost[] | null>(null);
  const { act, busy, problem } = useDoing();
  const [link, setLink] = useState<string | null>(null);
  const look = async (): Promise<void> => {
    const query = find.trim() === '' ? {} : { find: find.trim() };
    setPeople(await server.ask(ROUTES.adminPeople, { gaps: {}, query }));
  };
  const change = ({ id }: PersonForHost, body: { readonly banned?: boolean; readonly muted?: boolean }): void =>
    act(async () => {
      const changed = await server.ask(ROUTES.adminSanction, { gaps: { person: id }, body });
      setPeople((all) => all?.map((one) => (one.id === id ? changed : one)) ?? null);
    });
  const reset = ({ id }: PersonForHost): void =>
    act(async () => {
      const { path } = await server.ask(ROUTES.adminReset, { gaps: { person: id } });
      setLink(new URL(path, window.location.href).href);
    });
  return (
    <section className="me-card" aria-labelledby="admin-people">
      <h2 id="admin-people">{t('People')}</h2>
      <AskForm label={t('Search')} kind="plain" onAsk={look}>
        <Field
          label={t('A part of a name, a login or an e-mail address')}
          value={find}
          onChange={setFind}
          autoComplete="off"
        />
      </AskForm>
      {people?.length === 0 ? <p className="people-quiet">{t('Nobody of that name was found.')}</p> : null}
      <ul className="people-rows">
        {people?.map((one) => (
          <li key={one.id}>
            <span>
              <strong>{one.name}</strong>
              <small>{one.login ?? t('Guest')}</small>
            </span>
            <span className="people-acts">
              {one.id === me?.id ? null : (
                <>
                  <Button size="small" disabled={busy} onClick={() => change(one, { banned: !one.banned })}>
                    {one.banned ? t('Lift the ban') : t('Ban')}
                  </Button>
                  <Button size="small" disabled={busy} onClick={() => change(one, { muted: !one.muted })}>
                    {one.muted ? t('Let them write again') : t('Mute')}
                  </Button>
                </>
              )}
              {one.kind === 'account' ? (
                <Button size="small" kind="quiet" disabled={busy} onClick={() => reset(one)}>
                  {t('New password')}
                </Button>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      {link === null ? null : (
        <p>
          {t('Another password can be chosen here, once and within an hour:')}{' '}
          <code className="people-link">{link}</code>
        </p>
      )}
      <Problem why={problem} />
    </section>
  );
}

function Tables() {
  const { t, language } = useWords();
  const { server } = useVisit();
  const { answer, problem, take } = useAsked(
    useCallback(async () => server.ask(ROUTES.adminTables, { gaps: {} }), [server]),
  );
  const [now] = useState(() => Date.now());
  const [asked, setAsked] = useState<TableForHost | null>(null);
  const close = async (table: string): Promise<void> => {
    take(await server.ask(ROUTES.adminClose, { gaps: { table } }));
    setAsked(null);
  };
  return (
    <section className="me-card" aria-labelledby="admin-tables">
      <h2 id="admin-tables">{t('Tables')}</h2>
      {answer?.length === 0 ? <p className="people-quiet">{t('No table is open or running.')}</p> : null}
      <ul className="people-rows">
        {answer?.map((table) => (
          <li key={table.id}>
            <span>
              <strong>{table.title === '' ? gameName(table.game) : table.title}</strong>
              <small>
                {table.title === '' ? null : <>{gameName(table.game)} · </>}
                {table.host} · {table.state === 'open' ? t('waits for players') : ago(table.changed, now, language)}
              </small>
            </span>
            <Button size="small" className="people-act" onClick={() => setAsked(table)}>
              {t('Close the table')}
            </Button>
          </li>
        ))}
      </ul>
      {asked === null ? null : (
        <CloseDialog state={asked.state} open onOpenChange={() => setAsked(null)} close={async () => close(asked.id)} />
      )}
      <Problem why={problem} />
    </section>
  );
}
