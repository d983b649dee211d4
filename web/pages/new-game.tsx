import type { AnyGamePage } from '@roundhouse/table-kit';
import { Button, ErrorState, readStored, useWords, writeStored } from '@roundhouse/ui';
import { type SyntheticEvent, useState } from 'react';
import { gameName } from '@roundhouse/games/registry';
import { Link } from '../router.tsx';
import { CodeField } from './code-field.tsx';
import { GameGate } from './game-gate.tsx';
import {
  defaultChoice,
  newMatchOf,
  problemsOf,
  readChoice,
  readCode,
  trimmedSeed,
  within,
  withPlayer,
  withSeat,
  withSeats,
  withSetup,
} from './new-choice.ts';
import { PageFrame } from './page-frame.tsx';
import { SeatRow } from './seat-row.tsx';
import { SetupCard } from './setup-card.tsx';
import { onePerPlace, waysToPlay } from './setup-places.ts';
import { useStart } from './use-start.ts';
import { VariantPicker } from './variant-picker.tsx';
import './new-game.css';

export function NewGamePage({ game }: { readonly game: string }) {
  const { t } = useWords();
  return (
    <PageFrame page="new" title={t('New game')}>
      <h1>{t('A new game of {game}', { game: gameName(game) })}</h1>
      <GameGate game={game}>{(page) => <NewGameForm page={page} />}</GameGate>
    </PageFrame>
  );
}

function NewGameForm({ page }: { readonly page: AnyGamePage }) {
  const { t } = useWords();
  const [setups] = useState(() => page.setups(page.game));
  const kept = `roundhouse.new.${page.game.id}`;
  const [choice, setChoice] = useState(
    () => readChoice(readStored(kept), setups) ?? defaultChoice(setups, t('Conductor')),
  );
  const { start, starting, failed } = useStart();
  const setup = setups.find(({ id }) => id === choice.setup) ?? setups[0];
  if (setup === undefined) return null;
  const { seats, problem: wrongCode } = readCode(page.game, setup, choice);
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, index) => seats.min + index);
  const problems = problemsOf(choice.seats);
  const write = (code: string): void => {
    const written = { ...choice, code: trimmedSeed(code) };
    setChoice(withSeats(written, within(readCode(page.game, setup, written), choice.seats.length)));
  };

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    writeStored(kept, JSON.stringify(choice));
    start(newMatchOf(page.game.id, choice, setups));
  };
  return (
    <form className="new-game" onSubmit={submit}>
      <fieldset className="new-maps">
        <legend>{t('Where')}</legend>
        <div className="setup-cards">
          {onePerPlace(setups, setup).map((one) => (
            <SetupCard
              key={one.id}
              page={page}
              setup={one}
              chosen={one.id === setup.id}
              onChoose={() => setChoice(withSetup(choice, one))}
            />
          ))}
        </div>
      </fieldset>

      <div className="new-side">
        <VariantPicker
          ways={waysToPlay(setups, setup)}
          chosen={setup.id}
          onChoose={(one) => setChoice(withSetup(choice, one))}
        />
        <fieldset className="new-seats">
          <legend>{t('Who')}</legend>
          <div className="new-count" role="radiogroup" aria-label={t('Number of players')}>
            {counts.map((count) => (
              <label key={count} className="switch-option">
                <input
                  type="radio"
                  name="count"
                  checked={choice.seats.length === count}
                  onChange={() => setChoice(withSeats(choice, count))}
                />
                <span>{count}</span>
              </label>
            ))}
          </div>
          <ol className="seat-rows">
            {choice.seats.map((seat, index) => (
              <SeatRow
                key={index}
                seat={index}
                choice={seat}
                problem={problems.find((problem) => problem.seat === index)?.what ?? null}
                onName={(name) => setChoice(withSeat(choice, index, { name }))}
                onPlayer={(bot) => setChoice(withPlayer(choice, index, bot, t('Player {n}', { n: index + 1 })))}
              />
            ))}
          </ol>
        </fieldset>

        {setup.code === undefined ? null : (
          <CodeField code={setup.code} written={choice.code} problem={wrongCode} onWrite={write} />
        )}
        <details className="new-seed">
          <summary>{t('Same luck again')}</summary>
          <label>
            {t('Seed')}
            <input
              type="text"
              value={choice.seed}
              placeholder={t('by chance')}
              onChange={(event) => setChoice({ ...choice, seed: trimmedSeed(event.target.value) })}
            />
          </label>
          <p>{t('Two games with the same seed meet the same luck in every draw and throw.')}</p>
        </details>

        <Button
          kind="primary"
          size="large"
          icon="play"
          type="submit"
          disabled={starting || problems.length > 0 || wrongCode !== null}
        >
          {starting ? t('Laying the table…') : t('Start the game')}
        </Button>
        {failed === null ? null : (
          <ErrorState title={t('The game could not be started')}>
            <p>{failed}</p>
          </ErrorState>
        )}
        <p className="new-links">
          <Link to={`/rules/${page.game.id}`}>{t('Read the rules first')}</Link>
        </p>
      </div>
    </form>
  );
}
