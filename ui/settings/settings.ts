export const THEMES = ['auto', 'day', 'night'] as const;
export type ThemeChoice = (typeof THEMES)[number];
/** What is shown, after `auto` has asked the system. */
export type Theme = 'day' | 'night';

export const MOTIONS = ['auto', 'on', 'off'] as const;
export type MotionChoice = (typeof MOTIONS)[number];

export const PACES = ['calm', 'brisk', 'instant'] as const;
export type Pace = (typeof PACES)[number];

/** What a person chose for this browser. */
export interface Settings {
  readonly theme: ThemeChoice;
  readonly motion: MotionChoice;
  readonly sound: boolean;
  /** How quickly computer players act after one another. */
  readonly pace: Pace;
  readonly language: string;
  /** Whether the browser may say that it is my turn while I look elsewhere. */
  readonly notify: boolean;
  /** Whether an action without any choice plays itself. */
  readonly forced: boolean;
  /** Whether a finish that gives something up asks first. */
  readonly asks: boolean;
  /** Whether people who share this screen may ask for hints. */
  readonly hints: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  theme: 'auto',
  motion: 'auto',
  sound: false,
  pace: 'brisk',
  language: 'en',
  notify: false,
  forced: false,
  asks: true,
  hints: false,
};

const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

/** What was stored, field by field: one that is damaged falls back alone. */
export function parseSettings(stored: string | null): Settings {
  const fields = fieldsOf(stored);
  const { language } = fields;
  const flag = (name: 'sound' | 'notify' | 'forced' | 'asks' | 'hints'): boolean => {
    const field = fields[name];
    return typeof field === 'boolean' ? field : DEFAULT_SETTINGS[name];
  };
  return {
    theme: oneOf(THEMES, fields['theme']) ?? DEFAULT_SETTINGS.theme,
    motion: oneOf(MOTIONS, fields['motion']) ?? DEFAULT_SETTINGS.motion,
    sound: flag('sound'),
    pace: oneOf(PACES, fields['pace']) ?? DEFAULT_SETTINGS.pace,
    language: typeof language === 'string' && LANGUAGE.test(language) ? language : DEFAULT_SETTINGS.language,
    notify: flag('notify'),
    forced: flag('forced'),
    asks: flag('asks'),
    hints: flag('hints'),
  };
}

function fieldsOf(stored: string | null): Readonly<Record<string, unknown>> {
  if (stored === null) return {};
  try {
    const parsed: unknown = JSON.parse(stored);
    return typeof parsed === 'object' && parsed !== null ? Object.fromEntries(Object.entries(parsed)) : {};
  } catch {
    return {};
  }
}

export function oneOf<T extends string>(choices: readonly T[], value: unknown): T | undefined {
  return choices.find((choice) => choice === value);
}
