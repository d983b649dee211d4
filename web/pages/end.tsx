import type { MatchRecord, Result, Text } from '@roundhouse/kernel';
import type { SvgNode } from '@roundhouse/svg';
import type { AnyGamePage } from '@roundhouse/table-kit';
import { Button, Liveries, resultSheet, SeatNames, useTheme, useWords } from '@roundhouse/ui';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { LineChart } from '../charts/line-chart.tsx';
import { type Chart, chartsOf } from '../charts/series.ts';
import type { Snapshot, TableMatch } from '../match/table-match.ts';
import { navigate } from '../router.tsx';
import { onlyPerson } from '../table/seats.ts';
import { headlineOf } from './headline.ts';
import { PageFrame } from './page-frame.tsx';
import { setupFor } from './match-face.ts';
import { downloadRecord } from './record-file.ts';
import { Standing, standingLines } from './standing.tsx';
import { pngOf, shareFile, usePicture } from './share-picture.ts';
import { reasonOf, useStart } from './use-start.ts';
import './end.css';

export interface EndPageProps {
  readonly page: AnyGamePage;
  readonly match: TableMatch;
  /** Goes through the game on the board. */
  readonly onHistory: () => void;
  /** Explains it, move by move. */
  readonly onExplain: () => void;
  /** Where it goes on, instead of another match at this screen. */
  readonly afterwards?: ReactNode;
  /** What else there is to say of this match. */
  readonly foot?: ReactNode;
}

/** How it ended and how it came about. Shown when a match is over. */
export function EndPage(props: EndPageProps) {
  const { page, match } = props;
  const { t } = useWords();
  const snapshot = match.snapshot();
  const names = snapshot.players.map(({ name }) => name);
  return (
    <SeatNames names={names} you={onlyPerson(snapshot)}>
      <Liveries worn={snapshot.liveries}>
        <PageFrame page="end" title={t('The end of {game}', { game: page.game.name })}>
          <EndView {...props} snapshot={snapshot} />
        </PageFrame>
      </Liveries>
    </SeatNames>
  );
}

interface EndViewProps extends EndPageProps {
  readonly snapshot: Snapshot;
}

function EndView(props: EndViewProps) {
  const { page, match, snapshot, foot } = props;
  const { t } = useWords();
  const charts = useCharts(page, match, snapshot);
  const board = useLastBoard(page, snapshot);
  const picture = usePicture(board.alone);
  const signature = useSignature(match);
  const { result, players } = snapshot;
  if (result === null) return null;
  return (
    <>
      <EndSign page={page} snapshot={snapshot} headline={headlineOf(result, players)} signature={signature} />
      <EndActions
        {...props}
        result={result}
        board={board.sheet}
        headline={headlineOf(result, players)}
        signature={signature}
      />
      <section aria-labelledby="end-scores">
        <h2 id="end-scores">{t('The scores')}</h2>
        <Standing game={page.game.id} result={result} players={players} />
      </section>
      <section aria-labelledby="end-charts">
        <h2 id="end-charts">{t('How it came about')}</h2>
        <div className="end-charts">
          {charts.map((chart) => (
            <LineChart key={chart.id} chart={chart} period={page.period} />
          ))}
          <figure className="end-board">
            <figcaption>
              <h3>{t('The last board')}</h3>
            </figcaption>
            <img src={picture} alt={t('The board at the end of the game')} />
          </figure>
        </div>
        <LastEvents page={page} events={snapshot.steps.at(-1)?.events ?? null} />
      </section>
      {foot}
    </>
  );
}

interface EndSignProps {
  readonly page: AnyGamePage;
  readonly snapshot: Snapshot;
  readonly headline: Text;
  readonly signature: Signature;
}

function EndSign({ page, snapshot, headline, signature }: EndSignProps) {
  const { t, say } = useWords();
  const where = useWhere(page, snapshot);
  const when = useWhen(signature);
  return (
    <div className="end-sign">
      <p>{[page.game.name, ...where].join(' · ')}</p>
      <h1>{say(headline)}</h1>
      <p>
        {t('{n, plural, one {# move} other {# moves}}', { n: snapshot.seq })} ·{' '}
        {t(
          '{period, select, round {{n, plural, one {# round} other {# rounds}}} other {{n, plural, one {# turn} other {# turns}}}}',
          { period: page.period, n: page.turnOf(snapshot.view) },
        )}
        {snapshot.takebacks ? <> · {t('played with takebacks')}</> : null}
      </p>
      {when === '' ? null : <p className="end-when">{when}</p>}
    </div>
  );
}

interface EndActionsProps extends EndViewProps {
  readonly result: Result;
  readonly signature: Signature;
  readonly board: SvgNode;
  readonly headline: Text;
}

/** What to do now; what went wrong with it is said below. */
function EndActions(props: EndActionsProps) {
  const { page, match, snapshot, result, onHistory, onExplain, afterwards, board, headline, signature } = props;
  const { t, say } = useWords();
  const { start, starting, failed } = useStart();
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = (work: () => Promise<void>): void => {
    setProblem(null);
    work().catch((error: unknown) => setProblem(reasonOf(error)));
  };
  const theme = useTheme();
  const where = useWhere(page, snapshot);
  const when = useWhen(signature);
  const sharePicture = async (): Promise<void> => {
    const picture = await pngOf(
      resultSheet({
        board,
        theme,
        liveries: snapshot.liveries,
        game: [page.game.name, ...where].join(' · '),
        headline: say(headline),
        foot: when,
        lines: standingLines(result, snapshot.players, t('out of the game')),
      }),
    );
    await shareFile(new File([picture], `${page.game.id}.png`, { type: 'image/png' }), say(headline));
  };
  const { game, options, players, liveries } = snapshot;
  return (
    <>
      <div className="end-actions">
        {afterwards ?? (
          <Button
            kind="primary"
            size="large"
            icon="play"
            disabled={starting}
            onClick={() => start({ game, options, players, liveries })}
          >
            {t('Play again')}
          </Button>
        )}
        <Button icon="history" onClick={onHistory}>
          {t('Go through the game')}
        </Button>
        <Button icon="search" onClick={onExplain}>
          {t('Explain this game')}
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
    </>
  );
}

function LastEvents({ page, events }: { readonly page: AnyGamePage; readonly events: readonly unknown[] | null }) {
  const { t, say } = useWords();
  return events === null ? null : (
    <details className="end-last">
      <summary>{t('What happened last')}</summary>
      <ul>
        {events.map((event, index) => (
          <li key={index}>{say(page.game.describe(event))}</li>
        ))}
      </ul>
    </details>
  );
}

interface LastBoard {
  /** As it is shown on this page, where everybody's numbers stand above it. */
  readonly alone: SvgNode;
  /** As it is sent, with the numbers beside it. */
  readonly sheet: SvgNode;
}

function useLastBoard(page: AnyGamePage, { view, players, liveries }: Snapshot): LastBoard {
  const theme = useTheme();
  return useMemo(() => {
    const names = players.map(({ name }) => name);
    const drawn = (beside: readonly string[]): SvgNode => page.picture(view, theme, beside, liveries);
    return { alone: drawn([]), sheet: drawn(names) };
  }, [page, view, theme, players, liveries]);
}

/** When and where it was played, as its record has it. */
type Signature = Pick<MatchRecord, 'begun' | 'ended' | 'place'>;

const UNSIGNED: Signature = {};

function useSignature(match: TableMatch): Signature {
  const [signature, setSignature] = useState(UNSIGNED);
  useEffect(() => {
    let wanted = true;
    match.record().then(
      ({ begun, ended, place }) => wanted && setSignature({ begun, ended, place }),
      // A page without a date is still whole.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [match]);
  return signature;
}

/** "15 November 2026 · play.example.org", as far as it is known. */
function useWhen({ begun, ended = begun, place }: Signature): string {
  const { language } = useWords();
  const day = ended === undefined ? [] : [new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(ended)];
  return [...day, ...(place === undefined ? [] : [place])].join(' · ');
}

/** The map, and in which way it was played. */
function useWhere(page: AnyGamePage, { options }: Snapshot): readonly string[] {
  const { say } = useWords();
  const setup = setupFor(page.setups(page.game), options);
  return [setup?.name, setup?.variant?.name].flatMap((one) => (one === undefined ? [] : say(one)));
}

/** Charts over every moment of a match, from the set-up to the last. */
export async function chartsUpTo(
  seq: number,
  seats: number,
  page: Pick<AnyGamePage, 'measures' | 'turnOf'>,
  match: Pick<TableMatch, 'views'>,
): Promise<readonly Chart[]> {
  const positions = await match.views(Array.from({ length: seq + 1 }, (_, index) => index));
  return chartsOf({ seats, measures: page.measures, turnOf: (p) => page.turnOf(p) }, positions);
}

function useCharts(page: AnyGamePage, match: TableMatch, { seq, players }: Snapshot): readonly Chart[] {
  const [charts, setCharts] = useState<readonly Chart[]>([]);
  const seats = players.length;
  useEffect(() => {
    let wanted = true;
    chartsUpTo(seq, seats, page, match).then(
      (drawn) => wanted && setCharts(drawn),
      // A page without charts is still whole.
      () => wanted && setCharts([]),
    );
    return () => {
      wanted = false;
    };
  }, [page, match, seq, seats]);
  return charts;
}
