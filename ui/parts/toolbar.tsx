import { Toolbar as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

export interface ToolbarProps {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Things of a kind that are looked at one after the other: the keyboard stops here once, and arrows go through them. */
export function Toolbar({ label, className, children }: ToolbarProps) {
  return (
    <Radix.Root className={className} aria-label={label}>
      {children}
    </Radix.Root>
  );
}

export const ToolbarButton = Radix.Button;
