import { knownGame } from '@roundhouse/games/registry';
import { useTheme, useWords } from '@roundhouse/ui';
import { useEffect, useMemo, useState } from 'react';
import { gamePage } from '../game-page.ts';
import { useMaker } from '../match/maker-context.tsx';
import type { MatchSummary } from '../match/table-match.ts';
import { headlineOf, leadText } from './headline.ts';
import { faceOf, type MatchFace } from './match-face.ts';
import { usePicture } from './share-picture.ts';
import { FaceToCome, TicketPlayers, type TicketPlayersProps } from './ticket-players.tsx';

/** What a ticket shows of its match when that was looked up: its board, where it is played, how it stands, and who plays. */
export function TicketFace({ match }: { readonly match: MatchSummary }) {
  return <FaceWords face={useFace(match)} players={match.players} liveries={match.liveries} />;
}

export interface FaceWordsProps extends Omit<TicketPlayersProps, 'result'> {
  /** Null while it is being looked up. */
  readonly face: MatchFace | null;
}

export function FaceWords({ face, players, liveries }: FaceWordsProps) {
  if (face === null) return <FaceToCome players={players} liveries={liveries} />;
  return (
    <>
      <Glimpse face={face} players={players} />
      <TicketPlayers players={players} liveries={liveries} result={face.result} />
    </>
  );
}

interface GlimpseProps extends Pick<TicketPlayersProps, 'players'> {
  readonly face: MatchFace;
}

function Glimpse({ face, players }: GlimpseProps) {
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

function HowItStands({ face: { turn, period, leaders, result }, players }: GlimpseProps) {
  const { t, say } = useWords();
  if (result !== null) return say(headlineOf(result, players));
  return (
    <>
      {turn === 0 ? t('Set-up') : t('{period, select, round {Round} other {Turn}} {n}', { period, n: turn })} ·{' '}
      {say(leadText(leaders, players))}
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
