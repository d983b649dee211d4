import type { Seat } from '@roundhouse/kernel';
import { ROUTES, type Table } from '@roundhouse/wire';
import { Button, useWords } from '@roundhouse/ui';
import { useEffect, useState } from 'react';
import type { Snapshot } from '../match/table-match.ts';
import { useVisit } from './context.tsx';
import { useDoing } from './use-doing.ts';

type Question = NonNullable<Table['question']>;
type Stood = Pick<Snapshot, 'seq' | 'undos'>;

/** How a question of mine ended. */
export type Ending = 'agreed' | 'declined' | 'moved-on';

/** Null while it is asked, and where it was another's. */
export function endingOf(
  before: { readonly question: Question | null; readonly stood: Stood },
  now: { readonly question: Question | null; readonly stood: Stood },
  mine: Seat | null,
): Ending | null {
  if (before.question === null || before.question.seat !== mine || now.question !== null) return null;
  if (now.stood.undos > before.stood.undos) return 'agreed';
  return now.stood.seq === before.stood.seq ? 'declined' : 'moved-on';
}

const TOLD_MS = 6000;

export interface ConsentProps {
  readonly table: Table;
  readonly snapshot: Snapshot;
}

/** Somebody asks to take back more than the rules allow: what everybody is asked, and what became of it. */
export function Consent({ table, snapshot }: ConsentProps) {
  const { question, seat } = table;
  const ending = useEnding(table, snapshot);
  if (question === null) return ending === null ? null : <Ended ending={ending} />;
  return question.seat === seat ? (
    <Asking table={table} question={question} snapshot={snapshot} />
  ) : (
    <Asked table={table} question={question} />
  );
}

/** The question and the match come by different news; what became of it is clear when both are here. */
function useEnding({ question, seat }: Table, { seq, undos }: Snapshot): Ending | null {
  const [asked, setAsked] = useState<{ question: Question; stood: Stood } | null>(null);
  const [ending, setEnding] = useState<Ending | null>(null);
  useEffect(() => {
    if (question !== null && question.seat === seat) {
      setAsked((before) => before ?? { question, stood: { seq, undos } });
      setEnding(null);
      return undefined;
    }
    if (asked === null) return undefined;
    const settle = setTimeout(() => {
      setEnding(endingOf(asked, { question, stood: { seq, undos } }, seat));
      setAsked(null);
    }, 300);
    return () => clearTimeout(settle);
  }, [question, seat, seq, undos, asked]);
  useEffect(() => {
    if (ending === null) return undefined;
    const timer = setTimeout(() => setEnding(null), TOLD_MS);
    return () => clearTimeout(timer);
  }, [ending]);
  return ending;
}

function Ended({ ending }: { readonly ending: Ending }) {
  const { t } = useWords();
  const words = {
    agreed: t('Everybody agreed: it is taken back.'),
    declined: t('It stays as it was played: not everybody agreed.'),
    'moved-on': t('The game went on, so nobody is asked any more.'),
  }[ending];
  return (
    <p className="table-note" role="status">
      {words}
    </p>
  );
}

interface AskingProps extends ConsentProps {
  readonly question: Question;
}

function Asking({ table, question, snapshot }: AskingProps) {
  const { t } = useWords();
  const { server } = useVisit();
  const { act, busy, problem } = useDoing();
  const people = snapshot.players.filter(({ bot, vacant }) => bot === null && !vacant).length - 1;
  const withdraw = async (): Promise<void> => {
    await server.ask(ROUTES.answerTakeBack, { gaps: { table: table.id }, body: { agree: false } });
  };
  return (
    <div className="slip" role="status">
      <span>
        {t('You ask the others to take something back: {n} of {m} agreed.', { n: question.agreed.length, m: people })}
      </span>
      <Button size="small" disabled={busy} onClick={() => act(withdraw)}>
        {t('Withdraw')}
      </Button>
      {problem === null ? null : <span role="alert">{problem}</span>}
    </div>
  );
}

function Asked({ table, question }: Pick<AskingProps, 'table' | 'question'>) {
  const { t } = useWords();
  const { server } = useVisit();
  const { act, busy, problem } = useDoing();
  const who = { seat: question.seat };
  const answer = (agree: boolean) => async (): Promise<void> => {
    await server.ask(ROUTES.answerTakeBack, { gaps: { table: table.id }, body: { agree } });
  };
  const mayAnswer = table.seat !== null && !question.agreed.includes(table.seat);
  return (
    <div className="slip" role="status">
      <span>
        {t('{who, select, many {{who} ask} other {{who} asks}} to take back more than the rules allow.', { who })}
      </span>
      {mayAnswer ? (
        <>
          <Button size="small" disabled={busy} onClick={() => act(answer(true))}>
            {t('Agree')}
          </Button>
          <Button size="small" disabled={busy} onClick={() => act(answer(false))}>
            {t('No')}
          </Button>
        </>
      ) : null}
      {problem === null ? null : <span role="alert">{problem}</span>}
    </div>
  );
}
