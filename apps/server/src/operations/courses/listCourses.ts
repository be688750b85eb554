import { courseList } from '../../store/courses/courseList.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';

export const listCourses: Handler<'listCourses'> = listOperation(courseList);
