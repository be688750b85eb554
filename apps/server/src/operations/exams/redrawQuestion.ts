import { randomInt } from 'node:crypto';
import { found, RefusalError } from '../../errors/RefusalError.ts';
import { findDrawable } from '../../store/exams/drawable.ts';
import { findQuestionRows } from '../../store/questions/questionList.ts';
import { scopeOf } from '../../store/lists/scope.ts';
import type { Handler } from '../Operation.ts';

export const redrawQuestion: Handler<'redrawQuestion'> = async ({ body, caller }, { database }) => {
  const { question_id, except = [] } = body;
  const scope = scopeOf(caller);
  const replaced = found((await findQuestionRows(database, [question_id], scope))[0]);
  const pool = await findDrawable(database, [replaced.category.id], scope, [...except, question_id]);
  const others = pool.filter(
    ({ categories, difficulty }) =>
      categories[0] === replaced.category.id && difficulty === replaced.difficulty,
  );
  const other = others.length > 0 ? others[randomInt(others.length)] : undefined;
  if (!other) throw new RefusalError('noOtherToDraw');
  return { data: found((await findQuestionRows(database, [other.id], scope))[0]) };
};
