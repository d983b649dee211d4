import { beforeEach, inject } from 'vitest';

beforeEach(({ skip }) => skip(inject('ground') === null, 'there is no Chromium'));
