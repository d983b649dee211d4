import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { useWords } from '../words/words.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icons.tsx';

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons at the foot. */
  readonly foot?: ReactNode;
  readonly className?: string;
}

/** What somebody opens a dialog for who is asked to write something. */
const FIELD = '.overlaid-body :is(input:not([type="radio"], [type="checkbox"], [type="range"], [readonly]), textarea)';

/** A card in the middle of the screen. */
export function Dialog(props: DialogProps) {
  return <Overlaid {...props} shape="dialog" />;
}

/** The same from the bottom edge: for phones. */
export function Sheet(props: DialogProps) {
  return <Overlaid {...props} shape="sheet" />;
}

function Overlaid({
  open,
  onOpenChange,
  title,
  children,
  foot,
  className,
  shape,
}: DialogProps & { readonly shape: 'dialog' | 'sheet' }) {
  const { t } = useWords();
  const before = useRef<Element | null>(null);
  const enter = (event: Event): void => {
    before.current = document.activeElement;
    const field = event.currentTarget instanceof Element ? event.currentTarget.querySelector(FIELD) : null;
    // A finger would be shown the keys of the device before it has asked for them.
    if (!(field instanceof HTMLElement) || !window.matchMedia('(pointer: fine)').matches) return;
    event.preventDefault();
    field.focus();
  };
  // It is opened by many a button, none of which is its own: whoever closes it goes on where they were.
  const leave = (event: Event): void => {
    event.preventDefault();
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="overlay" />
        <Radix.Content
          className={classNames(shape, className)}
          aria-describedby={undefined}
          onOpenAutoFocus={enter}
          onCloseAutoFocus={leave}
        >
          <header className="overlaid-head">
            <Radix.Title className="overlaid-title">{title}</Radix.Title>
            <Radix.Close className="icon-button" aria-label={t('Close')}>
              <Icon name="close" />
            </Radix.Close>
          </header>
          <div className="overlaid-body">{children}</div>
          {foot === undefined ? null : <footer className="overlaid-foot">{foot}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
