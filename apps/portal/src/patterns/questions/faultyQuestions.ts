import type { Exam, Question } from '@sen/api/contract/model';

export interface FaultyQuestion {
  /** From 1, across all parts. */
  number: number;
  question: Question;
}

/** The questions of an exam that are marked as wrong. */
export function faultyQuestions({ parts }: Pick<Exam, 'parts'>): FaultyQuestion[] {
  return parts
    .flatMap(({ questions }) => questions)
    .map(({ question }, place) => ({ number: place + 1, question }))
    .filter(({ question }) => question.check_error);
}
