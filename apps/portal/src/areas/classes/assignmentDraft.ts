import type { AssignmentDraft, Class, Exam } from '@sen/api/contract/model';
import { checkAssignment } from '@sen/domain/exams/checkAssignment';
import { fieldErrorTexts } from '../../words/fieldErrorTexts';

const minute = 60_000;
const step = 5 * minute;
const week = 7 * 24 * 60 * minute;

/** Begins with the class's next five minutes and a week from there, within the class. */
export function newDraft(classroom: Class, now: Date, request_id: string): AssignmentDraft {
  const classEnd = Date.parse(classroom.classroom_end_time);
  const soon = Math.ceil((now.getTime() + minute) / step) * step;
  const start = Math.max(soon, Date.parse(classroom.classroom_start_time));
  const end = Math.min(start + week, classEnd - minute);
  return {
    survey_id: '',
    start_time: rfc3339(start),
    end_time: rfc3339(end),
    duration_minutes: Number.NaN,
    retakes: 0,
    deduction_percent: 0,
    questions_per_page: 10,
    is_final: false,
    request_id,
  };
}

/** The exam's own settings are the proposal; the class may have others. */
export function withExam(draft: AssignmentDraft, exam: Exam): AssignmentDraft {
  const { duration_minutes, retakes, deduction_percent, questions_per_page } = exam;
  return { ...draft, duration_minutes, retakes, deduction_percent, questions_per_page };
}

/** What is wrong with the draft, by field; undefined when it can be sent. */
export function errorsOf(
  draft: AssignmentDraft,
  classroom: Class,
  now: Date,
): Record<string, string> | undefined {
  const fieldErrors = checkAssignment(
    draft,
    {
      start: new Date(classroom.classroom_start_time),
      end: new Date(classroom.classroom_end_time),
      student_ids: (classroom.students ?? []).map(({ id }) => id),
    },
    now,
  );
  return fieldErrors.length > 0 ? fieldErrorTexts(fieldErrors) : undefined;
}

function rfc3339(time: number): string {
  return new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');
}
