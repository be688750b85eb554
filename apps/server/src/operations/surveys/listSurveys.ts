import { surveyList } from '../../store/surveys/surveyList.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';

export const listSurveys: Handler<'listSurveys'> = listOperation(surveyList);
