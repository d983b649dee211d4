import { CubeIcon } from '@roundhouse/rail-table';
import { PlayerBadge, playOnce, useWords, type Words } from '@roundhouse/ui';
import { useEffect, useState } from 'react';
import type { Event } from '../../../rules/events.ts';
import { DieIcon } from '../pieces.tsx';

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

const ROLL_MS = 700;
const FACES_IN_A_ROLL = 11;

function all<T extends Event['type']>(events: readonly Event[], type: T): EventOf<T>[] {
  return events.filter((event): event is EventOf<T> => event.type === type);
}

/** Whether these events close a turn: then there is something to report. */
export function closesTurn(events: readonly Event[]): boolean {
  return events.some(({ type }) => type === 'expenses-paid' || type === 'growth-rolled');
}

/** Income, expenses, reduction, dice and new goods of a turn: what the computer did for everybody. */
export function TurnReport({ events }: { readonly events: readonly Event[] }) {
  const { t } = useWords();
  const paid = all(events, 'expenses-paid');
  return (
    <>
      {paid.length === 0 ? null : (
        <table className="rail-table">
          <thead>
            <tr>
              <th scope="col">{t('Player')}</th>
              <th scope="col">{t('Income')}</th>
              <th scope="col">{t('Expenses')}</th>
              <th scope="col">{t('Income lost')}</th>
            </tr>
          </thead>
          <tbody>
            {paid.map(({ seat, owed, incomeLost }) => {
              const income = all(events, 'income-collected').find((event) => event.seat === seat)?.income ?? 0;
              const reduced = all(events, 'income-reduced').find((event) => event.seat === seat)?.loss ?? 0;
              const out = all(events, 'eliminated').some((event) => event.seat === seat);
              return (
                <tr key={seat}>
                  <td>
                    <PlayerBadge seat={seat} size={18} />
                  </td>
                  <td>+${income}</td>
                  <td>−${owed}</td>
                  <td>{out ? t('out of the game') : incomeLost + reduced === 0 ? '—' : `−${incomeLost + reduced}`}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      <Growth events={events} faces={0} />
    </>
  );
}

/** The dice as they roll, and the goods that they bring. */
export function GrowthReport({ events, motion }: { readonly events: readonly Event[]; readonly motion: boolean }) {
  return <Growth events={events} faces={useRoll(events, motion)} />;
}

export function growthHeading(events: readonly Event[], t: Words['t']): string | null {
  return all(events, 'growth-rolled').length === 0 ? null : t('Goods growth');
}

/** `faces`: how many faces the dice still turn before they lie still; the goods come when they do. */
function Growth({ events, faces }: { readonly events: readonly Event[]; readonly faces: number }) {
  const { t } = useWords();
  const grown = all(events, 'goods-grown');
  return (
    <>
      <p className="aos-dice">
        {all(events, 'growth-rolled').flatMap(({ section, dice }) =>
          dice.map((number, index) => (
            <DieIcon
              key={`${section}-${index}`}
              section={section}
              number={((number - 1 + faces * (index + 1)) % 6) + 1}
            />
          )),
        )}
      </p>
      {grown.length === 0 ? (
        <p className="rail-note">{t('No goods came.')}</p>
      ) : (
        <ul className="aos-grown" style={{ visibility: faces > 0 ? 'hidden' : undefined }}>
          {grown.map(({ city, name, good }, index) => (
            <li key={`${city}-${index}`}>
              <CubeIcon good={good} size={18} /> {name}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function useRoll(events: readonly Event[], motion: boolean): number {
  const [faces, setFaces] = useState(motion ? FACES_IN_A_ROLL : 0);
  useEffect(() => {
    const roll = playOnce(motion ? ROLL_MS : 0, (done) => setFaces(Math.ceil((1 - done) * FACES_IN_A_ROLL)));
    return () => roll.finish();
  }, [events, motion]);
  return faces;
}
