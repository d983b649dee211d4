import { FIRST_GAME } from '@roundhouse/games/registry';
import { useStanding, useTableLists } from '../online/context.tsx';
import { HomeView } from './home-view.tsx';
import { PageFrame } from './page-frame.tsx';
import { quickMatch } from './quick-match.ts';
import { useMatches } from './use-matches.ts';
import { useStart } from './use-start.ts';
import { useWords } from '@roundhouse/ui';
import { useState } from 'react';

export function HomePage() {
  const { t } = useWords();
  const { matches, keeping, remove, look } = useMatches();
  const tables = useTableLists();
  const { server } = useStanding();
  const { start, starting, failed } = useStart();
  const [now] = useState(() => Date.now());
  return (
    <PageFrame page="home">
      <HomeView
        matches={matches}
        keeping={keeping}
        tables={tables}
        server={server}
        now={now}
        starting={starting}
        failed={failed}
        onPlay={() => start(quickMatch(FIRST_GAME, t('Conductor')))}
        onRemove={remove}
        onBrought={() => void look()}
      />
    </PageFrame>
  );
}
