import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { DEFAULT_SETTINGS, parseSettings, type Settings, type Theme } from './settings.ts';
import { readStored, writeStored } from './storage.ts';
import { useMediaQuery } from './use-media-query.ts';

const STORED_AS = 'roundhouse.settings';

interface SettingsValue {
  readonly settings: Settings;
  readonly theme: Theme;
  readonly motion: boolean;
  readonly change: (changes: Partial<Settings>) => void;
}

const SettingsContext = createContext<SettingsValue>({
  settings: DEFAULT_SETTINGS,
  theme: 'day',
  motion: false,
  change: () => undefined,
});

/** Holds the settings of this browser, and tells the document which theme and language it is in. */
export function SettingsProvider({ children }: { readonly children: ReactNode }) {
  const [settings, setSettings] = useState(() => parseSettings(readStored(STORED_AS)));
  const systemNight = useMediaQuery('(prefers-color-scheme: dark)');
  const systemStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const theme = settings.theme === 'auto' ? (systemNight ? 'night' : 'day') : settings.theme;
  const motion = settings.motion === 'auto' ? !systemStill : settings.motion === 'on';

  useEffect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = theme;
    root.dataset['motion'] = motion ? 'on' : 'off';
    root.lang = settings.language;
  }, [theme, motion, settings.language]);

  const value = useMemo<SettingsValue>(
    () => ({
      settings,
      theme,
      motion,
      change(changes) {
        const next = { ...settings, ...changes };
        writeStored(STORED_AS, JSON.stringify(next));
        setSettings(next);
      },
    }),
    [settings, theme, motion],
  );
  return <SettingsContext value={value}>{children}</SettingsContext>;
}

export function useSettings(): SettingsValue {
  return useContext(SettingsContext);
}

/** The theme that is shown: what drawings choose their palette by. */
export function useTheme(): Theme {
  return useContext(SettingsContext).theme;
}

/** True when the person or the system asked for no motion. */
export function useReducedMotion(): boolean {
  return !useContext(SettingsContext).motion;
}
