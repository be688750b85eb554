import type { Assignment, AssignmentDraft, Class, Exam } from '@sen/api/contract/model';
import type { FieldError } from '@sen/domain/errors/FieldError';
import { defaultRelease } from '@sen/domain/attempts/release';
import { plannedPlace, type PlannedExam } from '@sen/domain/classes/classContent';
import { checkAssignment } from '@sen/domain/exams/checkAssignment';

const minute = 60_000;
const step = 5 * minute;
const week = 7 * 24 * 60 * minute;

/** The chapter or session of a class that an exam belongs to; neither for the whole class. */
type Place = Pick<AssignmentDraft, 'chapter_id' | 'session_id'>;

/** The form of an assignment: `student_ids` counts only if not the whole class takes part. */
export interface AssignmentForm extends Omit<AssignmentDraft, keyof Place> {
  everyone: boolean;
  place: Place;
}

/** What the form sends. */
export function draftOf({ everyone, place, student_ids = [], ...draft }: AssignmentForm): AssignmentDraft {
  return { ...draft, ...place, ...(everyone ? {} : { student_ids }) };
}

/** A form before a class and an exam give it its defaults. */
export function emptyDraft(request_id: string): AssignmentForm {
  return {
    survey_id: '',
    start_time: '',
    end_time: '',
    duration_minutes: Number.NaN,
    retakes: 0,
    deduction_percent: 0,
    questions_per_page: 10,
    is_final: false,
    ...defaultRelease,
    everyone: true,
    place: {},
    request_id,
  };
}

/** Defaults: from the next full five minutes for a week, limited to the class's dates. */
export function newDraft(classroom: Class, now: Date, request_id: string): AssignmentForm {
  const classEnd = Date.parse(classroom.classroom_end_time);
  const soon = Math.ceil((now.getTime() + minute) / step) * step;
  const start = Math.max(soon, Date.parse(classroom.classroom_start_time));
  const end = Math.min(start + week, classEnd - minute);
  return { ...emptyDraft(request_id), start_time: rfc3339(start), end_time: rfc3339(end) };
}

/** The fields that an exam's own settings fill in; the class may change them. */
export function chosenExam(exam: Exam): Partial<AssignmentForm> {
  const { id, duration_minutes, retakes, deduction_percent, questions_per_page } = exam;
  return { survey_id: id, duration_minutes, retakes, deduction_percent, questions_per_page };
}

function placeOf({
  chapter_id,
}: Pick<PlannedExam, 'chapter_id'>): Pick<AssignmentForm, 'place' | 'is_final'> {
  return chapter_id === null ? { place: {}, is_final: true } : { place: { chapter_id }, is_final: false };
}

/** The settings of an exam that the course has in a chapter or as its final exam. */
export function chosenAsPlanned(
  exam: Exam,
  planned: Pick<PlannedExam, 'chapter_id'>,
): Partial<AssignmentForm> {
  return { ...chosenExam(exam), ...placeOf(planned) };
}

/** Where the course of a class has an exam. */
function usualPlace(classroom: Class, surveyId: string): Pick<AssignmentForm, 'place' | 'is_final'> {
  const planned = plannedPlace(classroom, surveyId);
  return planned ? placeOf(planned) : { place: {}, is_final: false };
}

/** The settings of an exam that was chosen for a class: it takes the place that the course has for it, unless another one was chosen. */
export function chosenForClass(
  exam: Exam,
  classroom: Class,
  { survey_id, place, is_final = false }: AssignmentForm,
): Partial<AssignmentForm> {
  const usual = usualPlace(classroom, survey_id);
  const isUsual =
    is_final === usual.is_final &&
    place.session_id === undefined &&
    place.chapter_id === usual.place.chapter_id;
  return { ...chosenExam(exam), ...(isUsual ? usualPlace(classroom, exam.id) : {}) };
}

/** The settings of an assigned exam, to change them. */
export function formOf(assignment: Assignment): AssignmentForm {
  const { survey_id, start_time, end_time, duration_minutes, retakes, deduction_percent } = assignment;
  const { questions_per_page, is_final, show_score, show_answers, show_key, student_ids } = assignment;
  const { chapter_id, session_id } = assignment;
  return {
    survey_id,
    start_time,
    end_time,
    duration_minutes,
    retakes,
    deduction_percent,
    questions_per_page,
    is_final,
    show_score,
    show_answers,
    show_key,
    everyone: student_ids === undefined,
    student_ids: student_ids ?? [],
    place: { ...(chapter_id === null ? {} : { chapter_id }), ...(session_id === null ? {} : { session_id }) },
  };
}

/** Errors of the draft for this class. */
export function assignmentErrors(draft: AssignmentForm, classroom: Class, now: Date): FieldError[] {
  return checkAssignment(
    draftOf(draft),
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
