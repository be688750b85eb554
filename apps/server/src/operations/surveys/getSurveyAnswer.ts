import { found, RefusalError } from '../../errors/RefusalError.ts';
import { findAnswer, findSurveyFacts } from '../../store/surveys/surveys.ts';
import type { Handler } from '../Operation.ts';

export const getSurveyAnswer: Handler<'getSurveyAnswer'> = async (
  { path: { id, user_id }, caller },
  { database },
) => {
  const { anonymous } = found(await findSurveyFacts(database, id, caller));
  if (anonymous) throw new RefusalError('surveyAnonymous');
  const { answered_at, ...answer } = found(await findAnswer(database, { id, userId: user_id }, caller));
  return { data: { ...answer, answered_at: found(answered_at ?? undefined).toISOString() } };
};
