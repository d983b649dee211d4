import type { Lesson } from '@roundhouse/table-kit';
import firstLine from './first-line.json' with { type: 'json' };

export const lessons: readonly Lesson[] = [firstLine];
