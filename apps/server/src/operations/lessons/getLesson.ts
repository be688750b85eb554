import { found } from '../../errors/RefusalError.ts';
import { findLesson } from '../../store/lessons/lessons.ts';
import type { Handler } from '../Operation.ts';

export const getLesson: Handler<'getLesson'> = async ({ path: { id }, caller }, { database }) => ({
  data: found(await findLesson(database, id, caller)),
});
