import { found } from '../../errors/RefusalError.ts';
import { visibleClasses } from '../../store/classes/classes.ts';
import { surveysInClass } from '../../store/surveys/classSurveys.ts';
import type { Handler } from '../Operation.ts';

export const checkClassSurveys: Handler<'checkClassSurveys'> = async (
  { path: { id: classId }, caller, now },
  { database },
) => {
  const seen = visibleClasses(database, { caller })
    .select('classroom.id')
    .where('classroom.id', '=', classId);
  found(await seen.executeTakeFirst());
  return { data: await surveysInClass(database, { classId, userId: caller.id, now }) };
};
