import type { Lesson } from '@roundhouse/ui';
import firstJourney from './first-journey.json' with { type: 'json' };

export const lessons: readonly Lesson[] = [firstJourney];
