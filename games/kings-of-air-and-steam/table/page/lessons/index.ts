import type { Lesson } from '@roundhouse/ui';

export const lessons: readonly Lesson[] = [];
