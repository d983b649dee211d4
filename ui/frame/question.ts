import { createContext, use, useState } from 'react';

/** What a control has asked, and the moment in which it did. */
interface Asked {
  readonly choice: string;
  readonly moment: object;
}

interface Questions {
  readonly asked: Asked | null;
  readonly setAsked: (asked: Asked | null) => void;
}

const QuestionContext = createContext<Questions | null>(null);

export const QuestionProvider = QuestionContext.Provider;

/**
 * The frame keeps what was asked: a control is made anew where a window becomes another layout, and a question must not go
 * with it.
 */
export function useQuestions(): Questions {
  const [asked, setAsked] = useState<Asked | null>(null);
  return { asked, setAsked };
}

/** Whether a control of the moment has asked and waits for an answer; in another moment it has not asked yet. */
export function useQuestion(choice: string, moment: object): readonly [boolean, (asks: boolean) => void] {
  const questions = use(QuestionContext);
  if (questions === null) throw new Error('questions are asked in the frame of a table');
  const { asked, setAsked } = questions;
  return [asked?.choice === choice && asked.moment === moment, (asks) => setAsked(asks ? { choice, moment } : null)];
}
