import type {
  AnswerValue,
  CorrectionChange,
  Question,
  QuestionKey,
  ReviewedQuestion,
} from '@sen/api/contract/model';
import { scoreAnswer } from '../attempts/scoreAnswer.ts';
import { hundredths, points } from '../exams/hundredths.ts';

/** A question of an exam with its points, and how corrections let it count. */
export interface ExamEntry {
  readonly question: Question;
  readonly worth: number;
  /** Absent while no correction concerns it. */
  readonly corrected?: {
    /** The points in the exam itself, of which marks were given. */
    readonly originalWorth: number;
    /** The best of them counts. */
    readonly keys: readonly [QuestionKey, ...QuestionKey[]];
    readonly pointsTo: 'nobody' | 'everybody' | null;
  };
}

/** What a correction has changed for the answers to a question; null when nothing. */
export function correctionOf({ question, worth, corrected }: ExamEntry): ReviewedQuestion['corrected'] {
  if (!corrected) return null;
  const { keys, pointsTo, originalWorth } = corrected;
  if (pointsTo !== null) return pointsTo;
  const isSame = keys.every((key) => JSON.stringify(key) === JSON.stringify(question.key));
  if (!isSame) return 'key';
  return worth === originalWorth ? null : 'points';
}

/** The questions that a change concerns. */
export function questionsOf(change: CorrectionChange): string[] {
  if (change.kind === 'threshold') return [];
  return change.kind === 'points'
    ? change.points.map(({ question_id }) => question_id)
    : [change.question_id];
}

/** What two changes have in common when one of them stands on the other: questions, or the threshold. */
export function concernsOf(change: CorrectionChange): string[] {
  return change.kind === 'threshold' ? ['threshold'] : questionsOf(change);
}

/** How a question counts after a change that concerns it. */
export function correctedEntry(entry: ExamEntry, change: CorrectionChange): ExamEntry {
  const { question, worth } = entry;
  const before = entry.corrected ?? { originalWorth: worth, keys: [question.key], pointsTo: null };
  switch (change.kind) {
    case 'threshold':
      return entry;
    case 'void':
      return { ...entry, corrected: { ...before, pointsTo: change.points_to } };
    case 'key': {
      const keys = change.keep_old ? ([change.key, ...before.keys] as const) : ([change.key] as const);
      return { ...entry, corrected: { ...before, keys, pointsTo: null } };
    }
    case 'points': {
      const given = change.points.find(({ question_id }) => question_id === question.id);
      return { question, worth: given?.points ?? worth, corrected: before };
    }
  }
}

/** The entries after changes, in their order; the same map when there are none. */
export function correctedEntries(
  entries: ReadonlyMap<string, ExamEntry>,
  changes: readonly CorrectionChange[],
): ReadonlyMap<string, ExamEntry> {
  if (changes.length === 0) return entries;
  const after = new Map(entries);
  for (const change of changes)
    for (const id of questionsOf(change)) {
      const entry = after.get(id);
      if (entry) after.set(id, correctedEntry(entry, change));
    }
  return after;
}

/** The points of an answer as the corrections let it count; `null` if a teacher must mark it. */
export function scoreEntry(
  { question, worth, corrected }: ExamEntry,
  answer: AnswerValue | null,
): number | null {
  const { keys, pointsTo } = corrected ?? { keys: [question.key], pointsTo: null };
  if (pointsTo !== null) return pointsTo === 'everybody' ? worth : 0;
  const scores = keys.map((key) => scoreAnswer(question.content, key, answer, worth));
  return scores.reduce((best, score) => (best === null || score === null ? null : Math.max(best, score)));
}

/** The points of a teacher's mark, which was given out of `of` points; null when the question is void. */
export function scoreMark({ worth, corrected }: ExamEntry, mark: number, of: number | null): number | null {
  if (!corrected) return mark;
  if (corrected.pointsTo !== null) return null;
  const outOf = of ?? corrected.originalWorth;
  return outOf === worth ? mark : points((hundredths(mark) * hundredths(worth)) / hundredths(outOf));
}
