import type { AssignmentDraft } from '@sen/api/contract/model';
import { checkRelease, defaultRelease } from '../attempts/release.ts';
import { type FieldError, fieldError } from '../errors/FieldError.ts';
import { required } from '../errors/required.ts';
import { checkSettings } from './checkSettings.ts';

/** The class that an exam is assigned to; `student_ids` are those of its students who are asked about, or any for the whole class. */
export interface AssigningClass {
  readonly start: Date;
  readonly end: Date;
  readonly student_ids: readonly string[];
}

/**
 * Validates an assignment (section 5): an exam, a start not before the current minute, an end after now and after the start,
 * both within the class, participants of the class, the settings, and
 * when students see what. Times are RFC 3339; an unreadable one counts as missing.
 */
export function checkAssignment(draft: AssignmentDraft, classroom: AssigningClass, now: Date): FieldError[] {
  return [
    ...required('survey_id', draft.survey_id),
    ...checkWindow(draft, classroom, now),
    ...checkSettings(draft),
    ...checkRelease({ ...defaultRelease, ...draft }),
    ...checkParticipants(draft.student_ids, classroom.student_ids),
  ];
}

function checkWindow(draft: AssignmentDraft, classroom: AssigningClass, now: Date): FieldError[] {
  const start = new Date(draft.start_time);
  const end = new Date(draft.end_time);
  return [...checkStart(start, classroom, now), ...checkEnd(end, start, classroom, now)];
}

function checkStart(start: Date, classroom: AssigningClass, now: Date): FieldError[] {
  if (isMissing(start)) return [fieldError('start_time', 'thisFieldIsRequired')];
  if (start.getTime() < minuteOf(now)) return [fieldError('start_time', 'startInThePast')];
  if (start > classroom.start) return [];
  return [fieldError('start_time', 'startBeforeClassStart', { start: classroom.start.toISOString() })];
}

function checkEnd(end: Date, start: Date, classroom: AssigningClass, now: Date): FieldError[] {
  if (isMissing(end)) return [fieldError('end_time', 'thisFieldIsRequired')];
  if (end <= now) return [fieldError('end_time', 'endInThePast')];
  if (end <= start) return [fieldError('end_time', 'endNotAfterStart')];
  return end < classroom.end
    ? []
    : [fieldError('end_time', 'endAfterClassEnd', { end: classroom.end.toISOString() })];
}

/** The start of the current minute: a time picker with minute precision cannot select a later 'now'. */
function minuteOf(now: Date): number {
  return Math.floor(now.getTime() / 60_000) * 60_000;
}

function isMissing(time: Date): boolean {
  return Number.isNaN(time.getTime());
}

/** Without participants the exam is for the whole class, which must then have students. */
function checkParticipants(named: readonly string[] | undefined, students: readonly string[]): FieldError[] {
  const participants = named ?? students;
  if (participants.length === 0) return [fieldError('student_ids', 'participantsMissing')];
  const known = new Set(students);
  return participants.every((id) => known.has(id))
    ? []
    : [fieldError('student_ids', 'participantNotInClass')];
}
