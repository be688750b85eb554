import type { Handler } from '../Operation.ts';
import { fullCourse } from './fullCourse.ts';

export const getFullCourse: Handler<'getFullCourse'> = async ({ path: { id }, caller }, { database }) => ({
  data: await fullCourse(database, id, caller),
});
