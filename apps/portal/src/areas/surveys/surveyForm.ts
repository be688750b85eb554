import type { DropdownOption, Project, Survey, SurveyDraft, SurveyPriority } from '@sen/api/contract/model';
import type { FieldError } from '@sen/domain/errors/FieldError';
import { checkSurvey } from '@sen/domain/surveys/checkSurvey';
import { draftOfSurvey } from '@sen/domain/surveys/draftOfSurvey';
import { type FieldReaders, readers } from '../../patterns/forms/readers';
import type { SurveyPlace } from './surveyPlaces';

/** Nothing is chosen. */
export const none = 'none';
export const priorities = [none, 'high', 'medium', 'low'] as const satisfies readonly (
  SurveyPriority | typeof none
)[];
export const quarters = [none, '1', '2', '3', '4'] as const;

/** A survey as edited; '' for a time that is not typed yet. */
export interface SurveyEdit {
  name: string;
  form: DropdownOption | null;
  anonymous: boolean;
  /** Of a class: all its students, whoever the participants are. */
  everyone: boolean;
  start_time: string;
  end_time: string;
  participants: DropdownOption[];
  priority: (typeof priorities)[number];
  quarter: (typeof quarters)[number];
  year: number | null;
  reason: string;
  audience: string;
}

const optionOf = ({ id, name }: DropdownOption): DropdownOption => ({ id, name });

/** A new survey: of a project it asks its participants, else everybody. */
export function emptySurvey(project: Pick<Project, 'participants'> | undefined): SurveyEdit {
  return {
    name: '',
    form: null,
    anonymous: false,
    everyone: project === undefined,
    start_time: '',
    end_time: '',
    participants: project?.participants.map(optionOf) ?? [],
    priority: none,
    quarter: none,
    year: null,
    reason: '',
    audience: '',
  };
}

export function formOf(survey: Survey): SurveyEdit {
  const { name, form, anonymous, start_time, end_time, participants, priority, quarter, year } = survey;
  return {
    name,
    form,
    anonymous,
    everyone: survey.everyone,
    start_time,
    end_time,
    participants: participants.map(optionOf),
    priority: priority ?? none,
    quarter: quarters.find((one) => one === String(quarter)) ?? none,
    year,
    reason: survey.reason,
    audience: survey.audience,
  };
}

export function draftOf(edit: SurveyEdit, target: SurveyPlace['target'], survey?: Survey): SurveyDraft {
  const { name, form, anonymous, everyone, start_time, end_time, participants, priority, quarter, year } =
    edit;
  return {
    ...(survey && { id: survey.id, version: survey.version }),
    name,
    form_id: form?.id ?? '',
    ...target,
    anonymous,
    everyone,
    start_time,
    end_time,
    user_ids: participants.map(({ id }) => id),
    priority: priority === none ? null : priority,
    quarter: quarter === none ? null : Number(quarter),
    year,
    reason: edit.reason,
    audience: edit.audience,
  };
}

/**
 * By this device's clock; the server has the last word.
 * @param students of a class that is asked as a whole
 */
export function surveyErrors(
  draft: SurveyDraft,
  survey?: Survey,
  students: readonly string[] = [],
): FieldError[] {
  const before = survey && { draft: draftOfSurvey(survey), answered_count: survey.answered_count };
  const asked = draft.everyone
    ? [...new Set([...(before?.draft.user_ids ?? []), ...students])]
    : draft.user_ids;
  const errors = checkSurvey({ ...draft, user_ids: asked }, new Date(), before);
  // Whom a course asks depends on its classes, which only the server knows.
  return draft.course_id === undefined ? errors : errors.filter(({ field }) => field !== 'user_ids');
}

export const surveyReaders: FieldReaders<SurveyEdit> = {
  name: readers.text,
  form: readers.option,
  anonymous: readers.flag,
  everyone: readers.flag,
  start_time: readers.text,
  end_time: readers.text,
  participants: readers.options,
  priority: readers.oneOf(priorities),
  quarter: readers.oneOf(quarters),
  year: readers.number,
  reason: readers.text,
  audience: readers.text,
};
