import { GAMES } from '@roundhouse/games/registry';
import { dressed, EMBLEMS, type Livery, Match, parseRecord, recordFromText, SEAT_COLOURS } from '@roundhouse/kernel';
import { fixturesIn } from '@roundhouse/kernel/kit';
import { DAY, EMBLEM_SHAPES } from '@roundhouse/style';
import { toSvgText } from '@roundhouse/svg';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Liveries, PlayerBadge, SeatMark, SeatNames } from '@roundhouse/ui';
import { describe, expect, it } from 'vitest';

const RED = DAY.players[0]?.fill ?? '';
const CROSS = EMBLEM_SHAPES.cross;

/** Everybody in something that is not their own; nobody in red, nobody with a cross. */
function others(seats: number): readonly Livery[] {
  const wish = (seat: number): Livery => ({
    colour: SEAT_COLOURS.at(-1 - seat) ?? 'blue',
    emblem: EMBLEMS.at(-1 - seat) ?? 'ring',
  });
  return dressed(
    seats,
    Array.from({ length: seats }, (_, seat) => wish(seat)),
  );
}

describe.each(GAMES)('the board of $id', (registration) => {
  it('shows the seats as they chose to look, and in nothing else', async () => {
    const page = await registration.page();
    const folder = new URL(`../../games/${page.game.id}/tests/fixtures/`, import.meta.url);
    const [record] = [...fixturesIn(folder).values()]
      .map((text) => parseRecord(recordFromText(text), page.game.id))
      .filter(({ seats }) => seats < SEAT_COLOURS.length);
    const match = Match.replay(page.game, record);
    const names = match.sitters.map((_, seat) => `Player ${seat}`);
    const drawn = (liveries?: readonly Livery[]): string =>
      toSvgText(page.picture(match.viewAt(match.seq, 'public'), 'day', names, liveries));
    expect(drawn()).toContain(RED);
    expect(drawn()).toContain(CROSS);
    const dyed = drawn(others(match.seats));
    expect(dyed).not.toContain(RED);
    expect(dyed).not.toContain(CROSS);
    expect(drawn(dressed(match.seats))).toBe(drawn());
  });
});

describe('a seat beside the board', () => {
  it('looks the same there', () => {
    const seats = createElement('div', {}, [
      createElement(SeatMark, { key: 0, seat: 0 }),
      createElement(PlayerBadge, { key: 1, seat: 1 }),
    ]);
    const shown = (worn: readonly Livery[] | undefined): string =>
      renderToStaticMarkup(
        createElement(SeatNames, {
          names: ['Ada', 'Ben'],
          children: createElement(Liveries, { worn, children: seats }),
        }),
      );
    expect(shown(undefined)).toContain('var(--seat-0)');
    expect(shown(undefined)).toContain(CROSS);
    const dyed = shown([
      { colour: 'brown', emblem: 'anchor' },
      { colour: 'gold', emblem: 'star' },
    ]);
    for (const said of ['var(--seat-6)', 'var(--seat-3)', EMBLEM_SHAPES.anchor, EMBLEM_SHAPES.star]) {
      expect(dyed).toContain(said);
    }
    for (const gone of ['var(--seat-0)', 'var(--seat-1)', CROSS]) expect(dyed).not.toContain(gone);
  });
});
