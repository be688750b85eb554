import { lessonList } from '../../store/lessons/lessonList.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';

export const listLessons: Handler<'listLessons'> = listOperation(lessonList);
