import type { SurveyFormDraft, SurveyPart, SurveyQuestion } from '@sen/api/contract/model';
import { type FieldError, fieldError } from '../errors/FieldError.ts';
import { required } from '../errors/required.ts';
import type { KeptOf } from '../KeptOf.ts';
import { checkAsked } from '../questions/checkAsked.ts';
import { tidySpaces } from '../text/spaces.ts';
import { questionsOf } from './askedQuestions.ts';
import { surveyChoices } from './surveyChoices.ts';

/** The most questions of a survey form, in all its parts together. */
export const mostSurveyQuestions = 300;

/**
 * Validates a survey form (section 5): name, category, at least one part; each part has a title and at least one question, and a
 * condition names choices of an earlier question. Errors are in the order of the form.
 */
export function checkSurveyForm(draft: SurveyFormDraft): FieldError[] {
  return [
    ...required('name', draft.name),
    ...required('category_id', draft.category_id),
    ...(draft.id === undefined ? required('status', draft.status) : []),
    ...checkParts(draft.parts),
  ];
}

function checkParts(parts: readonly SurveyPart[]): FieldError[] {
  if (parts.length === 0) return [fieldError('parts', 'surveyPartsMissing')];
  const earlier: SurveyQuestion[] = [];
  const found = parts.flatMap(({ title, questions }, at) => [
    ...required(`parts.${at}.title`, title),
    ...(questions.length === 0 ? [fieldError(`parts.${at}.questions`, 'surveyPartQuestionsMissing')] : []),
    ...questions.flatMap((question, place) => {
      const prefix = `parts.${at}.questions.${place}`;
      const errors = checkSurveyQuestion(question, earlier);
      earlier.push(question);
      return errors.map((error) => ({ ...error, field: `${prefix}.${error.field}` }));
    }),
  ]);
  const tooMany = questionsOf(parts).length > mostSurveyQuestions;
  return tooMany
    ? [...found, fieldError('parts', 'surveyTooManyQuestions', { max: mostSurveyQuestions })]
    : found;
}

/** Validates one question, with paths within it. `earlier` are the questions before it. */
export function checkSurveyQuestion(
  question: SurveyQuestion,
  earlier: readonly SurveyQuestion[],
): FieldError[] {
  const twice = earlier.some(({ id }) => id === question.id);
  return [
    ...(twice ? [fieldError('id', 'surveyQuestionTwice')] : []),
    ...checkAsked(question),
    ...checkCondition(question, earlier),
  ];
}

function checkCondition({ condition }: SurveyQuestion, earlier: readonly SurveyQuestion[]): FieldError[] {
  if (condition === null) return [];
  const on = earlier.find(({ id }) => id === condition.question_id);
  if (!on) return [fieldError('condition.question_id', 'conditionNotEarlier')];
  const choices = surveyChoices(on.content);
  if (choices === null) return [fieldError('condition.question_id', 'conditionNotChoice')];
  if (condition.choices.length === 0) return [fieldError('condition.choices', 'conditionChoicesMissing')];
  return condition.choices.every((choice) => choices.includes(choice))
    ? []
    : [fieldError('condition.choices', 'conditionChoiceUnknown')];
}

interface Renamed {
  id: never;
  version: never;
  status: never;
}

/** The stored form of a valid survey form, without its status. */
export function keptSurveyForm({ name, description, category_id, parts }: SurveyFormDraft) {
  return {
    name: tidySpaces(name),
    description: description?.trim() ?? '',
    category_id,
    parts: parts.map(({ title, questions }) => ({
      title: tidySpaces(title),
      questions: questions.map((question) => ({ ...question, title: question.title.trim() })),
    })),
  } satisfies KeptOf<SurveyFormDraft, Renamed>;
}
