import { gameName } from '@roundhouse/games/registry';
import { ROUTES, type Table } from '@roundhouse/wire';
import type { AnyGamePage } from '@roundhouse/table-kit';
import { Button, Problem, useTheme, useWords } from '@roundhouse/ui';
import { useMemo } from 'react';
import { GameGate } from '../pages/game-gate.tsx';
import { BoardPicture } from '../pages/game-cards.tsx';
import { usePicture } from '../pages/share-picture.ts';
import { PageFrame } from '../pages/page-frame.tsx';
import { navigate } from '../router.tsx';
import { ChairRow } from './chair-row.tsx';
import { useCloseTable } from './close-table.tsx';
import { ComeIn } from './come-in.tsx';
import { useMe, useVisit } from './context.tsx';
import { Invitation } from './invitation.tsx';
import type { LiveTable } from './live-table.ts';
import { Seal } from './seal.tsx';
import { chairsOf, freeSeats, takenLiveries, whyNotStart } from './seating.ts';
import { TableTerms } from './table-terms.tsx';
import { type Doing, useDoing } from './use-doing.ts';
import './online.css';

export interface RoomProps {
  readonly table: Table;
  readonly live: LiveTable;
}

/** A table before its match: who sits where, who may still come, and the way to begin. */
export function Room({ table, live }: RoomProps) {
  const { t } = useWords();
  return (
    <PageFrame page="room" title={t('A table of {game}', { game: gameName(table.game) })}>
      <GameGate game={table.game}>{(page) => <Furnished table={table} live={live} page={page} />}</GameGate>
    </PageFrame>
  );
}

interface FurnishedProps extends RoomProps {
  readonly page: AnyGamePage;
}

function Furnished({ table, live, page }: FurnishedProps) {
  const { t } = useWords();
  const theme = useTheme();
  const me = useMe();
  const { server } = useVisit();
  const doing = useDoing();
  const drawn = useMemo(
    () => page.place(page.game, page.game.options.parse(table.options), theme),
    [page, table.options, theme],
  );
  const place = usePicture(drawn);
  const name = gameName(table.game);
  const gaps = { table: table.id };
  const change = (work: () => Promise<Table>): void => doing.act(async () => live.take(await work()));
  return (
    <div className="room">
      <div className="room-head">
        <BoardPicture game={table.game} theme={theme} alt="" src={place} />
        <div>
          <h1>
            {table.title === '' ? t('{host}’s table of {game}', { host: table.host.name, game: name }) : table.title}
          </h1>
          <TableTerms table={table} page={page} />
        </div>
      </div>
      <section className="room-seats" aria-labelledby="room-seats">
        <h2 id="room-seats">{t('Who plays')}</h2>
        <ol className="chairs">
          {chairsOf(table).map((chair) => (
            <ChairRow
              key={chair.seat}
              chair={chair}
              mine={table.mine}
              mayCome={me !== null}
              sits={table.seat !== null}
              busy={doing.busy}
              taken={takenLiveries(table)}
              onLivery={(body) => change(async () => server.ask(ROUTES.chooseLivery, { gaps, body }))}
              onSeat={(bot) =>
                change(async () =>
                  server.ask(ROUTES.seatBot, { gaps: { ...gaps, seat: String(chair.seat) }, body: { bot } }),
                )
              }
              onSit={() =>
                change(async () => {
                  const body = { seat: chair.seat };
                  return table.seat === null
                    ? server.ask(ROUTES.join, { gaps, body })
                    : server.ask(ROUTES.changeSeat, { gaps, body });
                })
              }
            />
          ))}
        </ol>
        {table.seat === null && freeSeats(table) > 0 ? (
          <ComeIn
            label={t('Sit down')}
            onward={async () => live.take(await server.ask(ROUTES.join, { gaps, body: {} }))}
          />
        ) : null}
        <RoomActions table={table} page={page} live={live} doing={doing} />
        <Problem why={doing.problem} />
        <Seal table={table} />
      </section>
      {table.invite === null || freeSeats(table) === 0 ? null : (
        <Invitation table={table} invite={table.invite} game={name} />
      )}
    </div>
  );
}

interface RoomActionsProps extends FurnishedProps {
  readonly doing: Doing;
}

/** To begin, to get up, to close. */
function RoomActions({ table, page, live, doing: { act, busy } }: RoomActionsProps) {
  const { t, say } = useWords();
  const { server } = useVisit();
  const closing = useCloseTable(table);
  const gaps = { table: table.id };
  const why = whyNotStart(table, page.game.seatsFor(page.game.options.parse(table.options)));
  const getUp = async (): Promise<void> => {
    await server.ask(ROUTES.leave, { gaps });
    navigate('/');
  };
  return (
    <>
      <p className="room-state" role="status">
        {why === null ? (
          <>
            {table.mine ? t('You can begin.') : t('{host} can begin.', { host: table.host.name })}{' '}
            {freeSeats(table) === 0 ? null : t('Seats that are free are left out then.')}
          </>
        ) : (
          say(why)
        )}
      </p>
      <div className="room-actions">
        {table.mine ? (
          <Button
            kind="primary"
            size="large"
            icon="play"
            disabled={busy || why !== null}
            onClick={() => act(async () => live.take(await server.ask(ROUTES.start, { gaps })))}
          >
            {t('Start the game')}
          </Button>
        ) : null}
        {table.seat === null ? null : (
          <Button disabled={busy} onClick={() => act(getUp)}>
            {t('Get up')}
          </Button>
        )}
        {table.mine ? (
          <Button kind="quiet" disabled={busy} onClick={closing.ask}>
            {t('Close the table')}
          </Button>
        ) : null}
      </div>
      {closing.element}
    </>
  );
}
