import { type Result, type Seat, say, type Wording } from '@roundhouse/kernel';

/** The end of a game: who won, and every line of everybody's score. */
export function scoreText(result: Result, wording: Wording): string {
  const seats = [...result.ranks.keys()].toSorted((a, b) => (result.ranks[a] ?? 0) - (result.ranks[b] ?? 0));
  const winners = result.winners.map((seat) => wording.seatName(seat)).join(' and ');
  const head =
    result.winners.length === 0
      ? 'Nobody wins.'
      : `${winners} ${result.winners.length === 1 ? 'wins' : 'share the victory'}.`;
  return `${head}\n${seats.map((seat) => seatText(result, seat, wording)).join('')}`;
}

function seatText(result: Result, seat: Seat, wording: Wording): string {
  const score = result.scores[seat];
  const name = `${result.ranks[seat] ?? '?'}. ${wording.seatName(seat)}`;
  if (score === undefined || score.total === null) return `\n${name}: no score\n`;
  const lines = score.lines.map(({ label, points }) => `   ${String(points).padStart(5)}  ${say(label, wording)}\n`);
  return `\n${name}: ${score.total} points\n${lines.join('')}`;
}
