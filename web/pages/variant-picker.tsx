import type { Setup } from '@roundhouse/table-kit';
import { useWords } from '@roundhouse/ui';

/** The ways to play at one place; nothing where there is only one. */
export function VariantPicker({
  ways,
  chosen,
  onChoose,
}: {
  readonly ways: readonly Setup<unknown>[];
  readonly chosen: string;
  readonly onChoose: (setup: Setup<unknown>) => void;
}) {
  const { t, say } = useWords();
  if (ways.length < 2) return null;
  return (
    <fieldset className="new-variants">
      <legend>{t('Which game')}</legend>
      {ways.map((way) =>
        way.variant === undefined ? null : (
          <label key={way.id} className="variant">
            <input type="radio" name="variant" checked={way.id === chosen} onChange={() => onChoose(way)} />
            <span>
              <strong>{say(way.variant.name)}</strong>
              <small>{say(way.variant.blurb)}</small>
            </span>
          </label>
        ),
      )}
    </fieldset>
  );
}
