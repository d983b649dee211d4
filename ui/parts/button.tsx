import type { ButtonHTMLAttributes, Ref } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icons.tsx';
import { Tooltip } from './tooltip.tsx';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary` is the enamel sign that ends the moment; one of them at a time. */
  readonly kind?: 'primary' | 'plain' | 'quiet' | 'danger';
  readonly size?: 'small' | 'medium' | 'large';
  readonly icon?: IconName;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button({ kind = 'plain', size = 'medium', icon, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={classNames('button', `button-${kind}`, `button-${size}`, className)}>
      {icon === undefined ? null : <Icon name={icon} size={size === 'small' ? 16 : 20} />}
      {children}
    </button>
  );
}

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  readonly icon: IconName;
  /** The accessible name, shown as a tooltip too. */
  readonly label: string;
  /** Why it cannot be used: shown in place of the label, and the button stays in reach of the keyboard. */
  readonly why?: string | null;
  readonly pressed?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ icon, label, why = null, pressed, className, onClick, ...rest }: IconButtonProps) {
  const blocked = why !== null;
  return (
    <Tooltip words={blocked ? `${label}: ${why}` : label}>
      <button
        type="button"
        aria-label={label}
        aria-pressed={pressed}
        aria-disabled={blocked ? true : undefined}
        {...rest}
        onClick={blocked ? undefined : onClick}
        className={classNames('icon-button', className)}
      >
        <Icon name={icon} />
      </button>
    </Tooltip>
  );
}
