import { openSurveysOf } from '../../store/surveys/ownSurveys.ts';
import type { Handler } from '../Operation.ts';

export const listMySurveys: Handler<'listMySurveys'> = async ({ caller, now }, { database }) => ({
  data: await openSurveysOf(database, caller.id, now),
});
