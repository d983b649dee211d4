import { inject } from 'vitest';
import { startFirefox } from './support/engines/firefox-driver.ts';
import { playedBy } from './support/engines/playing.ts';

const { firefox } = inject('programs');
playedBy('Firefox', firefox === null ? null : async () => startFirefox(firefox));
