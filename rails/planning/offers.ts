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
  const taken = new Set<Offer>();
  let gain = 0;
  let sure = 1;
  for (let move = 0; move < moves; move++) {
    let best: Offer | null = null;
    for (const offer of offers) {
      if (offer.now > (best?.now ?? 0) && !taken.has(offer)) best = offer;
    }
    if (best === null) break;
    taken.add(best);
    sure *= keptToNextMove;
    gain += best.now * sure;
  }
  return { gain, left: offers.filter((offer) => !taken.has(offer)) };
}

/** What the offers may bring later, the best first. */
export function laterGains(offers: readonly Offer[]): Float64Array {
  const gains = new Float64Array(offers.length);
  for (const [index, offer] of offers.entries()) gains[index] = offer.later;
  return gains.sort().reverse();
}
