import type { MeetingKind, TrainingDraft } from '@sen/api/contract/model';
import { type FieldError, fieldError } from '../errors/FieldError.ts';
import { required } from '../errors/required.ts';
import type { KeptOf } from '../KeptOf.ts';
import { tidySpaces } from '../text/spaces.ts';

/** A training before its change. */
export interface BegunTraining {
  readonly draft: TrainingDraft;
  /** The tests that somebody has begun. */
  readonly begun: readonly MeetingKind[];
  /** Students who have begun a test. */
  readonly begun_ids: readonly string[];
}

/** The tests in the order of `survey_ids`, with the field of their opening. */
export const testKinds = ['pretest', 'posttest'] as const satisfies readonly MeetingKind[];
const openingOf = { pretest: 'start_time_pretest', posttest: 'start_time_posttest' } as const;

/**
 * Validates a training: a name, people, an exam for each test, and times. The pretest is open until the posttest opens, the
 * posttest until the training ends.
 */
export function checkTraining(draft: TrainingDraft, now: Date, before?: BegunTraining): FieldError[] {
  const frozen = before ? checkFrozen(before, draft) : [];
  const others = [
    ...required('name', draft.name),
    ...(draft.teacher_ids.length === 0 ? [fieldError('teacher_ids', 'trainingTeachersMissing')] : []),
    ...checkStudents(draft, before),
    ...required('survey_ids.0', draft.survey_ids[0]),
    ...required('survey_ids.1', draft.survey_ids[1]),
    ...checkPeriod(draft, now),
    ...checkPretest(draft, now, before),
    ...checkPosttest(draft, now, before),
  ];
  const all = [...frozen, ...others.filter(({ field }) => !frozen.some((one) => one.field === field))];
  const rank = ({ field }: FieldError) => formOrder.indexOf(field.split('.')[0] ?? '');
  return all.toSorted((one, other) => rank(one) - rank(other));
}

/** The order in which section 5 of the specification names them, whose first message is shown. */
const formOrder: readonly string[] = [
  'name',
  'teacher_ids',
  'student_ids',
  'survey_ids',
  'start_time',
  'start_time_pretest',
  'start_time_posttest',
  'end_time',
] satisfies (keyof TrainingDraft)[];

const at = (time: string) => new Date(time).getTime();
const isMissing = (time: string) => Number.isNaN(at(time));
/** A picker of minutes cannot select a later 'now'. */
const minuteOf = (now: Date) => Math.floor(now.getTime() / 60_000) * 60_000;

function checkStudents({ student_ids }: TrainingDraft, before?: BegunTraining): FieldError[] {
  if (student_ids.length === 0) return [fieldError('student_ids', 'trainingStudentsMissing')];
  const kept = new Set(student_ids);
  const removed = before?.begun_ids.some((id) => !kept.has(id)) ?? false;
  return removed ? [fieldError('student_ids', 'trainingStudentHasBegun')] : [];
}

function checkPeriod({ start_time, end_time }: TrainingDraft, now: Date): FieldError[] {
  const missing = isMissing(start_time) ? [fieldError('start_time', 'thisFieldIsRequired')] : [];
  if (isMissing(end_time)) return [...missing, fieldError('end_time', 'thisFieldIsRequired')];
  if (at(end_time) <= now.getTime()) return [...missing, fieldError('end_time', 'endInThePast')];
  return at(end_time) <= at(start_time) ? [fieldError('end_time', 'endNotAfterStart')] : missing;
}

/** Whether a new opening has passed; one that stays as it was may have. */
function isPast(
  field: 'start_time_pretest' | 'start_time_posttest',
  draft: TrainingDraft,
  now: Date,
  before?: BegunTraining,
) {
  const stays = before !== undefined && at(before.draft[field]) === at(draft[field]);
  return !stays && at(draft[field]) < minuteOf(now);
}

function checkPretest(draft: TrainingDraft, now: Date, before?: BegunTraining): FieldError[] {
  const field = openingOf.pretest;
  if (isMissing(draft[field])) return [fieldError(field, 'thisFieldIsRequired')];
  return isPast(field, draft, now, before) ? [fieldError(field, 'startInThePast')] : [];
}

function checkPosttest(draft: TrainingDraft, now: Date, before?: BegunTraining): FieldError[] {
  const field = openingOf.posttest;
  const opens = at(draft[field]);
  if (isMissing(draft[field])) return [fieldError(field, 'thisFieldIsRequired')];
  if (isPast(field, draft, now, before)) return [fieldError(field, 'startInThePast')];
  if (opens <= at(draft.start_time_pretest)) return [fieldError(field, 'posttestNotAfterPretest')];
  if (opens < at(draft.start_time)) return [fieldError(field, 'posttestBeforeTraining')];
  return opens >= at(draft.end_time) ? [fieldError(field, 'posttestAfterTraining')] : [];
}

/** What attempts depend on. */
function checkFrozen({ draft: before, begun }: BegunTraining, draft: TrainingDraft): FieldError[] {
  return testKinds.flatMap((kind, index) => {
    if (!begun.includes(kind)) return [];
    const opening = openingOf[kind];
    return [
      ...(before.survey_ids[index] === draft.survey_ids[index]
        ? []
        : [fieldError(`survey_ids.${index}`, 'testFrozen')]),
      ...(at(before[opening]) === at(draft[opening]) ? [] : [fieldError(opening, 'testFrozen')]),
    ];
  });
}

/** When a test of a training is open. */
export function testTimes(draft: TrainingDraft, kind: MeetingKind): { start_time: string; end_time: string } {
  return kind === 'pretest'
    ? { start_time: draft.start_time_pretest, end_time: draft.start_time_posttest }
    : { start_time: draft.start_time_posttest, end_time: draft.end_time };
}

interface Renamed {
  id: never;
  version: never;
  school_id: never;
  start_time: 'starts_at';
  end_time: 'ends_at';
  teacher_ids: never;
  student_ids: never;
  survey_ids: never;
  start_time_pretest: never;
  start_time_posttest: never;
}

/** The stored form of a valid training, without its people and tests. */
export function keptTraining(draft: TrainingDraft) {
  const { subject = '', description = '', province = '', address = '', contact_name = '' } = draft;
  return {
    name: tidySpaces(draft.name),
    starts_at: new Date(draft.start_time),
    ends_at: new Date(draft.end_time),
    subject: tidySpaces(subject),
    description: description.trim(),
    province: tidySpaces(province),
    address: tidySpaces(address),
    contact_name: tidySpaces(contact_name),
    budget: draft.budget ?? null,
    count_student: draft.count_student ?? null,
  } satisfies KeptOf<TrainingDraft, Renamed>;
}
