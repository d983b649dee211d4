import { classNames } from '@roundhouse/ui';

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
    <div className={classNames('rail-fact', warn && 'rail-warn')}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
