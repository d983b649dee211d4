import type { AnyGamePage } from '@roundhouse/table-kit';
import { Button, SeatNames, useTheme, useWords } from '@roundhouse/ui';
import { useEffect, useMemo, useState } from 'react';
import { LineChart } from '../charts/line-chart.tsx';
import { type Chart, chartsOf } from '../charts/series.ts';
import type { Snapshot, TableMatch } from '../match/table-match.ts';
import { navigate } from '../router.tsx';
import { onlyPerson } from '../table/seats.ts';
import { PageFrame } from './page-frame.tsx';
import { downloadRecord } from './record-file.ts';
import { Standing } from './standing.tsx';
import { pictureUrl, pngOf, shareFile } from './share-picture.ts';
import { reasonOf, useStart } from './use-start.ts';
import './end.css';

export interface EndPageProps {
  readonly page: AnyGamePage;
  readonly match: TableMatch;
  /** Goes through the game on the board. */
  readonly onHistory: () => void;
}

/** How it ended and how it came about. Shown when a match is over. */
export function EndPage({ page, match, onHistory }: EndPageProps) {
  const { t } = useWords();
  const snapshot = match.snapshot();
  const names = snapshot.players.map(({ name }) => name);
  return (
    <SeatNames names={names} you={onlyPerson(snapshot.players)}>
      <PageFrame page="end" title={t('The end of {game}', { game: page.game.name })}>
        <EndView page={page} match={match} snapshot={snapshot} onHistory={onHistory} />
      </PageFrame>
    </SeatNames>
  );
}

function EndView({ page, match, snapshot, onHistory }: EndPageProps & { readonly snapshot: Snapshot }) {
  const { t, say } = useWords();
  const theme = useTheme();
  const { start, starting, failed } = useStart();
  const [problem, setProblem] = useState<string | null>(null);
  const charts = useCharts(page, match, snapshot);
  const { result, players, view } = snapshot;
  const drawn = useMemo(
    () =>
      page.picture(
        view,
        theme,
        players.map(({ name }) => name),
      ),
    [page, view, theme, players],
  );
  if (result === null) return null;
  const winners = result.winners.map((seat) => players[seat]?.name ?? '').join(', ');
  const headline =
    result.winners.length === 0
      ? t('Nobody wins')
      : result.winners.length === 1
        ? t('{name} wins', { name: winners })
        : t('Shared victory: {names}', { names: winners });
  const last = snapshot.steps.at(-1);
  const attempt = (work: () => Promise<void>): void => {
    setProblem(null);
    work().catch((error: unknown) => setProblem(reasonOf(error)));
  };
  const sharePicture = async (): Promise<void> => {
    const picture = await pngOf(drawn);
    await shareFile(new File([picture], `${page.game.id}.png`, { type: 'image/png' }), headline);
  };
  return (
    <>
      <div className="end-sign">
        <p>{page.game.name}</p>
        <h1>{headline}</h1>
        <p>
          {t('{n, plural, one {# move} other {# moves}}', { n: snapshot.seq })} ·{' '}
          {t('{n, plural, one {# turn} other {# turns}}', { n: page.turnOf(snapshot.view) })}
          {snapshot.takebacks ? <> · {t('played with takebacks')}</> : null}
        </p>
      </div>

      <div className="end-actions">
        <Button
          kind="primary"
          size="large"
          icon="play"
          disabled={starting}
          onClick={() => start({ game: snapshot.game, options: snapshot.options, players })}
        >
          {t('Play again')}
        </Button>
        <Button icon="history" onClick={onHistory}>
          {t('Go through the game')}
        </Button>
        <Button icon="share" onClick={() => attempt(sharePicture)}>
          {t('Share a picture')}
        </Button>
        <Button icon="download" onClick={() => attempt(() => downloadRecord(match))}>
          {t('Download the record')}
        </Button>
        <Button icon="home" onClick={() => navigate('/')}>
          {t('Home')}
        </Button>
      </div>
      {problem === null && failed === null ? null : (
        <p className="end-problem" role="alert">
          {problem ?? failed}
        </p>
      )}

      <section aria-labelledby="end-scores">
        <h2 id="end-scores">{t('The scores')}</h2>
        <Standing game={page.game.id} result={result} players={players} />
      </section>

      <section aria-labelledby="end-charts">
        <h2 id="end-charts">{t('How it came about')}</h2>
        <div className="end-charts">
          {charts.map((chart) => (
            <LineChart key={chart.id} chart={chart} />
          ))}
          <figure className="end-board">
            <figcaption>
              <h3>{t('The last board')}</h3>
            </figcaption>
            <img src={pictureUrl(drawn)} alt={t('The board at the end of the game')} />
          </figure>
        </div>
        {last === undefined ? null : (
          <details className="end-last">
            <summary>{t('What happened last')}</summary>
            <ul>
              {last.events.map((event, index) => (
                <li key={index}>{say(page.game.describe(event))}</li>
              ))}
            </ul>
          </details>
        )}
      </section>
    </>
  );
}

function useCharts(page: AnyGamePage, match: TableMatch, { seq, players }: Snapshot): readonly Chart[] {
  const [charts, setCharts] = useState<readonly Chart[]>([]);
  const seats = players.length;
  useEffect(() => {
    let wanted = true;
    const all = Array.from({ length: seq + 1 }, (_, index) => index);
    const { measures } = page;
    match.views(all).then(
      (positions) => wanted && setCharts(chartsOf({ seats, measures, turnOf: (p) => page.turnOf(p) }, positions)),
      // A page without charts is still whole.
      () => wanted && setCharts([]),
    );
    return () => {
      wanted = false;
    };
  }, [page, match, seq, seats]);
  return charts;
}
