import { Button, useWords } from '@roundhouse/ui';
import { gameName } from '@roundhouse/games/registry';
import { navigate, usePlace } from '../router.tsx';
import { rulesOf } from '../rules/rules-of.ts';
import { RulesView } from '../rules/rules-view.tsx';
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
          <RulesView
            source={rulesOf(page)}
            rule={hash === '' ? null : hash}
            onRule={(rule) => navigate(`/rules/${game}#${rule}`, { replace: true })}
          />
        )}
      </GameGate>
    </PageFrame>
  );
}

/** To where one came from; to home for somebody who came from outside. */
function goBack(): void {
  if (window.history.length > 1) window.history.back();
  else navigate('/');
}
