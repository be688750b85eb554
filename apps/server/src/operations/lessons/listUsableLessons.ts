import { usableLessonList } from '../../store/lessons/usableLessons.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';

export const listUsableLessons: Handler<'listUsableLessons'> = listOperation(usableLessonList);
