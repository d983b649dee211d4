import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={350} skipDelayDuration={150}>
      {children}
    </Radix.Provider>
  );
}

export interface TooltipProps {
  readonly words: ReactNode;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
  /** One element that takes a ref and handlers. */
  readonly children: ReactElement;
}

export function Tooltip({ words, side = 'bottom', children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="tooltip" side={side} sideOffset={6} collisionPadding={8}>
          {words}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
