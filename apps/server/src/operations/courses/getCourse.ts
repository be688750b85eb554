import { found } from '../../errors/RefusalError.ts';
import { describeCourse } from '../../store/courses/courses.ts';
import type { Handler } from '../Operation.ts';

export const getCourse: Handler<'getCourse'> = async ({ path: { id }, caller }, { database }) => ({
  data: found(await describeCourse(database, id, caller)),
});
