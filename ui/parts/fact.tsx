import { classNames } from './class-names.ts';

/** A number with its name, in a `dl`. */
export function Fact({
  label,
  value,
  warn = false,
}: {
  readonly label: string;
  readonly value: string;
  readonly warn?: boolean;
}) {
  return (
    <div className={classNames('fact', warn && 'fact-warn')}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
