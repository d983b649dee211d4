import type { Lesson } from '@roundhouse/table-kit';
import firstJourney from './first-journey.json' with { type: 'json' };

export const lessons: readonly Lesson[] = [firstJourney];
