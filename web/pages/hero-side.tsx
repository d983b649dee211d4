import { FIRST_GAME } from '@roundhouse/games/registry';
import { Button, Spinner, useIsPhone, useTheme, useWords } from '@roundhouse/ui';
import { useId, useState } from 'react';
import { type HomeItem, idOf } from '../online/home-tables.ts';
import { HomeTicket } from '../online/home-ticket.tsx';
import { BoardPicture } from './game-cards.tsx';

/** Beside so many tickets there is still room for the board. */
const ROOM_FOR_PICTURE = 2;
/** What else there is to do here must not be pushed out of sight by many games. */
const GAMES_SHOWN = { desk: 3, phone: 2 };

export interface HeroSideProps {
  /** Null while they are being looked up. */
  readonly goOn: readonly HomeItem[] | null;
  readonly now: number;
  readonly onRemove: (id: string) => void;
}

/** The games to go on with, my turn first; for a newcomer, what it looks like. */
export function HeroSide({ goOn, now, onRemove }: HeroSideProps) {
  const { t } = useWords();
  const theme = useTheme();
  const phone = useIsPhone();
  const tickets = useId();
  const [wantsAll, setWantsAll] = useState(false);
  if (goOn === null) {
    return (
      <div className="hero-side hero-waiting">
        <Spinner label={t('Looking for your games…')} />
      </div>
    );
  }
  const picture = (
    <BoardPicture game={FIRST_GAME.id} theme={theme} alt={t('A game of {game}', { game: FIRST_GAME.name })} />
  );
  if (goOn.length === 0) return <div className="hero-side">{picture}</div>;
  const most = phone ? GAMES_SHOWN.phone : GAMES_SHOWN.desk;
  return (
    <section className="hero-side hero-games" aria-labelledby="home-continue">
      <h2 id="home-continue">{t('Continue')}</h2>
      <ul className="tickets" id={tickets}>
        {(wantsAll ? goOn : goOn.slice(0, most)).map((item) => (
          <li key={idOf(item)}>
            <HomeTicket item={item} now={now} onRemove={onRemove} />
          </li>
        ))}
      </ul>
      {goOn.length <= most ? null : (
        <Button aria-expanded={wantsAll} aria-controls={tickets} onClick={() => setWantsAll(!wantsAll)}>
          {wantsAll ? t('Fewer games') : t('All {n} games', { n: goOn.length })}
        </Button>
      )}
      {goOn.length <= ROOM_FOR_PICTURE ? picture : null}
    </section>
  );
}
