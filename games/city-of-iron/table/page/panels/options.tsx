import { classNames, useLayout, useWords, type Words } from '@roundhouse/ui';
import type { GameSet } from '../../../content/set.ts';
import type { Action } from '../../../rules/actions.ts';
import type { Position } from '../../../rules/position.ts';
import { defenseOf } from '../../../rules/three-actions/towns.ts';
import { CardWords, type ShownCard } from '../close-up/card-close-up.tsx';
import { attackText, cardActionText, givesText, landText } from '../labels.ts';
import { optionMark, optionText } from '../option-words.ts';
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
      {at.action === null ? null : <Chosen {...props} action={at.action} isNamed={options.length > 1} />}
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

/** The card that an action begins with. */
function cardIn(p: Position, set: GameSet, action: Action): ShownCard | null {
  switch (action.type) {
    case 'build':
    case 'store':
    case 'demolish':
    case 'move-building':
      return { kind: 'building', id: action.building };
    case 'play-card':
      return action.land === null ? { kind: 'person', id: action.card } : { kind: 'land', id: action.land };
    case 'recover':
      return { kind: 'person', id: action.card };
    case 'attack':
      return { kind: 'town', id: action.town, defense: defenseOf(p, set, action.town) };
    default:
      return null;
  }
}

interface ChosenProps extends PanelProps {
  readonly action: Action;
  /** Whether the pressed one of several buttons says which it is. */
  readonly isNamed: boolean;
}

/** What is said of what would be done, besides its name; empty where that says it all. */
function factsOf({ table, set, action }: ChosenProps, words: Words): string {
  switch (action.type) {
    case 'build':
    case 'store':
    case 'demolish':
    case 'move-building':
      return givesText(set, action.building, words);
    case 'attack':
      return attackText(table.position, set, action.town, words);
    case 'play-card':
      return action.land === null
        ? cardActionText(set, action.card, action.way, words)
        : landText(set, action.land, words);
    default:
      return '';
  }
}

/** What would be done, and its consequence; the price stands on the button that does it. */
function Chosen(props: ChosenProps) {
  const { table, set, look, action, isNamed } = props;
  const words = useWords();
  const card = cardIn(table.position, set, action);
  // Elsewhere the card is held up beside itself.
  const isPhone = useLayout() === 'phone';
  const facts = factsOf(props, words);
  return (
    <div className="iron-consequence">
      {isPhone && card !== null ? null : (
        <p>
          {isNamed ? null : <strong>{words.say(optionText(table.position, action))}</strong>}
          {isNamed || facts === '' ? facts : `: ${facts}`}
        </p>
      )}
      <Changes {...props} action={action} />
      {isPhone && card !== null ? <CardWords set={set} look={look} card={card} /> : null}
    </div>
  );
}
