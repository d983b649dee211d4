import { type Result, say, type Seat, text, type Wording } from '@roundhouse/kernel';

/** The end of a game: who won, and every line of everybody's score. */
export function scoreText(result: Result, wording: Wording): string {
  const seats = [...result.ranks.keys()].toSorted((a, b) => (result.ranks[a] ?? 0) - (result.ranks[b] ?? 0));
  const winners = result.winners.map((seat) => wording.seatName(seat)).join(' and ');
  const head = say(
    text('{count, plural, =0 {Nobody wins.} one {{winners} wins.} other {{winners} share the victory.}}', {
      count: result.winners.length,
      winners,
    }),
  );
  return `${head}\n${seats.map((seat) => seatText(result, seat, wording)).join('')}`;
}

function seatText(result: Result, seat: Seat, wording: Wording): string {
  const score = result.scores[seat];
  const name = `${result.ranks[seat] ?? '?'}. ${wording.seatName(seat)}`;
  if (score === undefined || score.total === null) return `\n${name}: no score\n`;
  const lines = score.lines.map(({ label, points }) => `   ${String(points).padStart(5)}  ${say(label, wording)}\n`);
  const total = say(text('{points, plural, one {# point} other {# points}}', { points: score.total }));
  return `\n${name}: ${total}\n${lines.join('')}`;
}
