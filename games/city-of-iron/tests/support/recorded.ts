import { Match, recordFromText, type Seat } from '@roundhouse/kernel';
import { fixturesIn } from '@roundhouse/kernel/kit';
import { cityOfIron, type Position } from '../../index.ts';

const FOLDER = new URL('../fixtures/', import.meta.url);

/** Moments of the recorded games, each as a seat that decides then sees it. */
export function* recordedMoments(): Generator<{ readonly view: Position; readonly seat: Seat }> {
  for (const text of fixturesIn(FOLDER).values()) {
    const match = Match.replay(cityOfIron, recordFromText(text));
    for (let seq = 0; seq < match.seq; seq++) {
      const position = match.at(seq);
      for (const seat of cityOfIron.waiting(position)) yield { view: cityOfIron.view(position, seat), seat };
    }
  }
}
