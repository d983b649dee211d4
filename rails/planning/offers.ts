/** By cube, what it could bring its mover: this turn, and later, when the engine pulls a link more and more track is built. */
export interface Offers {
  readonly now: readonly number[];
  readonly later: readonly number[];
}

/** What the best offers bring in so many moves, each a little less sure than the one before, and which these are. */
export function takeBest(
  { now }: Offers,
  moves: number,
  keptToNextMove: number,
): { readonly gain: number; readonly taken: readonly number[] } {
  const taken: number[] = [];
  let gain = 0;
  let sure = 1;
  for (let move = 0; move < moves; move++) {
    let best = -1;
    let most = 0;
    let offer = 0;
    for (const brings of now) {
      if (brings > most && !taken.includes(offer)) {
        best = offer;
        most = brings;
      }
      offer++;
    }
    if (best === -1) break;
    taken.push(best);
    sure *= keptToNextMove;
    gain += most * sure;
  }
  return { gain, taken };
}

/** What the offers that are not taken may bring later, the best first, and no more than there will be moves for. */
export function laterGains({ later }: Offers, taken: readonly number[], moves: number): readonly number[] {
  const gains: number[] = [];
  let offer = -1;
  for (const brings of later) {
    offer++;
    let place = gains.length;
    if (place === moves && brings <= (gains[moves - 1] ?? brings)) continue;
    if (taken.includes(offer)) continue;
    if (place === moves) place--;
    for (; place > 0; place--) {
      const before = gains[place - 1];
      if (before === undefined || before >= brings) break;
      gains[place] = before;
    }
    gains[place] = brings;
  }
  return gains;
}
