import { baseOf, type ExamState, recordOf, type Unsaved } from './examState';
import type { Change } from './journalRecords';

export type Undated = Pick<Change, 'question_id' | 'answer' | 'flagged'>;

/** What was changed of a question and is as `wanted`: without a number, say. */
export function changesOf(
  state: ExamState,
  question_id: string,
  wanted: (unsaved: Unsaved<unknown>) => boolean,
): Undated[] {
  const { answer, flag } = recordOf(state, question_id);
  const changes: Undated[] = [];
  if (answer && wanted(answer)) changes.push({ question_id, answer: answer.value });
  if (flag && wanted(flag)) changes.push({ question_id, flagged: flag.value });
  return changes;
}

/** The journal does not hold it yet. */
export const unnumbered = ({ entry }: Unsaved<unknown>) => entry === null;

/** With the moment of now, and with what it was based on. */
export function datedChange(state: ExamState, change: Undated, now: number): Change {
  const base = baseOf(recordOf(state, change.question_id));
  return { ...change, base, written_at: new Date(now).toISOString() };
}
