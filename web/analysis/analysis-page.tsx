import { USUAL_LEVEL } from '@roundhouse/bots/levels';
import { factsOf, storyOf } from '@roundhouse/bots/analysis';
import { Witness } from '@roundhouse/host';
import type { AnyGamePage } from '@roundhouse/table-kit';
import { Button, ErrorState, Liveries, numberText, SeatNames, Spinner, useTheme, useWords } from '@roundhouse/ui';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useMaker } from '../match/maker-context.tsx';
import type { TableMatch } from '../match/table-match.ts';
import { PageFrame } from '../pages/page-frame.tsx';
import { usePicture } from '../pages/share-picture.ts';
import { reasonOf } from '../pages/use-start.ts';
import { navigate } from '../router.tsx';
import { onlyPerson } from '../table/seats.ts';
import { Curve } from './curve.tsx';
import { EFFORTS, type Explained, type Explanation } from './explanation.ts';
import { Slips, Turns } from './moments-worth.tsx';
import { chaptersIn, drawable, seatedToTry } from './reading.ts';
import { useExplained, useExplanation } from './use-explanation.ts';
import '../charts/charts.css';
import './analysis.css';

export interface AnalysisPageProps {
  readonly page: AnyGamePage;
  readonly match: TableMatch;
  /** Goes to the board as it was at a moment, as whoever looks counts them. */
  readonly showBoard: (moment: number) => void;
  readonly showResult: () => void;
}

/** A game that is over, explained: what everybody could expect, where it turned, and what would have been better. */
export function AnalysisPage(props: AnalysisPageProps) {
  const { page, match, showResult } = props;
  const { t } = useWords();
  const opened = useExplanation(match, page.game);
  const snapshot = match.snapshot();
  return (
    <SeatNames names={snapshot.players.map(({ name }) => name)} you={onlyPerson(snapshot)}>
      <Liveries worn={snapshot.liveries}>
        <PageFrame page="explained" title={t('{game}, explained', { game: page.game.name })}>
          <h1>{t('{game}, explained', { game: page.game.name })}</h1>
          {opened.state === 'opening' ? <Spinner label={t('Opening')} /> : null}
          {opened.state === 'failed' ? (
            <ErrorState
              title={t('This game cannot be explained')}
              actions={<Button onClick={showResult}>{t('See the result')}</Button>}
            >
              <p>{opened.why}</p>
            </ErrorState>
          ) : null}
          {opened.state === 'open' ? <Explaining {...props} explanation={opened.explanation} /> : null}
        </PageFrame>
      </Liveries>
    </SeatNames>
  );
}

interface ExplainingProps extends AnalysisPageProps {
  readonly explanation: Explanation;
}

function Explaining({ page, match, explanation, showBoard, showResult }: ExplainingProps) {
  const { t } = useWords();
  const maker = useMaker();
  const explained = useExplained(explanation);
  const { analysis, state, of } = explained;
  const [shown, setShown] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const stage = useRef<HTMLDivElement>(null);
  const { match: played, record } = explanation;
  const chapters = useMemo(() => chaptersIn(played, (position) => page.turnOf(position)), [played, page]);
  const facts = useMemo(
    () =>
      state === 'whole'
        ? factsOf({ chapter: (position) => page.turnOf(position) }, played, analysis, page.period)
        : null,
    [state, played, analysis, page],
  );
  const expected = useMemo(() => drawable(analysis.expected, state === 'whole'), [analysis, state]);
  const lookAt = (moment: number): void => {
    setShown(moment);
    stage.current?.scrollIntoView({ block: 'nearest' });
  };
  const tryFrom = (seq: number, seat: number): void => {
    setProblem(null);
    const sitters = seatedToTry(match.snapshot().players, seat, USUAL_LEVEL);
    maker.branch(record, seq - 1, sitters).then(
      (id) => navigate(`/table/${id}`),
      (error: unknown) => setProblem(reasonOf(error)),
    );
  };
  const openBoard = (): void => showBoard(new Witness({ match: played }, match.snapshot().eye).momentOf(shown));
  return (
    <>
      <Story story={facts === null ? null : storyOf(facts)} />
      <Work explanation={explanation} explained={explained} />
      {problem === null ? null : <p role="alert">{problem}</p>}
      {analysis.expected.length === 0 ? null : (
        <div className="explained-stage" ref={stage}>
          <h2 className="spoken-only">{t('How it came about')}</h2>
          <Curve
            expected={expected}
            last={of}
            chapters={chapters}
            period={page.period}
            marked={facts === null ? [] : facts.leads.slice(1).map(({ from }) => firstOf(chapters, from))}
            shown={shown}
            show={setShown}
          />
          <BoardThen page={page} match={match} explanation={explanation} shown={shown} open={openBoard} />
        </div>
      )}
      {facts === null ? null : <Turns facts={facts} show={(chapter) => lookAt(firstOf(chapters, chapter) - 1)} />}
      {analysis.expected.length === 0 ? null : (
        <Slips
          page={page}
          match={played}
          analysis={analysis}
          isWhole={state === 'whole'}
          show={lookAt}
          tryFrom={tryFrom}
        />
      )}
      <div className="explained-ways">
        <Button icon="back" onClick={showResult}>
          {t('See the result')}
        </Button>
      </div>
    </>
  );
}

function firstOf(chapters: ReturnType<typeof chaptersIn>, number: number): number {
  const found = chapters.find((chapter) => chapter.number === number);
  if (found === undefined) throw new RangeError(`nothing was played in ${number}`);
  return found.first;
}

function Story({ story }: { readonly story: ReturnType<typeof storyOf> | null }) {
  const { say } = useWords();
  return story === null ? null : <p className="explained-story">{story.map((sentence) => say(sentence)).join(' ')}</p>;
}

/** How much is thought, how far that is, and what can be done about it. */
function Work({ explanation, explained }: { readonly explanation: Explanation; readonly explained: Explained }) {
  const { t } = useWords();
  const { state, done, of, positions, isOld, problem } = explained;
  const [wanted, setWanted] = useState(positions);
  const [failed, setFailed] = useState<string | null>(null);
  const think = (): void => {
    setFailed(null);
    explanation.think(wanted).catch((error: unknown) => setFailed(reasonOf(error)));
  };
  const isThinking = state === 'thinking';
  const goesOn = state === 'resting' && wanted === positions && !isOld;
  return (
    <section className="explained-work" aria-label={t('The thinking')}>
      <label>
        {t('Thought for each decision')}{' '}
        <select value={wanted} disabled={isThinking} onChange={(event) => setWanted(Number(event.target.value))}>
          {[...new Set([...EFFORTS, positions])].map((effort) => (
            <option key={effort} value={effort}>
              {t('{n, plural, one {# position} other {# positions}}', { n: effort })}
            </option>
          ))}
        </select>
      </label>
      {isThinking ? (
        <Button icon="pause" onClick={() => explanation.stop()}>
          {t('Stop')}
        </Button>
      ) : (
        <Button kind={state === 'whole' ? 'plain' : 'primary'} icon="play" onClick={think}>
          {goesOn ? t('Go on') : state === 'untouched' ? t('Explain it') : t('Think again')}
        </Button>
      )}
      {state === 'untouched' ? (
        <p>
          {t(
            'Every decision is thought about again, with what its player could see. It happens here, without a network.',
          )}
        </p>
      ) : (
        <p role="status">
          {isThinking || state === 'resting' ? (
            <progress value={done} max={of} aria-label={t('Actions looked at')} />
          ) : null}{' '}
          {t('{done} of {of} actions looked at, {n, plural, one {# position} other {# positions}} for each decision.', {
            done,
            of,
            n: positions,
          })}
        </p>
      )}
      {isOld ? (
        <p>{t('This was made by another version of the computer players. They may judge otherwise now.')}</p>
      ) : null}
      {(failed ?? problem) === null ? null : <p role="alert">{failed ?? problem}</p>}
    </section>
  );
}

interface BoardThenProps extends Pick<ExplainingProps, 'page' | 'match' | 'explanation'> {
  readonly shown: number;
  readonly open: () => void;
}

/** The board as it was at the moment that is pointed at; the last one wins when many are passed over. */
function BoardThen({ page, match, explanation, shown, open }: BoardThenProps) {
  const { t, say } = useWords();
  const theme = useTheme();
  const moment = useDeferredValue(shown);
  const { match: played } = explanation;
  const drawing = useMemo(() => {
    // The board alone: what stands beside it on a sheet would be too small to read here.
    return page.picture(played.viewAt(moment, 'public'), theme, [], match.snapshot().liveries);
  }, [page, match, played, moment, theme]);
  const picture = usePicture(drawing);
  const events = played.events('public', moment - 1)[0]?.events ?? [];
  return (
    <figure className="explained-board">
      <img src={picture} alt={t('The board after action {n}', { n: numberText(moment) })} />
      <figcaption>{events.map((event) => say(page.game.describe(event))).join(' ')}</figcaption>
      <Button icon="history" onClick={open}>
        {t('Show it in the replay')}
      </Button>
    </figure>
  );
}
