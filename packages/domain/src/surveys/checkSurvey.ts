import type { SurveyDraft } from '@sen/api/contract/model';
import { type FieldError, fieldError } from '../errors/FieldError.ts';
import { required } from '../errors/required.ts';
import type { KeptOf } from '../KeptOf.ts';
import { tidySpaces } from '../text/spaces.ts';

/** A survey before its change. */
export interface BegunSurvey {
  readonly draft: SurveyDraft;
  readonly answered_count: number;
}

/**
 * Validates a survey (section 5): name, form, a start and an end after now, the end after the start, participants. A class that is
 * asked as a whole is given with its students, a course with those of its classes.
 */
export function checkSurvey(draft: SurveyDraft, now: Date, before?: BegunSurvey): FieldError[] {
  return [
    ...required('name', draft.name),
    ...required('form_id', draft.form_id),
    ...checkStart(draft, now, before),
    ...checkEnd(draft, now),
    ...checkPlace(draft),
    ...checkParticipants(draft),
    ...checkQuarter(draft),
    ...(before && before.answered_count > 0 ? checkFrozen(before.draft, draft) : []),
  ];
}

function checkStart({ start_time }: SurveyDraft, now: Date, before?: BegunSurvey): FieldError[] {
  const start = new Date(start_time).getTime();
  if (Number.isNaN(start)) return [fieldError('start_time', 'thisFieldIsRequired')];
  // A start that has passed stays valid. A picker of minutes cannot select a later 'now'.
  const stays = before !== undefined && new Date(before.draft.start_time).getTime() === start;
  const minute = Math.floor(now.getTime() / 60_000) * 60_000;
  return stays || start >= minute ? [] : [fieldError('start_time', 'startInThePast')];
}

function checkEnd({ start_time, end_time }: SurveyDraft, now: Date): FieldError[] {
  const end = new Date(end_time);
  if (Number.isNaN(end.getTime())) return [fieldError('end_time', 'thisFieldIsRequired')];
  if (end <= now) return [fieldError('end_time', 'endInThePast')];
  return end <= new Date(start_time) ? [fieldError('end_time', 'endNotAfterStart')] : [];
}

function checkPlace({ project_id = null, classroom_id = null, course_id = null }: SurveyDraft): FieldError[] {
  const places = [project_id, classroom_id, course_id].filter((place) => place !== null);
  return places.length === 1 ? [] : [fieldError('project_id', 'surveyPlaceMissing')];
}

function checkParticipants({ user_ids, course_id = null }: SurveyDraft): FieldError[] {
  if (user_ids.length > 0) return [];
  return [
    fieldError('user_ids', course_id === null ? 'surveyParticipantsMissing' : 'surveyCourseWithoutStudents'),
  ];
}

function checkQuarter({ quarter = null, year = null }: SurveyDraft): FieldError[] {
  return quarter !== null && year === null ? [fieldError('year', 'surveyQuarterWithoutYear')] : [];
}

/** What answers depend on. Who has answered an anonymous survey is not said, so nobody is removed from any. */
function checkFrozen(before: SurveyDraft, draft: SurveyDraft): FieldError[] {
  const kept = new Set(draft.user_ids);
  return [
    ...(before.form_id === draft.form_id ? [] : [fieldError('form_id', 'surveyFrozen')]),
    ...(before.anonymous === draft.anonymous ? [] : [fieldError('anonymous', 'surveyFrozen')]),
    ...(new Date(before.start_time).getTime() === new Date(draft.start_time).getTime()
      ? []
      : [fieldError('start_time', 'surveyFrozen')]),
    ...(before.user_ids.every((id) => kept.has(id))
      ? []
      : [fieldError('user_ids', 'surveyParticipantsOnlyAdded')]),
  ];
}

interface Renamed {
  id: never;
  version: never;
  user_ids: never;
  start_time: 'starts_at';
  end_time: 'ends_at';
}

/** The stored form of a valid survey, without its participants. */
export function keptSurvey(draft: SurveyDraft) {
  const { form_id, project_id = null, classroom_id = null, course_id = null, anonymous } = draft;
  const { priority = null, quarter = null, year = null } = draft;
  return {
    name: tidySpaces(draft.name),
    form_id,
    project_id,
    classroom_id,
    course_id,
    everyone: course_id !== null || (draft.everyone === true && classroom_id !== null),
    anonymous,
    starts_at: new Date(draft.start_time),
    ends_at: new Date(draft.end_time),
    priority,
    quarter,
    year,
    reason: draft.reason?.trim() ?? '',
    audience: draft.audience?.trim() ?? '',
  } satisfies KeptOf<SurveyDraft, Renamed>;
}
