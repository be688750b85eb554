import { businessCourseList } from '../../store/overview/businessCourseList.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';

export const listBusinessCourses: Handler<'listBusinessCourses'> = listOperation(businessCourseList);
