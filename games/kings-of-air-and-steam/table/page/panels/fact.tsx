import { classNames } from '@roundhouse/ui';

/** A number and what it is; in a `dl`. */
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
    <div className={classNames('kas-fact', warn && 'kas-warn')}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
