import { inject } from 'vitest';
import { ChromiumDriver } from './support/engines/chromium-driver.ts';
import { playedBy } from './support/engines/playing.ts';

const ground = inject('ground');
playedBy('Chromium', ground === null ? null : async () => ChromiumDriver.at(ground.browser));
