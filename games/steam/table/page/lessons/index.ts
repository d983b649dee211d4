import type { Lesson } from '@roundhouse/ui';
import firstLine from './first-line.json' with { type: 'json' };

export const lessons: readonly Lesson[] = [firstLine];
