import { gameName } from '@roundhouse/games/registry';
import { Button, ErrorState, Spinner, useWords } from '@roundhouse/ui';
import { type PlayerPage as Page, ROUTES, type Tally } from '@roundhouse/wire';
import { useCallback, useState } from 'react';
import { useMe, useVisit } from '../online/context.tsx';
import { TableTicket } from '../online/table-ticket.tsx';
import { useDoing } from '../online/use-doing.ts';
import { PageFrame } from '../pages/page-frame.tsx';
import { Link } from '../router.tsx';
import { useAsked } from './use-asked.ts';
import './people.css';

/** Somebody, as everybody may know them. */
export function PlayerPage({ id }: { readonly id: string }) {
  const { t } = useWords();
  const { server } = useVisit();
  const { answer, problem, take } = useAsked(
    useCallback(async () => server.ask(ROUTES.player, { gaps: { person: id } }), [server, id]),
  );
  return (
    <PageFrame page="player" title={answer?.person.name ?? t('Player')}>
      {problem === null ? null : (
        <ErrorState title={t('Nobody here')}>
          <p>{problem}</p>
        </ErrorState>
      )}
      {answer === null && problem === null ? <Spinner label={t('Asking the server…')} /> : null}
      {answer === null ? null : <Player page={answer} onChange={take} />}
    </PageFrame>
  );
}

interface PlayerProps {
  readonly page: Page;
  readonly onChange: (page: Page) => void;
}

function Player({ page, onChange }: PlayerProps) {
  const { t, language } = useWords();
  const [now] = useState(() => Date.now());
  const { person, since, tallies, running, me } = page;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(since);
  const kinds = { guest: t('Guest'), account: t('Player'), program: t('Program') };
  return (
    <>
      <header className="somebody-head">
        <div>
          <h1>{person.name}</h1>
          <p className="people-quiet">
            {kinds[person.kind]} · {t('here since {day}', { day })}
          </p>
        </div>
        {me ? <Link to="/me">{t('My account')}</Link> : <BlockButton page={page} onChange={onChange} />}
      </header>
      <section aria-labelledby="player-results">
        <h2 id="player-results">{t('Results')}</h2>
        {tallies.length === 0 ? <p className="people-quiet">{t('No finished games yet.')}</p> : null}
        <Tallies caption={t('With other people')} tallies={tallies.filter(({ against }) => against === 'people')} />
        <Tallies
          caption={t('Against bots and programs alone')}
          tallies={tallies.filter(({ against }) => against === 'machines')}
        />
      </section>
      {running.length === 0 ? null : (
        <section aria-labelledby="player-running">
          <h2 id="player-running">{t('Running games')}</h2>
          <ul className="tickets">
            {running.map((table) => (
              <li key={table.id}>
                <TableTicket table={table} reason="running" now={now} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Tallies({ caption, tallies }: { readonly caption: string; readonly tallies: readonly Tally[] }) {
  const { t } = useWords();
  if (tallies.length === 0) return null;
  return (
    <table className="somebody-tallies">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Game')}</th>
          <th scope="col">{t('Seats')}</th>
          <th scope="col">{t('Played')}</th>
          <th scope="col">{t('Won')}</th>
          <th scope="col">{t('Places')}</th>
        </tr>
      </thead>
      <tbody>
        {tallies.map(({ game, seats, played, wins, ranks }) => (
          <tr key={`${game}/${seats}`}>
            <th scope="row">{gameName(game)}</th>
            <td>{seats}</td>
            <td>{played}</td>
            <td>{wins}</td>
            <td>{placesOf(ranks)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Which places, and how often: "1. ×2, 3." */
function placesOf(ranks: readonly number[]): string {
  return ranks
    .flatMap((count, index) => (count === 0 ? [] : [`${index + 1}.${count === 1 ? '' : ` ×${count}`}`]))
    .join(', ');
}

function BlockButton({ page, onChange }: PlayerProps) {
  const { t } = useWords();
  const { server } = useVisit();
  const me = useMe();
  const { act, busy, problem } = useDoing();
  if (me === null) return null;
  const { person, blocked } = page;
  const turn = async (): Promise<void> => {
    await server.ask(blocked ? ROUTES.unblock : ROUTES.block, { gaps: { person: person.id } });
    onChange({ ...page, blocked: !blocked });
  };
  return (
    <div className="somebody-block">
      <Button disabled={busy} onClick={() => act(turn)}>
        {blocked ? t('Unblock') : t('Block')}
      </Button>
      <small className="people-quiet">
        {blocked
          ? t('You have blocked {name}.', { name: person.name })
          : t('Whoever is blocked does not sit down with you, nor you with them.')}
      </small>
      {problem === null ? null : <p role="alert">{problem}</p>}
    </div>
  );
}
