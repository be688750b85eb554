import type { AnswerValue, SurveyPart } from '@sen/api/contract/model';
import { type FieldError, fieldError } from '../errors/FieldError.ts';
import { answerFits } from '../questions/answerFits.ts';
import { isEmptyAnswer } from '../questions/isEmptyAnswer.ts';
import { partOf } from '../questions/partOf.ts';
import { askedQuestions, questionsOf } from '../surveyForms/askedQuestions.ts';

type Answers = Readonly<Record<string, AnswerValue>>;

/** The answers to questions that are asked, without empty ones. */
export function givenAnswers(parts: readonly SurveyPart[], answers: Answers): Record<string, AnswerValue> {
  const asked = askedQuestions(parts, answers);
  return Object.fromEntries(
    questionsOf(parts).flatMap(({ id }) => {
      const answer = partOf(answers, id);
      return asked.has(id) && answer && !isEmptyAnswer(answer) ? [[id, answer]] : [];
    }),
  );
}

/** Validates answers: of questions of the form, of their shape, and to every required question that is asked. */
export function checkAnswers(parts: readonly SurveyPart[], answers: Answers): FieldError[] {
  const questions = questionsOf(parts);
  const known = new Set(questions.map(({ id }) => id));
  const asked = askedQuestions(parts, answers);
  const given = givenAnswers(parts, answers);
  return [
    ...Object.keys(answers)
      .filter((id) => !known.has(id))
      .map((id) => fieldError(`answers.${id}`, 'surveyQuestionUnknown')),
    ...questions
      .filter(({ id }) => asked.has(id))
      .flatMap(({ id, content, required }) => {
        const answer = partOf(given, id);
        if (!answer) return required ? [fieldError(`answers.${id}`, 'surveyQuestionRequired')] : [];
        const verdict = answerFits(content, answer);
        return verdict.allowed ? [] : [fieldError(`answers.${id}`, verdict.code, verdict.params)];
      }),
  ];
}
