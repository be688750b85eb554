import { surveyFormList } from '../../store/surveyForms/surveyFormList.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';

export const listSurveyForms: Handler<'listSurveyForms'> = listOperation(surveyFormList);
