import { ranked, type Result, type ScoreLine, type Seat, type SeatScore, text } from '@roundhouse/kernel';
import { setOf } from '../content/sets.ts';
import { distanceOf, buildingsOf } from './cities.ts';
import { laidBy, type Position, playerAt } from './position.ts';

/** All citizen and military cards that a player owns, wherever they are. */
export function cardsOwned(p: Position, seat: Seat): number {
  const { hand, citizen, military } = playerAt(p, seat);
  const piles = citizen.draw.length + citizen.discard.length + military.draw.length + military.discard.length;
  return hand.length + piles + laidBy(p, seat).length;
}

export function pointsOf(p: Position, seat: Seat): number {
  let points = 0;
  for (const { goods, shields, buildings } of playerAt(p, seat).scored) points += goods + shields + buildings;
  return points;
}

function bonusLines(p: Position, seat: Seat): ScoreLine[] {
  const set = setOf(p);
  const { bonuses } = set.file;
  /** Everybody who has the most of something has its points, if anybody has any. */
  const most = (measure: (who: Seat) => number, points: number): number => {
    const mine = measure(seat);
    return mine > 0 && !p.players.some((_, other) => measure(other) > mine) ? points : 0;
  };
  const lines = [
    {
      label: text('Most coins'),
      points: most((who) => playerAt(p, who).coins, bonuses.coins),
      rule: 'game-end.coins',
    },
    {
      label: text('Most distance'),
      points: most((who) => distanceOf(set, playerAt(p, who)), bonuses.distance),
      rule: 'game-end.distance',
    },
    {
      label: text('Most buildings'),
      points: most((who) => buildingsOf(playerAt(p, who)).length, bonuses.buildings),
      rule: 'game-end.buildings',
    },
    { label: text('Most cards'), points: most((who) => cardsOwned(p, who), bonuses.cards), rule: 'game-end.cards' },
  ];
  if (p.mode === 'family') return lines;
  const towns = most((who) => playerAt(p, who).towns.length, bonuses.towns);
  return [...lines, { label: text('Most towns'), points: towns, rule: 'game-end.towns' }];
}

export function scoreOf(p: Position, seat: Seat): SeatScore {
  const { scored, stored } = playerAt(p, seat);
  const lines: ScoreLine[] = scored.flatMap(({ goods, shields, buildings }, index) => [
    { label: text('Goods, scoring {number}', { number: index + 1 }), points: goods, rule: 'score.goods' },
    { label: text('Shields, scoring {number}', { number: index + 1 }), points: shields, rule: 'score.shields' },
    { label: text('Buildings, scoring {number}', { number: index + 1 }), points: buildings, rule: 'score.buildings' },
  ]);
  lines.push(...bonusLines(p, seat));
  lines.push({
    label: text('Stored buildings: {count}', { count: stored.length }),
    points: stored.length * setOf(p).file.storedPoints,
    rule: 'game-end.stored',
  });
  return { total: lines.reduce((sum, line) => sum + line.points, 0), lines };
}

export function result(p: Position): Result | null {
  return p.phase.name === 'game-over' ? standing(p) : null;
}

/** The ranking if the game ended now: by points, then coins, then buildings. */
export function standing(p: Position): Result {
  const scores = p.players.map((_, seat) => scoreOf(p, seat));
  const strengths = scores.map(({ total }, seat) => {
    const player = playerAt(p, seat);
    return [total ?? 0, player.coins, buildingsOf(player).length];
  });
  return ranked(scores, strengths);
}
