import { mayOpenSurvey } from '@sen/domain/surveys/mayOpenSurvey';
import { assertAllowed, found } from '../../errors/RefusalError.ts';
import { findOwnSurvey } from '../../store/surveys/ownSurveys.ts';
import type { Handler } from '../Operation.ts';

export const openSurvey: Handler<'openSurvey'> = async ({ path: { id }, caller, now }, { database }) => {
  const survey = found(await findOwnSurvey(database, id, caller.id));
  assertAllowed(mayOpenSurvey(survey, now));
  const { form_id, name, description, anonymous, ends_at, parts } = survey;
  return { data: { id, form_id, name, description, anonymous, end_time: ends_at.toISOString(), parts } };
};
