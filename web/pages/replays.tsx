import { EmptyState, Spinner, useWords } from '@roundhouse/ui';
import { useState } from 'react';
import { useTableLists } from '../online/context.tsx';
import { homeLists, idOf, NO_TABLES } from '../online/home-tables.ts';
import { HomeTicket } from '../online/home-ticket.tsx';
import { ImportRecord } from './import-record.tsx';
import { BrokenTicket } from './match-ticket.tsx';
import { PageFrame } from './page-frame.tsx';
import { sortMatches, useMatches } from './use-matches.ts';
import './home.css';

/** Games that are over, and a way to bring one from elsewhere. They open at the table, with their history. */
export function ReplaysPage() {
  const { t } = useWords();
  const { matches, remove, look } = useMatches();
  const [now] = useState(() => Date.now());
  const sorted = sortMatches(matches ?? []);
  const { finished } = homeLists(sorted, useTableLists() ?? NO_TABLES);
  return (
    <PageFrame page="replays" title={t('Replays')}>
      <h1>{t('Replays')}</h1>
      <div className="home-pair">
        <section aria-label={t('Finished games')}>
          {matches === null ? <Spinner label={t('Looking for your games…')} /> : null}
          {matches !== null && finished.length === 0 ? (
            <EmptyState title={t('No finished games yet')}>
              <p>{t('A game that you finish can be gone through here, action by action.')}</p>
            </EmptyState>
          ) : null}
          <ul className="tickets">
            {finished.map((item) => (
              <li key={idOf(item)}>
                <HomeTicket item={item} now={now} onRemove={remove} />
              </li>
            ))}
            {sorted.broken.map((match) => (
              <li key={match.id}>
                <BrokenTicket match={match} onRemove={() => remove(match.id)} />
              </li>
            ))}
          </ul>
        </section>
        <section className="replays-import" aria-labelledby="replays-import">
          <h2 id="replays-import">{t('Bring a game')}</h2>
          <ImportRecord onBrought={() => void look()} />
        </section>
      </div>
    </PageFrame>
  );
}
