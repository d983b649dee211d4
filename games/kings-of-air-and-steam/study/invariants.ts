import { areaOf } from '../content/area.ts';
import { GOODS, MARKET, ROUNDS } from '../content/components.ts';
import { characterOf, type Position } from '../rules/position.ts';
import { positionProblem } from '../rules/position-problem.ts';
import { sizeOf } from '../rules/stock.ts';

/** What must hold in every position that play can lead to, as sentences about what does not. */
export function invariants(p: Position): string[] {
  const problem = positionProblem(p, areaOf(p));
  return [
    ...(problem === null ? [] : [`${problem.where}: ${problem.what}`]),
    ...tileProblems(p),
    ...waitingProblems(p),
    ...planProblems(p),
    ...moneyProblems(p),
  ];
}

/** Market tiles are in the pile, in the bins, in the stack, or on cities. */
function tileProblems({ round, tiles, bins, demand, cities }: Position): string[] {
  const drawn = Math.min(ROUNDS, round) * MARKET.bins;
  const onCities = cities.filter((city) => city.demand === 'tile' || city.demand === 'closed').length;
  const found = bins.length + sizeOf(demand) + onCities;
  const negative = GOODS.filter((good) => tiles[good] < 0 || demand[good] < 0);
  const all = drawn + sizeOf(tiles);
  const inTheGame = [MARKET.tilesOfAGood, MARKET.tilesOfAGoodInTheBox].map((each) => each * GOODS.length);
  return [
    ...(inTheGame.includes(all) ? [] : [`there are ${all} tiles in all`]),
    ...(found === drawn ? [] : [`${found} tiles are out instead of ${drawn}`]),
    ...negative.map((good) => `there are less than no tiles of ${good}`),
  ];
}

/** A city that waits for a tile stands in the queue, or somebody is choosing its tile. */
function waitingProblems({ cities, awaiting, phase, agenda }: Position): string[] {
  const beingChosen = [phase, ...agenda].flatMap((step) => (step.name === 'choose-demand' ? [step.city] : []));
  const expected = [...awaiting, ...beingChosen].toSorted((a, b) => a - b).join();
  const found = cities.flatMap(({ demand }, city) => (demand === 'awaited' ? [city] : [])).join();
  return expected === found ? [] : [`the cities ${found} wait for a tile, but in the queue are ${expected}`];
}

/** Only the card of a turn that is over or lost may have left its socket; nobody is ready but while all plan. */
function planProblems(p: Position): string[] {
  const problems: string[] = [];
  for (const [seat, { plan, ready, tokens }] of p.players.entries()) {
    if (p.cycle > 0 && plan.slice(p.cycle).includes(null)) problems.push(`seat ${seat} has lost a card of its plan`);
    if (ready && (p.phase.name !== 'plan' || plan.includes(null))) problems.push(`seat ${seat} is ready too early`);
    const most = characterOf(p, seat)?.tokens ?? 0;
    if (tokens < 0 || tokens > most) problems.push(`seat ${seat} has ${tokens} tokens of ${most}`);
  }
  return problems;
}

function moneyProblems({ players, factories }: Position): string[] {
  return [
    ...players.flatMap(({ cash }, seat) => (cash < 0 ? [`seat ${seat} owes $${-cash}`] : [])),
    ...factories.flatMap((goods, factory) => (goods < 0 ? [`factory ${factory} has ${goods} goods`] : [])),
  ];
}
