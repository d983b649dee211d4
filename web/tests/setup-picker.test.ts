import { GAMES } from '@roundhouse/games/registry';
import { itemAt, say } from '@roundhouse/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { onePerPlace, PlacePicker, waysToPlay } from '../pages/setup-picker.tsx';

const setup = (id: string, variant?: readonly [place: string, name: string]) => ({
  id,
  name: { text: id },
  ...(variant === undefined ? {} : { variant: { place: variant[0], name: { text: variant[1] }, blurb: { text: '' } } }),
  blurb: { text: '' },
  provenance: [],
  options: {},
  seats: { min: 2, max: 4 },
});

const northGentle = setup('north-gentle', ['north', 'Gentle']);
const northHard = setup('north-hard', ['north', 'Hard']);
const southGentle = setup('south-gentle', ['south', 'Gentle']);
const southHard = setup('south-hard', ['south', 'Hard']);
const plain = setup('plain');
const ALL = [northGentle, northHard, southGentle, southHard, plain];

describe('places with several ways to play', () => {
  it('are shown once each, and keep the way that is chosen', () => {
    expect(onePerPlace(ALL, northHard)).toEqual([northHard, southHard, plain]);
    expect(onePerPlace(ALL, southGentle)).toEqual([northGentle, southGentle, plain]);
  });

  it('show their first way beside a place that has only one', () => {
    expect(onePerPlace(ALL, plain)).toEqual([northGentle, southGentle, plain]);
  });

  it('offer their own ways and no others', () => {
    expect(waysToPlay(ALL, southHard)).toEqual([southGentle, southHard]);
    expect(waysToPlay(ALL, plain)).toEqual([plain]);
  });
});

describe.each(GAMES)('the places of $name', (game) => {
  it('say each what is played there, and once where that comes from', async () => {
    const page = await game.page();
    const setups = page.setups(page.game);
    const chosen = itemAt(setups, 0);
    const html = renderToStaticMarkup(createElement(PlacePicker, { page, setups, chosen, onChoose: () => undefined }));
    const words = html.replaceAll('&#x27;', "'");
    for (const { blurb } of onePerPlace(setups, chosen)) expect(words).toContain(say(blurb));
    for (const from of chosen.provenance) expect(words.split(say(from))).toHaveLength(2);
  });
});
