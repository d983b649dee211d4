import { knownGame } from '@roundhouse/games/registry';
import { useTheme, useWords } from '@roundhouse/ui';
import { useEffect, useMemo, useState } from 'react';
import { gamePage } from '../game-page.ts';
import { useMaker } from '../match/maker-context.tsx';
import type { MatchSummary } from '../match/table-match.ts';
import { headlineOf, pointsText } from './headline.ts';
import { faceOf, type MatchFace } from './match-face.ts';
import { usePicture } from './share-picture.ts';

/** What a ticket shows of its match when that was looked up: its board, where it is played, and how it stands. */
export function TicketFace({ match }: { readonly match: MatchSummary }) {
  const face = useFace(match);
  return face === null ? null : <FaceWords face={face} players={match.players} />;
}

export interface FaceWordsProps {
  readonly face: MatchFace;
  /** By seat. */
  readonly players: readonly { readonly name: string }[];
}

export function FaceWords({ face, players }: FaceWordsProps) {
  const { say } = useWords();
  const theme = useTheme();
  const picture = usePicture(useMemo(() => face.picture(theme), [face, theme]));
  const { place, way } = face;
  const where = [place, way].flatMap((one) => (one === null ? [] : say(one)));
  return (
    <>
      <img className="match-ticket-picture" src={picture} alt="" decoding="async" />
      <span className="match-ticket-where">{where.join(' · ')}</span>
      <span className="match-ticket-facts">
        <HowItStands face={face} players={players} />
      </span>
    </>
  );
}

function HowItStands({ face: { turn, period, leaders, result }, players }: FaceWordsProps) {
  const { t, say } = useWords();
  if (result !== null) {
    return (
      <>
        {say(headlineOf(result, players))} · {pointsText(result)}
      </>
    );
  }
  const names = leaders.flatMap((seat) => players[seat]?.name ?? []);
  return (
    <>
      {turn === 0 ? t('Set-up') : t('{period, select, round {Round} other {Turn}} {n}', { period, n: turn })} ·{' '}
      {names.length === players.length ? t('nobody leads yet') : t('ahead: {names}', { names: names.join(', ') })}
    </>
  );
}

function useFace(match: MatchSummary): MatchFace | null {
  const maker = useMaker();
  const [face, setFace] = useState<MatchFace | null>(null);
  const { id, game, changed } = match;
  const seats = match.players.length;
  useEffect(() => {
    let current = true;
    const look = async (): Promise<void> => {
      const [page, glance] = await Promise.all([gamePage(knownGame(game)), maker.glance(id)]);
      if (current) setFace(faceOf(page, glance, seats));
    };
    // A ticket without a picture still leads to its table, which says what is wrong.
    look().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [maker, id, game, seats, changed]);
  return face;
}
