import { gameName } from '@roundhouse/games/registry';
import { itemAt } from '@roundhouse/kernel';
import type { AnyGamePage, SetupCode } from '@roundhouse/table-kit';
import { Button, ErrorState, readStored, useWords, writeStored } from '@roundhouse/ui';
import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { newTableOf, USUAL_TERMS } from '../online/new-table.ts';
import { BotsAmong, TermsForm, useOpenTable, useWherePlayed, WherePlayed } from '../online/terms-form.tsx';
import { Link } from '../router.tsx';
import { GameGate } from './game-gate.tsx';
import {
  defaultChoice,
  formOf,
  isToldAbove,
  liveriesOf,
  type NewChoice,
  type NewForm,
  newMatchOf,
  readChoice,
  withCode,
  withLivery,
  withLots,
  withMoved,
  withPlayer,
  withSeat,
  withSeats,
  withSeed,
  withSetup,
} from './new-choice.ts';
import { PageFrame } from './page-frame.tsx';
import { guestName } from './quick-match.ts';
import { SeatRow } from './seat-row.tsx';
import { PlacePicker, VariantPicker } from './setup-picker.tsx';
import { Switch } from './switch.tsx';
import { useStart } from './use-start.ts';
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
  const { online, offered, choose } = useWherePlayed();
  const [terms, setTerms] = useState(USUAL_TERMS);
  const openTable = useOpenTable();
  const [setups] = useState(() => page.setups(page.game));
  const kept = `roundhouse.new.${page.game.id}`;
  const [choice, setChoice] = useState(
    () => readChoice(readStored(kept), setups) ?? defaultChoice(setups, t('Conductor')),
  );
  const { start, starting, failed } = useStart();
  const form = formOf(page.game, setups, choice);
  const lack = online ? openTable.lackOf(terms) : null;
  const { setup } = form;
  const picking = { setups, chosen: setup, onChoose: (one: typeof setup) => setChoice(withSetup(choice, one)) };

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    writeStored(kept, JSON.stringify(choice));
    const match = newMatchOf(page.game.id, choice, setups);
    if (online) openTable.open(newTableOf(match, terms, new Date().getTimezoneOffset()), terms.name);
    else start(match);
  };
  return (
    <form className="new-game" onSubmit={submit}>
      {offered ? <WherePlayed online={online} onChoose={choose} /> : null}
      <PlacePicker page={page} {...picking} />
      <div className="new-side">
        <VariantPicker {...picking} />
        {online ? (
          <>
            <fieldset className="new-seats">
              <legend>{t('Who')}</legend>
              <PlayerCount choice={choice} form={form} onChange={setChoice} />
              <BotsAmong seats={choice.seats.length} terms={terms} onChange={setTerms} />
            </fieldset>
            <TermsForm terms={terms} onChange={setTerms} />
          </>
        ) : (
          <Players choice={choice} form={form} onChange={setChoice} />
        )}
        {setup.code === undefined ? null : (
          <CodeField
            code={setup.code}
            written={choice.code}
            problem={form.wrongCode}
            onWrite={(code) => setChoice(withCode(page.game, setup, choice, code))}
          />
        )}
        {online ? null : <SeedField seed={choice.seed} onWrite={(seed) => setChoice(withSeed(choice, seed))} />}
        {online ? (
          <Button kind="primary" size="large" icon="play" type="submit" disabled={!openTable.isReady(form, terms)}>
            {openTable.busy ? t('Laying the table…') : t('Open the table')}
          </Button>
        ) : (
          <Button kind="primary" size="large" icon="play" type="submit" disabled={starting || !form.ready}>
            {starting ? t('Laying the table…') : t('Start the game')}
          </Button>
        )}
        {lack === null ? null : <p className="new-lack">{lack}</p>}
        <Failed why={online ? openTable.problem : failed} />
        <p className="new-links">
          <Link to={`/rules/${page.game.id}`}>{t('Read the rules first')}</Link>
        </p>
      </div>
    </form>
  );
}

function Failed({ why }: { readonly why: string | null }) {
  const { t } = useWords();
  return why === null ? null : (
    <ErrorState title={t('The game could not be started')}>
      <p>{why}</p>
    </ErrorState>
  );
}

interface PlayersProps {
  readonly choice: NewChoice;
  readonly form: NewForm;
  readonly onChange: (choice: NewChoice) => void;
}

/** How many play, and who. */
function Players({ choice, form, onChange }: PlayersProps) {
  const { t } = useWords();
  const { wrongSeats } = form;
  const liveries = liveriesOf(choice);
  const list = useRef<HTMLOListElement>(null);
  const move = (from: number, by: -1 | 1): void => {
    const to = from + by;
    onChange(withMoved(choice, from, to));
    // The hand goes along with whoever was moved; at an end of the list only the way back is left.
    const isAtEnd = to === 0 || to === choice.seats.length - 1;
    const wanted = (by === -1) === isAtEnd ? '.seat-down' : '.seat-up';
    const row = list.current?.children[to];
    requestAnimationFrame(() => row?.querySelector<HTMLElement>(wanted)?.focus());
  };
  return (
    <fieldset className="new-seats">
      <legend>{t('Who')}</legend>
      <PlayerCount choice={choice} form={form} onChange={onChange} />
      <ol className="seat-rows" ref={list}>
        {choice.seats.map((seat, index) => (
          <SeatRow
            key={index}
            seat={index}
            choice={seat}
            problem={wrongSeats.find((problem) => problem.seat === index)?.what ?? null}
            isToldAbove={isToldAbove(choice.seats, index)}
            onName={(name) => onChange(withSeat(choice, index, { name }))}
            onPlayer={(bot) => onChange(withPlayer(choice, index, bot, guestName(t, index)))}
            dress={{
              livery: itemAt(liveries, index),
              onPick: (livery) => onChange(withLivery(choice, index, livery)),
            }}
            moves={{
              up: index === 0 ? null : () => move(index, -1),
              down: index === choice.seats.length - 1 ? null : () => move(index, 1),
            }}
          />
        ))}
      </ol>
      <p className="seat-lots">
        {t('The players sit at the table in this order.')}{' '}
        <Button size="small" icon="rotate" onClick={() => onChange(withLots(choice, Math.random))}>
          {t('Draw lots for the seats')}
        </Button>
      </p>
    </fieldset>
  );
}

function PlayerCount({ choice, form: { counts }, onChange }: PlayersProps) {
  const { t } = useWords();
  return (
    <Switch
      name="count"
      label={t('Number of players')}
      options={counts.map((count) => ({ value: count, words: String(count) }))}
      chosen={choice.seats.length}
      onChoose={(count) => onChange(withSeats(choice, count))}
    />
  );
}

/** What a person may write in to have a set-up their way, and what is wrong with it. */
function CodeField({
  code,
  written,
  problem,
  onWrite,
}: {
  readonly code: SetupCode<unknown>;
  readonly written: string;
  readonly problem: string | null;
  readonly onWrite: (written: string) => void;
}) {
  const { t, say } = useWords();
  const help = useId();
  return (
    <details className="new-seed">
      <summary>{say(code.name)}</summary>
      <label>
        {t('Code')}
        <input
          type="text"
          value={written}
          placeholder={t('random')}
          aria-invalid={problem !== null}
          aria-describedby={help}
          onChange={(event) => onWrite(event.target.value)}
        />
      </label>
      <p id={help} role={problem === null ? undefined : 'alert'}>
        {problem ?? say(code.help)}
      </p>
    </details>
  );
}

function SeedField({ seed, onWrite }: { readonly seed: string; readonly onWrite: (seed: string) => void }) {
  const { t } = useWords();
  return (
    <details className="new-seed">
      <summary>{t('Choose a seed')}</summary>
      <label>
        {t('Seed')}
        <input type="text" value={seed} placeholder={t('random')} onChange={(event) => onWrite(event.target.value)} />
      </label>
      <p>{t('The seed decides every draw and throw. A game with the same seed has the same luck.')}</p>
    </details>
  );
}
