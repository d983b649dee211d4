import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface Tab {
  readonly id: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
}

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly value?: string;
  readonly onValueChange?: (id: string) => void;
  readonly className?: string;
}

export function Tabs({ label, tabs, value, onValueChange, className }: TabsProps) {
  const first = tabs[0]?.id;
  if (first === undefined) return null;
  const chosen = value === undefined ? { defaultValue: first } : { value };
  return (
    <Radix.Root className={classNames('tabs', className)} {...chosen} onValueChange={(id) => onValueChange?.(id)}>
      <Radix.List className="tabs-list" aria-label={label}>
        {tabs.map(({ id, title }) => (
          <Radix.Trigger key={id} value={id} className="tabs-tab">
            {title}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ id, content }) => (
        <Radix.Content key={id} value={id} className="tabs-content">
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
