import type { CourseDraft } from '@sen/api/contract/model';
import { type FieldError, fieldError } from '../errors/FieldError.ts';
import { isBlankText, required } from '../errors/required.ts';
import type { RuleErrorCode } from '../errors/ruleErrors.ts';
import { hasTwoDecimals } from '../exams/hundredths.ts';
import type { KeptOf } from '../KeptOf.ts';
import { httpsAddress } from '../text/httpsAddress.ts';
import { tidySpaces } from '../text/spaces.ts';
import { checkChapters } from './checkChapters.ts';

/** The longest completion time, in days. */
export const longestCompletion = 3650;

/** The highest price of a free course, in whole euros. */
export const highestPrice = 100_000;

/** Validates a course in the order of its form (section 5). The server also checks what the course refers to. */
export function checkCourse(draft: CourseDraft): FieldError[] {
  const isBusiness = draft.kind === 'business';
  return [
    ...required('project_id', draft.project_id),
    ...required('course_name', draft.course_name),
    ...required('course_code', draft.course_code),
    ...(isBusiness ? required('level', draft.level) : []),
    ...(isBusiness ? required('teacher_id', draft.teacher_id) : []),
    ...(isBusiness ? required('start_time', draft.start_time) : []),
    ...checkCompletionTime(draft.completion_time),
    ...(isBusiness ? [] : checkPrice(draft.price)),
    ...checkTrailer(draft.trailer_video),
    ...checkScores(draft),
    ...checkChapters(draft.chapters),
  ];
}

function checkCompletionTime(days: CourseDraft['completion_time'] = null): FieldError[] {
  if (days === null) return [];
  if (!Number.isInteger(days)) return [fieldError('completion_time', 'notAnInteger', { value: days })];
  if (days < 1) return [fieldError('completion_time', 'tooSmall', { min: 1 })];
  return days > longestCompletion
    ? [fieldError('completion_time', 'completionTimeTooLong', { max: longestCompletion })]
    : [];
}

function checkPrice(price: CourseDraft['price'] = null): FieldError[] {
  if (price === null) return [];
  if (!Number.isInteger(price)) return [fieldError('price', 'notAnInteger', { value: price })];
  if (price < 0) return [fieldError('price', 'tooSmall', { min: 0 })];
  return price > highestPrice ? [fieldError('price', 'tooLarge', { max: highestPrice })] : [];
}

function checkTrailer(address: string | undefined): FieldError[] {
  if (address === undefined || isBlankText(address)) return [];
  return httpsAddress(address) ? [] : [fieldError('trailer_video', 'trailerNotHttps')];
}

const scoreNames = ['completion_score', 'certificate_score', 'average', 'good', 'excellent'] as const;
type ScoreName = (typeof scoreNames)[number];

/** What a score has to be above: the nearest of these that the course has. */
const lowerScores: Readonly<Record<ScoreName, readonly (readonly [ScoreName, RuleErrorCode])[]>> = {
  completion_score: [],
  certificate_score: [['completion_score', 'scoreNotAboveCompletion']],
  average: [['completion_score', 'scoreNotAboveCompletion']],
  good: [
    ['average', 'scoreNotAboveAverage'],
    ['completion_score', 'scoreNotAboveCompletion'],
  ],
  excellent: [
    ['good', 'scoreNotAboveGood'],
    ['average', 'scoreNotAboveAverage'],
    ['completion_score', 'scoreNotAboveCompletion'],
  ],
};

/** Giỏi > Khá > Trung bình > completion ≥ 0, and the certificate above the completion; a score may be absent. */
export function checkScores(draft: Pick<CourseDraft, ScoreName>): FieldError[] {
  return scoreNames.flatMap((name) => {
    const score = draft[name] ?? null;
    if (score === null) return [];
    if (Number.isNaN(score)) return [fieldError(name, 'thisFieldIsRequired')];
    if (score < 0) return [fieldError(name, 'tooSmall', { min: 0 })];
    if (score > 100) return [fieldError(name, 'tooLarge', { max: 100 })];
    if (!hasTwoDecimals(score)) return [fieldError(name, 'tooManyDecimals', { max: 2 })];
    const [lower, code] = lowerScores[name].find(([other]) => (draft[other] ?? null) !== null) ?? [];
    const min = (lower && draft[lower]) ?? null;
    return code === undefined || min === null || score > min ? [] : [fieldError(name, code, { min })];
  });
}

interface Renamed {
  course_name: 'name';
  course_code: 'code';
  course_description: 'description';
  field: 'category_id';
  survey_id: 'final_exam_id';
  completion_time: 'completion_days';
  id: never;
  version: never;
  project_id: never;
  chapters: never;
}

/** The stored form of a valid course: an omitted text is empty, any other omitted value null. */
export function keptCourse(draft: CourseDraft) {
  return {
    kind: draft.kind,
    name: tidySpaces(draft.course_name),
    code: tidySpaces(draft.course_code),
    description: (draft.course_description ?? '').trim(),
    level: draft.level ?? null,
    category_id: draft.field ?? null,
    benefits: (draft.benefits ?? '').trim(),
    introduction: (draft.introduction ?? '').trim(),
    trailer_video: tidySpaces(draft.trailer_video ?? '') || null,
    completion_score: draft.completion_score ?? null,
    certificate_score: draft.certificate_score ?? null,
    excellent: draft.excellent ?? null,
    good: draft.good ?? null,
    average: draft.average ?? null,
    final_exam_id: draft.survey_id ?? null,
    teacher_id: draft.teacher_id ?? null,
    start_time: draft.start_time ?? null,
    completion_days: draft.completion_time ?? null,
    price: draft.kind === 'free' ? (draft.price ?? 0) : null,
  } satisfies KeptOf<CourseDraft, Renamed>;
}
