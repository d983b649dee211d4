import { useSettings, useWords } from '@roundhouse/ui';
import { useId } from 'react';
import { languageName } from '../messages/languages.ts';
import './settings.css';

/** Nothing where there is only one. */
export function LanguageChoice({ languages }: { readonly languages: readonly string[] }) {
  const { t } = useWords();
  const { settings, change } = useSettings();
  const language = useId();
  if (languages.length < 2) return null;
  return (
    <div className="settings-row">
      <label htmlFor={language}>{t('Language')}</label>
      <select id={language} value={settings.language} onChange={(event) => change({ language: event.target.value })}>
        {languages.map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {languageName(tag)}
          </option>
        ))}
      </select>
    </div>
  );
}
