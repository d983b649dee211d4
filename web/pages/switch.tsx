export interface SwitchProps<T extends string | number> {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly words: string }[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}

/** One of a few, side by side. */
export function Switch<T extends string | number>({ name, label, options, chosen, onChoose }: SwitchProps<T>) {
  return (
    <div className="new-count" role="radiogroup" aria-label={label}>
      {options.map(({ value, words }) => (
        <label key={value} className="switch-option whole-choice">
          <input type="radio" name={name} checked={chosen === value} onChange={() => onChoose(value)} />
          <span>{words}</span>
        </label>
      ))}
    </div>
  );
}
