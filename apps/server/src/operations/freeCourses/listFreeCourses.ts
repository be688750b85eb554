import { freeCourseList } from '../../store/freeCourses/freeCourseList.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';

export const listFreeCourses: Handler<'listFreeCourses'> = listOperation(freeCourseList);
