import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../parts/button.tsx';

/** What stands in a table's panel above its lines, or in their place. */
export function PanelNote(props: Omit<ComponentProps<'p'>, 'className'>) {
  return <p {...props} className="panel-note" />;
}

export interface PanelKindsProps<K extends string> {
  readonly label: string;
  readonly kinds: readonly { readonly kind: K; readonly name: string }[];
  readonly shown: K;
  readonly show: (kind: K) => void;
}

/** What a table's panel can tell of, one at a time. */
export function PanelKinds<K extends string>({ label, kinds, shown, show }: PanelKindsProps<K>) {
  return (
    <div className="panel-kinds" role="group" aria-label={label}>
      {kinds.map(({ kind, name }) => (
        <Button key={kind} size="small" aria-pressed={kind === shown} onClick={() => show(kind)}>
          {name}
        </Button>
      ))}
    </div>
  );
}

/** The lines of a table's panel; each child is an item with one line. */
export function PanelLines({ children }: { readonly children: ReactNode }) {
  return <ul className="panel-lines">{children}</ul>;
}

interface PanelWords {
  readonly name: ReactNode;
  /** More about it, in small type below its name. */
  readonly about?: ReactNode;
}

export interface PanelLineProps
  extends PanelWords,
    Omit<ComponentProps<'button'>, 'className' | 'type' | 'children' | keyof PanelWords> {
  /** What it is about, drawn. */
  readonly picture?: ReactNode;
  /** What it brings: at the end of every line, so that the lines can be compared. */
  readonly worth?: ReactNode;
  /** What else it changes, over the whole width. */
  readonly below?: ReactNode;
}

/** Something that could be done: what it is, and what it would bring. */
export function PanelLine({ picture, name, about, worth, below, ...rest }: PanelLineProps) {
  return (
    <button {...rest} type="button" className="panel-line">
      {picture}
      <LineWords name={name} about={about} />
      {worth === undefined ? null : <span className="panel-line-worth">{worth}</span>}
      {below === undefined ? null : <span className="panel-line-below">{below}</span>}
    </button>
  );
}

/** Something that cannot be done, and why. */
export function PanelRefusal(words: PanelWords) {
  return (
    <p className="panel-line panel-line-refused">
      <LineWords {...words} />
    </p>
  );
}

function LineWords({ name, about }: PanelWords) {
  return (
    <span className="panel-line-words">
      {name}
      {about === undefined ? null : <small>{about}</small>}
    </span>
  );
}
