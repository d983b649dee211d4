import { inject } from 'vitest';
import { playedBy } from './support/engines/playing.ts';
import { startWebKit } from './support/engines/webkit-driver.ts';

const { webkit } = inject('programs');
playedBy('WebKit', webkit === null ? null : async () => startWebKit(webkit));
