import type { AnyGamePage } from '@roundhouse/table-kit';
import { Button, useWords } from '@roundhouse/ui';
import { gameName } from '@roundhouse/games/registry';
import { navigate, usePlace } from '../router.tsx';
import { RulesView, type RulesViewProps } from '../rules/rules-view.tsx';
import { useRulebook } from '../rules/use-rulebook.ts';
import { GameGate } from './game-gate.tsx';
import { PageFrame } from './page-frame.tsx';

/** The rules of a game; `#build-track.price` leads to a rule. */
export function RulesPage({ game }: { readonly game: string }) {
  const { t } = useWords();
  const { hash } = usePlace();
  const title = t('The rules of {game}', { game: gameName(game) });
  return (
    <PageFrame page="rules" title={title}>
      <Button kind="quiet" size="small" icon="back" className="page-back" onClick={goBack}>
        {t('Back')}
      </Button>
      <h1>{title}</h1>
      <GameGate game={game}>
        {(page) => (
          <RulesIn
            page={page}
            rule={hash === '' ? null : hash}
            onRule={(rule) => navigate(`/rules/${game}#${rule}`, { replace: true })}
          />
        )}
      </GameGate>
    </PageFrame>
  );
}

function RulesIn({ page, ...rest }: { readonly page: AnyGamePage } & Omit<RulesViewProps, 'book' | 'figures'>) {
  return <RulesView book={useRulebook(page)} figures={page.figures} {...rest} />;
}

/** To where one came from; to home for somebody who came from outside. */
function goBack(): void {
  if (window.history.length > 1) window.history.back();
  else navigate('/');
}
