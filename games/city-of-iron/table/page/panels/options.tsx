import { classNames, useWords } from '@roundhouse/ui';
import type { Action } from '../../../rules/actions.ts';
import { priceText } from '../../../rules/card-words.ts';
import { attackText, cardActionText } from '../labels.ts';
import { optionMark, optionText, priceNow } from '../option-words.ts';
import { mark, optionsWith } from '../things.ts';
import { whyNot } from '../why-not.ts';
import { Changes } from './changes.tsx';
import type { PanelProps } from './panel-props.ts';

/** What can be done with the thing that was pointed at, and what the chosen one of them would bring. */
export function Options(props: PanelProps) {
  const { table, pointing } = props;
  const { t } = useWords();
  const { at } = pointing;
  const options = optionsWith(table.legal, at.thing);
  if (options.length === 0) return null;
  return (
    <div className="iron-options">
      {options.length === 1 ? null : (
        <ul className="iron-option-list" aria-label={t('What to do with it')}>
          {options.map((option) => (
            <li key={optionMark(option)}>
              <OptionButton {...props} option={option} />
            </li>
          ))}
        </ul>
      )}
      <WhyNotBuilt {...props} options={options} />
      {at.action === null ? null : <Chosen {...props} action={at.action} />}
    </div>
  );
}

/** A building that can only be stored: what stands in the way of building it. */
function WhyNotBuilt({ table, seat, options }: PanelProps & { readonly options: readonly Action[] }) {
  const { say } = useWords();
  const stored = options.find((option) => option.type === 'store');
  if (stored?.type !== 'store' || options.some(({ type }) => type === 'build')) return null;
  const refusal = whyNot(table.position, seat, mark.building(stored.building));
  return refusal === null ? null : <p className="iron-note">{say(refusal.why)}</p>;
}

function OptionButton({ table, pointing, option }: PanelProps & { readonly option: Action }) {
  const { say } = useWords();
  const chosen = pointing.at.action === option;
  return (
    <button
      type="button"
      className={classNames('iron-option', chosen && 'iron-chosen')}
      aria-pressed={chosen}
      data-choice={chosen ? undefined : optionMark(option)}
      onClick={() => pointing.change({ action: option })}
    >
      {say(optionText(table.position, option))}
    </button>
  );
}

/** The price and the consequence of what would be done. */
function Chosen(props: PanelProps & { readonly action: Action }) {
  const { table, set, seat, action } = props;
  const words = useWords();
  const { t, say } = words;
  return (
    <div className="iron-consequence">
      <p>
        <strong>{say(optionText(table.position, action))}</strong>
        {action.type === 'build'
          ? ` ${t('for {price}', { price: priceText(priceNow(table.position, seat, action.building)) })}`
          : null}
        {action.type === 'attack' ? `: ${attackText(table.position, set, action.town, words)}` : null}
        {action.type === 'play-card' ? `: ${cardActionText(set, action.card, action.way, words)}` : null}
      </p>
      <Changes {...props} action={action} />
    </div>
  );
}
