import { fixturesIn, fixtureTests } from '@roundhouse/kernel/kit';
import { expect, test } from 'vitest';
import { sealedBids } from './sealed-bids/game.ts';

const folder = new URL('fixtures/', import.meta.url);

fixtureTests(sealedBids, folder);

test('every record in the folder is found', () => {
  expect([...fixturesIn(folder).keys()]).toEqual(['four-rounds-with-undos.json', 'from-a-position.json']);
});
