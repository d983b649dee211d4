import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, parseSettings, type Settings } from '../settings/settings.ts';

describe('settings', () => {
  it('are silent, and follow the system, until somebody chooses', () => {
    expect(parseSettings(null)).toEqual(DEFAULT_SETTINGS);
    expect(DEFAULT_SETTINGS).toMatchObject({ theme: 'auto', motion: 'auto', sound: false });
  });

  it('come back as they were stored', () => {
    const chosen: Settings = {
      theme: 'night',
      motion: 'off',
      sound: true,
      pace: 'instant',
      language: 'pt-BR',
      notify: true,
      forced: true,
      asks: false,
      hints: true,
    };
    expect(parseSettings(JSON.stringify(chosen))).toEqual(chosen);
  });

  it('fall back field by field', () => {
    const damaged = JSON.stringify({
      theme: 'pink',
      motion: 'off',
      sound: 'yes',
      pace: 7,
      language: '../en',
      notify: 1,
    });
    expect(parseSettings(damaged)).toEqual({ ...DEFAULT_SETTINGS, motion: 'off' });
  });

  it.each(['', '{', 'null', '[]', '"day"', '7'])('survive %j in the storage', (stored) => {
    expect(parseSettings(stored)).toEqual(DEFAULT_SETTINGS);
  });
});
