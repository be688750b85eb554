import { found } from '../../errors/RefusalError.ts';
import { findSurvey } from '../../store/surveys/surveys.ts';
import type { Handler } from '../Operation.ts';

export const getSurvey: Handler<'getSurvey'> = async ({ path: { id }, caller, now }, { database }) => ({
  data: found(await findSurvey(database, id, caller, now)),
});
