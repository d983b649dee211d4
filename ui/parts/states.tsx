import type { ReactNode } from 'react';

interface StateProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** What can be done about it. */
  readonly actions?: ReactNode;
}

export function EmptyState({ title, children, actions }: StateProps) {
  return (
    <div className="state">
      <BufferStop />
      <p className="state-title">{title}</p>
      {children === undefined ? null : <div className="state-words">{children}</div>}
      {actions === undefined ? null : <div className="state-actions">{actions}</div>}
    </div>
  );
}

export function ErrorState({ title, children, actions }: StateProps) {
  return (
    <div className="state state-error" role="alert">
      <SignalAtDanger />
      <p className="state-title">{title}</p>
      {children === undefined ? null : <div className="state-words">{children}</div>}
      {actions === undefined ? null : <div className="state-actions">{actions}</div>}
    </div>
  );
}

/** A wheel that turns; it stands still, with its words, where no motion is wanted. */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <div className="spinner" role="status">
      <svg viewBox="-24 -24 48 48" width="48" height="48" aria-hidden="true">
        <g className="spinner-wheel">
          <circle r="20" />
          <circle r="3.5" />
          <path d="M0 -20V20M-17.3 -10 17.3 10M-17.3 10 17.3 -10" />
        </g>
        <path className="spinner-rail" d="M-24 22.5H24" />
      </svg>
      <span>{label}</span>
    </div>
  );
}

export function Progress({
  value,
  max,
  label,
}: {
  readonly value: number;
  readonly max: number;
  readonly label: string;
}) {
  return (
    <div
      className="progress"
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
    >
      <span className="progress-bar" style={{ inlineSize: `${max === 0 ? 0 : (100 * value) / max}%` }} />
    </div>
  );
}

function BufferStop() {
  return (
    <svg className="state-picture" viewBox="0 0 120 48" width="120" height="48" aria-hidden="true">
      <path d="M4 40H92M4 44H92M14 38v8M30 38v8M46 38v8M62 38v8M78 38v8" />
      <path d="M92 20h10v24H92zM84 24h8M84 34h8" />
    </svg>
  );
}

function SignalAtDanger() {
  return (
    <svg className="state-picture" viewBox="0 0 120 64" width="120" height="64" aria-hidden="true">
      <path d="M60 60V6M50 60H70M56 50H64" />
      <path className="state-arm" d="M60 12H22l6 6-6 6H60z" />
      <circle cx="67" cy="18" r="5" />
    </svg>
  );
}
