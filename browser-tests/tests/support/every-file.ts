import { afterAll, beforeEach, inject } from 'vitest';
import { leaveBrowser } from './visit.ts';

beforeEach(({ skip }) => skip(inject('ground') === null, 'there is no Chromium'));
afterAll(leaveBrowser);
