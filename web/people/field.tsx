import { useWords } from '@roundhouse/ui';
import { useId } from 'react';

export interface FieldProps {
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password';
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What a browser or a keeper of passwords may fill in. */
  readonly autoComplete: string;
  /** What to know before one writes. */
  readonly hint?: string;
}

/** One line that somebody fills in. */
export function Field({ label, type = 'text', value, onChange, autoComplete, hint }: FieldProps) {
  const field = useId();
  const about = useId();
  return (
    <p className="field">
      <label htmlFor={field}>{label}</label>
      <input
        id={field}
        type={type}
        value={value}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={hint === undefined ? undefined : about}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint === undefined ? null : <small id={about}>{hint}</small>}
    </p>
  );
}

interface PasswordFieldProps {
  readonly value: string;
  readonly onChange: (password: string) => void;
  /** Where it is not plainly the password. */
  readonly label?: string;
}

/** The password that somebody has. */
export function PasswordField({ value, onChange, label }: PasswordFieldProps) {
  const { t } = useWords();
  return (
    <Field
      label={label ?? t('Password')}
      type="password"
      value={value}
      onChange={onChange}
      autoComplete="current-password"
    />
  );
}
