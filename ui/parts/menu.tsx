import { DropdownMenu } from 'radix-ui';
import type { ReactElement } from 'react';
import { Icon, type IconName } from './icons.tsx';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly hint?: string;
  /** For an item that can be on or off. */
  readonly checked?: boolean;
  readonly choose: () => void;
}

export interface MenuProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** The button that opens it. */
  readonly children: ReactElement;
}

export function Menu({ label, items, children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{children}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" aria-label={label} align="end" sideOffset={6} collisionPadding={8}>
          {items.map((item) => (
            <Item key={item.id} item={item} />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function Item({ item }: { readonly item: MenuItem }) {
  const inside = (
    <>
      <span className="menu-icon">{item.icon === undefined ? null : <Icon name={item.icon} size={18} />}</span>
      <span className="menu-label">{item.label}</span>
      {item.hint === undefined ? null : <kbd className="menu-hint key-hint">{item.hint}</kbd>}
    </>
  );
  if (item.checked === undefined) {
    return (
      <DropdownMenu.Item className="menu-item" onSelect={() => item.choose()}>
        {inside}
      </DropdownMenu.Item>
    );
  }
  return (
    <DropdownMenu.CheckboxItem
      className="menu-item"
      checked={item.checked}
      onSelect={(event) => {
        event.preventDefault();
        item.choose();
      }}
    >
      {inside}
      <DropdownMenu.ItemIndicator className="menu-check">
        <Icon name="check" size={16} />
      </DropdownMenu.ItemIndicator>
    </DropdownMenu.CheckboxItem>
  );
}
