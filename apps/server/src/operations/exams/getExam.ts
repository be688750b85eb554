import { found } from '../../errors/RefusalError.ts';
import { findExam } from '../../store/exams/exams.ts';
import { scopeOf } from '../../store/lists/scope.ts';
import type { Handler } from '../Operation.ts';

export const getExam: Handler<'getExam'> = async ({ path: { id }, caller }, { database }) => ({
  data: found(await findExam(database, id, scopeOf(caller))),
});
