import type { ClassCourse, CorrectionChange } from '@sen/api/contract/model';
import { checkScores } from '../courses/checkCourse.ts';
import { type FieldError, fieldError } from '../errors/FieldError.ts';
import { hasTwoDecimals, sumOfPoints } from '../exams/hundredths.ts';
import { checkContent } from '../questions/checkQuestion.ts';
import { questionTraits } from '../questions/questionTypes.ts';
import { correctedEntries, type ExamEntry, questionsOf } from './correctedEntry.ts';

/** Validates another completion score of a class: below the scores of its ratings and its certificate, and another than now. */
export function checkThreshold(course: ClassCourse | null, completion_score: number): FieldError[] {
  if (course === null) return [fieldError('change', 'correctionThresholdOfTraining')];
  if (course.completion_score === completion_score) return [fieldError('change', 'correctionChangesNothing')];
  if (!hasTwoDecimals(completion_score)) return [fieldError('change', 'correctionPointsWrong')];
  return checkScores({ ...course, completion_score }).length === 0
    ? []
    : [fieldError('change', 'correctionThresholdTooHigh')];
}

/** Validates a change of how an exam counts: its questions, a key that fits, the same points in all, and that it changes something. */
export function checkChange(entries: ReadonlyMap<string, ExamEntry>, change: CorrectionChange): FieldError[] {
  if (!questionsOf(change).every((id) => entries.has(id)))
    return [fieldError('change', 'correctionQuestionUnknown')];
  const wrong = change.kind === 'points' ? checkPoints(entries, change) : checkKey(entries, change);
  if (wrong.length > 0) return wrong;
  return changesNothing(entries, change) ? [fieldError('change', 'correctionChangesNothing')] : [];
}

function checkKey(entries: ReadonlyMap<string, ExamEntry>, change: CorrectionChange): FieldError[] {
  const entry = change.kind === 'key' ? entries.get(change.question_id) : undefined;
  if (change.kind !== 'key' || !entry) return [];
  const { content } = entry.question;
  if (questionTraits[content.type].markedBy === 'teacher')
    return [fieldError('change', 'correctionKeyOfWritten')];
  return checkContent({ content, key: change.key }).map((error) => ({ ...error, field: 'change' }));
}

function checkPoints(
  entries: ReadonlyMap<string, ExamEntry>,
  change: Extract<CorrectionChange, { kind: 'points' }>,
): FieldError[] {
  const ids = change.points.map(({ question_id }) => question_id);
  if (new Set(ids).size < ids.length) return [fieldError('change', 'correctionQuestionTwice')];
  if (!change.points.every(({ points }) => points > 0 && hasTwoDecimals(points)))
    return [fieldError('change', 'correctionPointsWrong')];
  const total = sumOf(entries);
  const sum = sumOf(correctedEntries(entries, [change]));
  return sum === total ? [] : [fieldError('change', 'correctionPointsSum', { sum, total })];
}

const sumOf = (entries: ReadonlyMap<string, ExamEntry>) =>
  sumOfPoints([...entries.values()].map(({ worth }) => worth));

function changesNothing(entries: ReadonlyMap<string, ExamEntry>, change: CorrectionChange): boolean {
  const after = correctedEntries(entries, [change]);
  return questionsOf(change).every((id) => countsOf(entries.get(id)) === countsOf(after.get(id)));
}

/** A text that is the same for entries that count alike. */
function countsOf(entry: ExamEntry | undefined): string {
  const keys = new Set((entry?.corrected?.keys ?? [entry?.question.key]).map((key) => JSON.stringify(key)));
  return JSON.stringify([entry?.worth, entry?.corrected?.pointsTo ?? null, [...keys].toSorted()]);
}
