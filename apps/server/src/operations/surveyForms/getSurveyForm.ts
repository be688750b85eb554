import { found } from '../../errors/RefusalError.ts';
import { scopeOf } from '../../store/lists/scope.ts';
import { findSurveyForm } from '../../store/surveyForms/surveyForms.ts';
import type { Handler } from '../Operation.ts';

export const getSurveyForm: Handler<'getSurveyForm'> = async ({ path: { id }, caller }, { database }) => ({
  data: found(await findSurveyForm(database, id, scopeOf(caller))),
});
