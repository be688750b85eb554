import { statusNames } from '@sen/domain/banks/statusNames';
import { numberingNames } from '@sen/domain/questions/numberingNames';
import { questionTypeNames } from '@sen/domain/questions/questionTypeNames';
import { numberings, questionStatuses, questionTypes } from '@sen/domain/questions/questionTypes';
import { categoryOptions } from '../../store/categories/categories.ts';
import { scopeOf } from '../../store/lists/scope.ts';
import type { Handler } from '../Operation.ts';

export const getQuestionOptions: Handler<'getQuestionOptions'> = async (
  { caller, language },
  { database },
) => ({
  data: {
    types: questionTypes.map((id) => ({ id, name: questionTypeNames[id][language] })),
    categories: await categoryOptions(database, 'question', scopeOf(caller)),
    statuses: questionStatuses.map((id) => ({ id, name: statusNames[id][language] })),
    numberings: numberings.map((id) => ({ id, name: numberingNames[id][language] })),
  },
});
