import { classNames } from './class-names.ts';

/** A number with its name, in a `dl`. */
export function Fact({
  label,
  value,
  warn = false,
  long = false,
}: {
  readonly label: string;
  readonly value: string;
  readonly warn?: boolean;
  /** Where facts stand in narrow columns, this one has a line of its own. */
  readonly long?: boolean;
}) {
  return (
    <div className={classNames('fact', warn && 'fact-warn', long && 'fact-long')}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
