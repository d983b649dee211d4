import { itemAt } from '@roundhouse/kernel';

/** What a cube could bring its mover: this turn, and later, when the engine pulls a link more and more track is built. */
export interface Offer {
  readonly now: number;
  readonly later: number;
}

/** What the best offers bring in so many moves, each a little less sure than the one before, and the offers left over. */
export function takeBest(
  offers: readonly Offer[],
  moves: number,
  keptToNextMove: number,
): { readonly gain: number; readonly left: readonly Offer[] } {
  const taken: Offer[] = [];
  let gain = 0;
  let sure = 1;
  for (let move = 0; move < moves; move++) {
    let best: Offer | null = null;
    for (const offer of offers) {
      if (offer.now > (best?.now ?? 0) && !taken.includes(offer)) best = offer;
    }
    if (best === null) break;
    taken.push(best);
    sure *= keptToNextMove;
    gain += best.now * sure;
  }
  return { gain, left: taken.length === 0 ? offers : offers.filter((offer) => !taken.includes(offer)) };
}

/** What the offers may bring later, the best first, and no more than there will be moves for. */
export function laterGains(offers: readonly Offer[], moves: number): readonly number[] {
  const gains: number[] = [];
  for (const { later } of offers) {
    let place = gains.length;
    if (place === moves && later <= (gains[moves - 1] ?? later)) continue;
    if (place === moves) place--;
    for (; place > 0 && itemAt(gains, place - 1) < later; place--) gains[place] = itemAt(gains, place - 1);
    gains[place] = later;
  }
  return gains;
}
