import type { AssignmentDraft, Class, Exam } from '@sen/api/contract/model';
import type { FieldError } from '@sen/domain/errors/FieldError';
import { defaultRelease } from '@sen/domain/attempts/release';
import { checkAssignment } from '@sen/domain/exams/checkAssignment';

const minute = 60_000;
const step = 5 * minute;
const week = 7 * 24 * 60 * minute;

/** Defaults: from the next full five minutes for a week, limited to the class's dates. */
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
    ...defaultRelease,
    request_id,
  };
}

/** The fields that an exam's own settings fill in; the class may change them. */
export function chosenExam(exam: Exam): Partial<AssignmentDraft> {
  const { id, duration_minutes, retakes, deduction_percent, questions_per_page } = exam;
  return { survey_id: id, duration_minutes, retakes, deduction_percent, questions_per_page };
}

/** Errors of the draft for this class. */
export function assignmentErrors(draft: AssignmentDraft, classroom: Class, now: Date): FieldError[] {
  return checkAssignment(
    draft,
    {
      start: new Date(classroom.classroom_start_time),
      end: new Date(classroom.classroom_end_time),
      student_ids: (classroom.students ?? []).map(({ id }) => id),
    },
    now,
  );
}

function rfc3339(time: number): string {
  return new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');
}
