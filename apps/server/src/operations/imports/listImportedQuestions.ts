import { mostPartQuestions } from '@sen/domain/exams/mostPartQuestions';
import { found } from '../../errors/RefusalError.ts';
import { findRun } from '../../store/imports/importRuns.ts';
import { scopeOf } from '../../store/lists/scope.ts';
import { importedQuestions } from '../../store/questions/importedQuestions.ts';
import type { Handler } from '../Operation.ts';

export const listImportedQuestions: Handler<'listImportedQuestions'> = async (
  { path: { id }, caller },
  { database },
) => {
  const run = found(await findRun(database, id, caller.id));
  found(run.kind === 'questions' ? run : undefined);
  return {
    data: await importedQuestions(database, {
      importId: id,
      scope: scopeOf(caller),
      limit: mostPartQuestions,
    }),
  };
};
