import { Analyst, dearest, factsOf, type Judgement, storyOf, THOROUGH, turningPoints } from '@roundhouse/bots';
import type { AnyResident } from '@roundhouse/games';
import { knownGame } from '@roundhouse/games/registry';
import { type AnyMatch, say, type Seat, type Wording } from '@roundhouse/kernel';
import type { TerminalChoice } from '@roundhouse/style';
import type { Command } from '../command.ts';
import { furnishedFrom } from '../content.ts';
import { openRecord } from '../open-record.ts';
import { plainPaint } from '../play/paint.ts';
import { CONTENT, JSON_FLAG } from '../shared-flags.ts';
import { ProgressBar } from '../simulation/progress.ts';
import { decimal, table } from '../simulation/table.ts';
import { UserError } from '../user-error.ts';

const MOST_MOVES = 10;
/** Whoever leads for fewer actions than everybody has seats, times this, was only the first to act. */
const ROUNDS_AHEAD = 3;

export const analyse: Command = {
  name: 'analyse',
  summary: 'goes through a game that was played: who could expect what, and which moves cost most',
  about:
    'Every decision is thought about again with what its seat could see then. It prints what each seat could expect to\n' +
    'have at the end of every round, where the lead changed hands, the decisions that cost most, and the story of the game.',
  flags: [
    { name: 'record', value: 'FILE', bare: true, about: 'the record of a match' },
    { name: 'positions', value: 'N', about: `positions to look at for each decision (${THOROUGH.positions})` },
    CONTENT,
    JSON_FLAG,
  ],
  examples: ['analyse record.json', 'analyse record.json --positions 10000 --json'],
  async run(flags, io) {
    const file = flags.text('record');
    if (file === undefined) throw new UserError('say which record: analyse record.json');
    const { match, resident } = openRecord(file, furnishedFrom(flags).residents);
    const positions = flags.whole('positions', { min: 1 }) ?? THOROUGH.positions;
    const analyst = new Analyst(resident, match, { ...THOROUGH, positions });
    const bar = new ProgressBar(io.err, match.seq, 'actions', io.now);
    while (analyst.step()) {
      bar.show(analyst.progress.done);
      await io.err.ready();
    }
    bar.clear();
    const { analysis, progress } = analyst;
    const story = storyText(resident, match, analyst);
    const report = { game: resident.game.id, seats: match.seats, positions: progress.positions, story, ...analysis };
    io.out.write(flags.has('json') ? `${JSON.stringify(report)}\n` : analysisText(resident, match, analyst, story));
    return 0;
  },
};

function analysisText(
  resident: AnyResident,
  match: AnyMatch,
  { analysis, progress }: Analyst<object, unknown, unknown, unknown>,
  story: string,
): string {
  const named = namesIn(match);
  const seats = Array.from({ length: match.seats }, (_, seat) => seat);
  const expected = chapterEnds(resident, match).map(({ chapter, seq }) => [
    String(chapter),
    ...seats.map((seat) => decimal(analysis.expected[seq]?.[seat] ?? null)),
  ]);
  const turns = turningPoints(analysis, ROUNDS_AHEAD * match.seats).map(
    ({ seq, leader, before }) =>
      `  round ${resident.chapter(match.at(seq))}, action ${seq}: ${named(leader)} takes the lead from ${named(before)}\n`,
  );
  const moves = dearest(analysis, MOST_MOVES).map(
    (judgement) =>
      `  round ${resident.chapter(match.at(judgement.seq - 1))}, action ${judgement.seq}, ${named(judgement.seat)}: ${decimal(judgement.cost)} points\n` +
      `    played: ${told(resident, match, judgement, judgement.played)}\n` +
      `    better: ${told(resident, match, judgement, judgement.better)}\n`,
  );
  return [
    `${resident.game.name}, ${match.seq} actions, ${analysis.judgements.length} decisions, ${progress.positions} positions looked at\n\n`,
    'Points that each could expect to have in the end, after each round:\n\n',
    table(['round', ...seats.map(named)], expected),
    turns.length === 0 ? '\nThe lead never changed.\n' : `\nWhere the lead changed:\n\n${turns.join('')}`,
    moves.length === 0 ? '\nNo decision cost anything worth a word.\n' : `\nWhat cost most:\n\n${moves.join('')}`,
    `\n${story}\n`,
  ].join('');
}

function namesIn(match: AnyMatch): (seat: Seat) => string {
  return (seat) => {
    const name = match.sitters[seat]?.name ?? '';
    return name === '' ? `seat ${seat}` : name;
  };
}

/** The game in one paragraph. */
function storyText(
  resident: AnyResident,
  match: AnyMatch,
  { analysis }: Analyst<object, unknown, unknown, unknown>,
): string {
  const named = namesIn(match);
  const wording: Wording = { seatName: (seat) => capitalised(named(seat)) };
  const facts = factsOf(resident, match, analysis, knownGame(resident.game.id).period);
  return storyOf(facts)
    .map((sentence) => say(sentence, wording))
    .join(' ');
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The last live action of every chapter that was played. */
function chapterEnds(
  resident: AnyResident,
  match: AnyMatch,
): readonly { readonly chapter: number; readonly seq: number }[] {
  const ends = new Map<number, number>();
  for (let seq = 0; seq <= match.seq; seq++) ends.set(resident.chapter(match.at(seq)), seq);
  return [...ends].map(([chapter, seq]) => ({ chapter, seq }));
}

/** An action as somebody at a terminal reads it. */
function told(resident: AnyResident, match: AnyMatch, { seq, seat }: Judgement<unknown>, action: unknown): string {
  const view = match.viewAt(seq - 1, seat);
  const words = { paint: plainPaint, seatName: (other: Seat) => `Seat ${other}` };
  const choices = resident.terminal.choices(view, seat, resident.game.legal(view, seat), words);
  return labelsOf(choices, JSON.stringify(action))?.join(', ') ?? JSON.stringify(action);
}

function labelsOf(choices: readonly TerminalChoice<unknown>[], action: string): readonly string[] | null {
  for (const choice of choices) {
    if ('action' in choice) {
      if (JSON.stringify(choice.action) === action) return [choice.label];
      continue;
    }
    const within = labelsOf(choice.choices, action);
    if (within !== null) return [choice.label, ...within];
  }
  return null;
}
