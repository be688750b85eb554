import type { AnswerValue, SurveyPart, SurveyQuestion } from '@sen/api/contract/model';
import { partOf } from '../questions/partOf.ts';
import { chosenChoices } from './surveyChoices.ts';

/** The questions of a form, in their order. */
export function questionsOf(parts: readonly SurveyPart[]): SurveyQuestion[] {
  return parts.flatMap(({ questions }) => questions);
}

/**
 * The number of each question in its form, from 1.
 * @param asked the questions that a person is asked: who answers sees numbers without gaps
 */
export function questionNumbers(
  parts: readonly SurveyPart[],
  asked?: ReadonlySet<string>,
): Map<string, number> {
  const counted = questionsOf(parts).filter(({ id }) => asked?.has(id) ?? true);
  return new Map(counted.map(({ id }, place) => [id, place + 1]));
}

/**
 * The ids of the questions that a person with these answers is asked: those without a condition, and those whose condition holds.
 * An answer to a question that is not asked itself does not count.
 */
export function askedQuestions(
  parts: readonly SurveyPart[],
  answers: Readonly<Record<string, AnswerValue>>,
): Set<string> {
  const asked = new Set<string>();
  for (const { id, condition } of questionsOf(parts)) {
    if (condition === null) {
      asked.add(id);
      continue;
    }
    const { question_id, choices } = condition;
    const chosen = asked.has(question_id) ? chosenChoices(partOf(answers, question_id) ?? null) : [];
    if (chosen.some((choice) => choices.includes(choice))) asked.add(id);
  }
  return asked;
}
