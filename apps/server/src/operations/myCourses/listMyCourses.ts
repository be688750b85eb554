import { myCourseList } from '../../store/myCourses/myCourseList.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';

export const listMyCourses: Handler<'listMyCourses'> = listOperation(myCourseList);
