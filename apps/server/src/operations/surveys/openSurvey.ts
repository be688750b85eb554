import type { Query } from '@sen/api/contract/model';
import { mayOpenSurvey } from '@sen/domain/surveys/mayOpenSurvey';
import { assertAllowed, found, RefusalError } from '../../errors/RefusalError.ts';
import { findOwnSurvey, type OwnSurvey } from '../../store/surveys/ownSurveys.ts';
import type { Handler } from '../Operation.ts';

export const openSurvey: Handler<'openSurvey'> = async (
  { path: { id }, query, caller, now },
  { database },
) => {
  const survey = found(await findOwnSurvey(database, id, caller.id));
  if (!isOf(survey, query)) throw new RefusalError('notFound');
  assertAllowed(mayOpenSurvey(survey, now));
  const { form_id, name, description, anonymous, ends_at, parts } = survey;
  return { data: { id, form_id, name, description, anonymous, end_time: ends_at.toISOString(), parts } };
};

/** Whether all that the address names fits. */
function isOf(survey: OwnSurvey, { project_id, classroom_id, form_id }: Query<'openSurvey'>): boolean {
  return (
    (project_id === undefined || project_id === survey.project_id) &&
    (classroom_id === undefined || survey.class_ids.includes(classroom_id)) &&
    (form_id === undefined || form_id === survey.form_id)
  );
}
