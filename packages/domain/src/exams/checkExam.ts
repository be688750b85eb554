import type { ExamDraft, ExamPartDraft } from '@sen/api/contract/model';
import { type FieldError, fieldError } from '../errors/FieldError.ts';
import { required } from '../errors/required.ts';
import { checkSettings } from './checkSettings.ts';
import { hasTwoDecimals, hundredths, sumOfPoints } from './hundredths.ts';

/** The total score of every exam paper, in points. */
export const examTotal = 100;

/**
 * Validates an exam paper (section 5): title, category, at least one part; each part has a title and at least one question;
 * scores are above 0 and sum to the part, parts sum to 100; and the settings. Errors are in the order of the form.
 */
export function checkExam(draft: ExamDraft): FieldError[] {
  return [...checkUnfinishedExam(draft), ...checkSums(draft.parts)];
}

/** Validates a draft: the same without the sums, which may be wrong until the paper is published. */
export function checkUnfinishedExam(draft: ExamDraft): FieldError[] {
  return [
    ...required('title', draft.title),
    ...required('category_id', draft.category_id),
    ...checkSettings(draft),
    ...checkParts(draft.parts),
  ];
}

function checkParts(parts: readonly ExamPartDraft[]): FieldError[] {
  if (parts.length === 0) return [fieldError('parts', 'examPartsMissing')];
  const seen = new Set<string>();
  return parts.flatMap((part, at) => [
    ...required(`parts.${at}.title`, part.title),
    ...checkScore(`parts.${at}.score`, part.score),
    ...(part.questions.length === 0 ? [fieldError(`parts.${at}.questions`, 'examPartQuestionsMissing')] : []),
    ...part.questions.flatMap(({ question_id, score }, index) => {
      const field = `parts.${at}.questions.${index}`;
      const twice = seen.has(question_id);
      seen.add(question_id);
      return [
        ...(twice ? [fieldError(`${field}.question_id`, 'examQuestionTwice')] : []),
        ...checkScore(`${field}.score`, score),
      ];
    }),
  ]);
}

function checkScore(field: string, score: number): FieldError[] {
  if (!(score > 0)) return [fieldError(field, 'scoreNotPositive')];
  return hasTwoDecimals(score) ? [] : [fieldError(field, 'tooManyDecimals', { max: 2 })];
}

/**
 * Checks the sums in hundredths: the questions of each part against the part, the parts against 100. A part without questions is
 * skipped, since it has its own error.
 */
export function checkSums(parts: readonly ExamPartDraft[]): FieldError[] {
  const wrong = parts.flatMap((part, at) => {
    const sum = sumOfPoints(part.questions.map(({ score }) => score));
    const same = part.questions.length === 0 || hundredths(sum) === hundredths(part.score);
    return same ? [] : [fieldError(`parts.${at}.score`, 'examPartSumWrong', { sum, score: part.score })];
  });
  const sum = sumOfPoints(parts.map(({ score }) => score));
  const whole = parts.length === 0 || hundredths(sum) === hundredths(examTotal);
  return whole ? wrong : [...wrong, fieldError('parts', 'examTotalWrong', { sum, total: examTotal })];
}
