import { baseOf, type ExamState, recordOf, type Unsaved } from './examState';
import type { Change } from './journalRecords';

export type Undated = Pick<Change, 'question_id' | 'answer' | 'flagged'>;

/** The changes of a question that match `wanted`, such as those without a number. */
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

/** The journal does not contain it yet. */
export const unnumbered = ({ entry }: Unsaved<unknown>) => entry === null;

/** With the current time, and with the base of the change. */
export function datedChange(state: ExamState, change: Undated, now: number): Change {
  const base = baseOf(recordOf(state, change.question_id));
  return { ...change, base, written_at: new Date(now).toISOString() };
}
