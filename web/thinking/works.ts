import {
  Analyst,
  BEST_SHAPE,
  botFor,
  LONGEST_THOUGHT_MS,
  markOf,
  type Shape,
  STRICT,
  Suggester,
  THOROUGH,
  Trials,
} from '@roundhouse/bots';
import type { AnyBrain } from '@roundhouse/games/registry';
import { furnishedFor, Match, rngFrom } from '@roundhouse/kernel';
import type {
  AnalyseQuestion,
  AskName,
  Asks,
  CompareQuestion,
  DecideQuestion,
  MarkQuestion,
  Progress,
  SuggestQuestion,
} from './questions.ts';

/** Several moves are wanted, so none rests early; and they are told by the points that they bring to whoever asks. */
const OPEN_MIND: Shape = { ...BEST_SHAPE, heat: 6, guessedHeat: 6, caution: 0, rivalry: 0 };

/** A question that is being thought about, a little at a time. */
export interface Work<Answer> {
  /** False when nothing more is to come. */
  readonly step: () => boolean;
  readonly progress: () => Progress<Answer>;
  readonly answer: () => Answer;
}

/** What thinking needs of the world. */
export interface Around {
  /** A game of the house, with what the host adds to it. */
  readonly brain: (game: string) => Promise<AnyBrain>;
  /** Milliseconds from any fixed point. */
  readonly now: () => number;
}

type Works = { readonly [K in AskName]: (question: Asks[K]['question']) => Promise<Work<Asks[K]['answer']>> };

/** How each kind of question is thought about. */
export function worksIn({ brain: brainOf, now }: Around): Works {
  /** The game as the match plays it, and what came from elsewhere as that game sees it. */
  const seen = async ({
    game: id,
    options,
    content,
    view: sent,
  }: DecideQuestion | SuggestQuestion | CompareQuestion) => {
    const brain = await brainOf(id);
    const game = furnishedFor(brain.game, { content, options });
    return { brain: { ...brain, game }, view: game.content?.bind(sent) ?? sent };
  };
  const replayed = async (record: unknown) => {
    const brain = await brainOf(gameOf(record));
    const match = Match.replay(brain.game, record);
    return { brain: { ...brain, game: match.game }, match };
  };
  return {
    decide: async (question) => {
      const { level, seat, luck } = question;
      const { brain, view } = await seen(question);
      const bot = botFor(level, brain, { ms: LONGEST_THOUGHT_MS, now });
      if (bot === undefined) throw new Error(`There is no bot '${level}'.`);
      const begun = now();
      const thinking = bot.begin(view, seat, rngFrom(luck));
      return {
        step: () => thinking.step(),
        progress: () => ({ done: now() - begun, of: LONGEST_THOUGHT_MS, soFar: null }),
        answer: () => thinking.best(),
      };
    },
    suggest: async (question) => {
      const { most, ms, seat, luck } = question;
      const { brain, view } = await seen(question);
      const suggester = new Suggester({ brain, view, seat, luck, shape: OPEN_MIND });
      const begun = now();
      return {
        step: () => suggester.step() && now() - begun < ms,
        progress: () => ({ done: now() - begun, of: ms, soFar: null }),
        answer: () => suggester.suggestions(most),
      };
    },
    compare: async (question) => {
      const { ahead, behind, worlds, seat, luck } = question;
      const { brain, view } = await seen(question);
      const trials = new Trials({ brain, view, seat, luck, horizon: 1, width: STRICT.width }, [ahead, behind]);
      const left = (): number => worlds - trials.worlds(1);
      return {
        step: () => {
          if (left() <= 0) return false;
          trials.tryOnce(trials.worlds(0) > trials.worlds(1) ? 1 : 0);
          return left() > 0;
        },
        progress: () => ({ done: worlds - left(), of: worlds, soFar: null }),
        answer: () => trials.distance(0, 1),
      };
    },
    analyse: async ({ record, positions, known }: AnalyseQuestion) => {
      const { brain, match } = await replayed(record);
      const analyst = new Analyst(brain, match, { ...THOROUGH, positions }, known);
      return {
        step: () => analyst.step(),
        progress: () => ({ done: analyst.progress.done, of: analyst.progress.of, soFar: analyst.analysis }),
        answer: () => analyst.analysis,
      };
    },
    mark: async ({ record }: MarkQuestion) => {
      const { brain, match } = await replayed(record);
      return {
        step: () => false,
        progress: () => ({ done: 0, of: 1, soFar: null }),
        answer: () => markOf(brain, match),
      };
    },
  };
}

function gameOf(record: unknown): string {
  if (typeof record === 'object' && record !== null && 'game' in record && typeof record.game === 'string') {
    return record.game;
  }
  throw new Error('This is not the record of a game: it does not say of which.');
}
