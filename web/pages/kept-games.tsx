import { gameName } from '@roundhouse/games/registry';
import { Button, numberText, useWords } from '@roundhouse/ui';
import { useEffect, useState } from 'react';
import { useMaker } from '../match/maker-context.tsx';
import type { OwnResult } from '../match/table-match.ts';
import { askForLasting, type Lasting, lasting } from './lasting.ts';
import { ownNumbers } from './own-numbers.ts';
import { downloadGames } from './record-file.ts';
import { reasonOf } from './use-start.ts';
import './kept-games.css';

/** What lies in this browser, counted, and the ways to keep it. */
export function KeptGames({ games }: { readonly games: number }) {
  const maker = useMaker();
  const [results, setResults] = useState<readonly OwnResult[]>([]);
  useEffect(() => {
    let current = true;
    maker.ownResults().then(
      (found) => current && setResults(found),
      // Home is whole without them.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [maker, games]);
  return (
    <>
      <NumbersTable results={results} />
      <SaveAll />
    </>
  );
}

export function NumbersTable({ results }: { readonly results: readonly OwnResult[] }) {
  const { t } = useWords();
  const numbers = ownNumbers(results);
  if (numbers.length === 0) return null;
  return (
    <table className="own-numbers">
      <caption>{t('The games that you played to their end against others and that are kept here.')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Game')}</th>
          <th scope="col">{t('Played')}</th>
          <th scope="col">{t('Won')}</th>
          <th scope="col">{t('Best score')}</th>
        </tr>
      </thead>
      <tbody>
        {numbers.map(({ game, played, won, best }) => (
          <tr key={game}>
            <th scope="row">{gameName(game)}</th>
            <td>{numberText(played)}</td>
            <td>{numberText(won)}</td>
            <td>{best === null ? '–' : numberText(best)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SaveAll() {
  const { t } = useWords();
  const maker = useMaker();
  const [state, setState] = useState<Lasting>('unasked');
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    void lasting().then((found) => current && setState(found));
    return () => {
      current = false;
    };
  }, []);
  const save = async (): Promise<void> => {
    setProblem(null);
    try {
      downloadGames(await maker.save(null));
    } catch (error) {
      setProblem(reasonOf(error));
    }
  };
  return (
    <div className="save-all">
      {state === 'refused' ? (
        <p className="save-all-note">
          {t(
            'This browser has not promised to keep your games: it may clear them when room is short, or when you stay away for some time.',
          )}{' '}
          <Button size="small" onClick={() => void askForLasting().then(setState)}>
            {t('Ask the browser again')}
          </Button>
        </p>
      ) : null}
      {state === 'promised' ? (
        <p className="save-all-note">{t('This browser has promised to keep your games.')}</p>
      ) : null}
      <Button icon="download" onClick={() => void save()}>
        {t('Save all my games to a file')}
      </Button>
      <p className="save-all-what">
        {t('Open the file here or in another browser to have them all back, unfinished games too.')}
      </p>
      {problem === null ? null : <p role="alert">{problem}</p>}
    </div>
  );
}
