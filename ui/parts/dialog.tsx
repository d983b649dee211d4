import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
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
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="overlay" />
        <Radix.Content className={classNames(shape, className)} aria-describedby={undefined}>
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
