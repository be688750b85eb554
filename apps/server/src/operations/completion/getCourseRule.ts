import type { Handler } from '../Operation.ts';
import { ruledCourse } from './ruledCourse.ts';

export const getCourseRule: Handler<'getCourseRule'> = async (
  { path: { id }, query: { ended = false, page, limit }, caller, language, now },
  { database },
) => ({ data: await ruledCourse(database, { id, ended, caller, now, language, page, limit }) });
