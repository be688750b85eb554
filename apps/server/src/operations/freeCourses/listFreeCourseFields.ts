import { catalogueFields } from '../../store/freeCourses/freeCourses.ts';
import type { Handler } from '../Operation.ts';

export const listFreeCourseFields: Handler<'listFreeCourseFields'> = async (_call, { database }) => ({
  data: await catalogueFields(database),
});
