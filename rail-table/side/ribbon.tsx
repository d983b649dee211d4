import { Phases, type RibbonPhase } from '@roundhouse/table-kit';
import { useWords } from '@roundhouse/ui';

/** The turn, its phases, and where we are. */
export function TurnRibbon({
  turn,
  turns,
  phases,
}: {
  readonly turn: number;
  readonly turns: number;
  readonly phases: readonly RibbonPhase[];
}) {
  const { t } = useWords();
  return (
    <div className="phase-ribbon rail-ribbon">
      <span className="rail-turn">{t('Turn {turn} of {turns}', { turn, turns })}</span>
      <Phases name="rail" phases={phases} />
    </div>
  );
}
