import type { Lesson } from '@roundhouse/table-kit';
import firstRound from './first-round.json' with { type: 'json' };

export const lessons: readonly Lesson[] = [firstRound];
