import type { AssignmentDraft } from '@sen/api/contract/model';
import { type FieldError, fieldError } from '../errors/FieldError.ts';
import { allowed, refused, type Verdict } from '../errors/verdict.ts';
import { type AssigningClass, checkAssignment } from './checkAssignment.ts';

/** An assignment before its change. */
export interface AssignedExam {
  readonly draft: AssignmentDraft;
  /** Students with an attempt. */
  readonly begun_ids: readonly string[];
  /** The latest deadline of a running attempt; null without one. */
  readonly runningUntil: Date | null;
}

const frozenOnceBegun = ['survey_id', 'start_time', 'duration_minutes', 'deduction_percent'] as const;
const frozenOnceOver = [...frozenOnceBegun, 'end_time', 'retakes', 'questions_per_page', 'is_final'] as const;

/**
 * Validates a change of an assignment: as a new one, except for times that stay the same; what attempts depend on is frozen once
 * somebody has begun, and all but the release once it is over.
 */
export function checkAssignmentChange(
  before: AssignedExam,
  draft: AssignmentDraft,
  classroom: AssigningClass,
  now: Date,
): FieldError[] {
  const frozen = checkFrozen(before, draft, now);
  const others = [...checkAssignment(draft, classroom, now), ...checkRunning(before, draft, classroom)];
  return [
    ...frozen,
    ...others.filter(
      ({ field }) => !frozen.some((one) => one.field === field) && !isSame(field, before.draft, draft),
    ),
  ];
}

function checkFrozen(before: AssignedExam, draft: AssignmentDraft, now: Date): FieldError[] {
  const changed = <Field extends (typeof frozenOnceOver)[number]>(fields: readonly Field[]) =>
    fields.filter((field) => !isSame(field, before.draft, draft));
  if (now >= new Date(before.draft.end_time))
    return changed(frozenOnceOver).map((field) => fieldError(field, 'frozenOnceOver'));
  if (before.begun_ids.length === 0) return [];
  return changed(frozenOnceBegun).map((field) => fieldError(field, 'frozenOnceBegun'));
}

function checkRunning(
  { draft: before, begun_ids, runningUntil }: AssignedExam,
  draft: AssignmentDraft,
  classroom: AssigningClass,
): FieldError[] {
  const { retakes, end_time, student_ids } = draft;
  const fewer = begun_ids.length > 0 && retakes < before.retakes;
  const end = new Date(end_time);
  // Extra time may exceed the end: only an earlier one takes time from anybody.
  const tooEarly = runningUntil !== null && end < runningUntil && end < new Date(before.end_time);
  // Who has left the class stays with the attempts alone.
  const present = begun_ids.filter((id) => classroom.student_ids.includes(id));
  const removed = student_ids !== undefined && present.some((id) => !student_ids.includes(id));
  return [
    ...(fewer ? [fieldError('retakes', 'fewerRetakesOnceBegun', { retakes: before.retakes })] : []),
    ...(tooEarly ? [fieldError('end_time', 'endBeforeRunning', { end: runningUntil.toISOString() })] : []),
    ...(removed ? [fieldError('student_ids', 'participantHasBegun')] : []),
  ];
}

const announced = ['survey_id', 'start_time', 'end_time', 'duration_minutes', 'retakes'] as const;

/** Returns whether a change is one that the participants have to know of. */
export function concernsParticipants(before: AssignedExam, draft: AssignmentDraft): boolean {
  return announced.some((field) => !isSame(field, before.draft, draft));
}

/** Whether a field that the change leaves alone: a time that has passed stays valid. */
function isSame(field: string, before: AssignmentDraft, draft: AssignmentDraft): boolean {
  switch (field) {
    case 'start_time':
    case 'end_time':
      return new Date(before[field]).getTime() === new Date(draft[field]).getTime();
    case 'is_final':
      return (before.is_final ?? false) === (draft.is_final ?? false);
    case 'survey_id':
    case 'duration_minutes':
    case 'deduction_percent':
    case 'retakes':
    case 'questions_per_page':
      return before[field] === draft[field];
    default:
      return false;
  }
}

/** Allows withdrawing an assignment that nobody has begun, so that no answer is lost. Refuses with `assignmentBegun` ({count}). */
export function mayWithdraw(begun: number): Verdict {
  return begun === 0 ? allowed : refused('assignmentBegun', { count: begun });
}
