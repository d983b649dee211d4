import type { Sitter } from '@roundhouse/kernel';
import { Button, Dialog, useWords } from '@roundhouse/ui';
import { useState } from 'react';
import type { Player, TableMatch } from '../match/table-match.ts';
import { isToldAbove, problemsOf, type SeatChoice } from '../pages/new-choice.ts';
import { SeatRow } from '../pages/seat-row.tsx';
import { reasonOf } from '../pages/use-start.ts';
import '../pages/new-game.css';

export interface SeatsDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly match: TableMatch;
  readonly players: readonly Player[];
}

/** Who plays each seat from now on. Whoever resigns hands the seat to a bot. */
export function SeatsDialog({ open, onOpenChange, match, players }: SeatsDialogProps) {
  const { t, say } = useWords();
  const [wanted, setWanted] = useState<readonly SeatChoice[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [handing, setHanding] = useState(false);
  const seats = wanted ?? players.map(({ name, bot }) => ({ name, bot }));
  const problems = problemsOf(seats);
  const changes = handovers(players, seats);
  const show = (shown: boolean): void => {
    setWanted(null);
    setProblem(null);
    onOpenChange(shown);
  };
  const change = (seat: number, part: Partial<SeatChoice>): void =>
    setWanted(seats.map((one, index) => (index === seat ? { ...one, ...part } : one)));

  const handOver = async (): Promise<void> => {
    for (const { seat, sits } of changes) {
      const outcome = await match.seat(seat, sits);
      if (!outcome.ok) {
        setProblem(say(outcome.violation.why));
        return;
      }
    }
    show(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={show}
      title={t('Who plays')}
      foot={
        <>
          <Button onClick={() => show(false)}>{t('Cancel')}</Button>
          <Button
            kind="primary"
            disabled={handing || problems.length > 0 || changes.length === 0}
            onClick={() => {
              setHanding(true);
              handOver()
                .catch((error: unknown) => setProblem(reasonOf(error)))
                .finally(() => setHanding(false));
            }}
          >
            {t('Hand over')}
          </Button>
        </>
      }
    >
      <p>{t('A seat can change hands at any time. To resign, hand yours to a bot: the others play on.')}</p>
      <ol className="seat-rows">
        {seats.map((choice, seat) => (
          <SeatRow
            key={seat}
            seat={seat}
            choice={choice}
            problem={problems.find((one) => one.seat === seat)?.what ?? null}
            isToldAbove={isToldAbove(seats, seat)}
            onName={(name) => change(seat, { name })}
            onPlayer={(bot) => change(seat, { bot })}
          />
        ))}
      </ol>
      {problem === null ? null : <p role="alert">{problem}</p>}
    </Dialog>
  );
}

/**
 * The seats that somebody else is to play from now on, or under another name. People sit down before others get up: a
 * table of bots alone would play on in between.
 */
export function handovers(
  players: readonly Player[],
  seats: readonly SeatChoice[],
): readonly { readonly seat: number; readonly sits: Sitter }[] {
  const changed = players.flatMap((player) => {
    const wanted = seats[player.seat];
    if (wanted === undefined) return [];
    const same = wanted.name === player.name && wanted.bot === player.bot && !player.vacant;
    return same ? [] : [{ seat: player.seat, sits: { name: wanted.name.trim(), bot: wanted.bot } }];
  });
  return changed.toSorted((a, b) => Number(a.sits.bot !== null) - Number(b.sits.bot !== null));
}
