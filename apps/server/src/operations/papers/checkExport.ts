import { scopeOf } from '../../store/lists/scope.ts';
import type { Handler } from '../Operation.ts';
import { exportChecks } from './exportChecks.ts';
import { exportedQuestions } from './exportedQuestions.ts';

export const checkExport: Handler<'checkExport'> = async ({ body, caller, language }, { database }) => {
  const ids = [...new Set(body.question_ids)];
  return { data: await exportChecks(exportedQuestions(database, ids, scopeOf(caller)), language) };
};
