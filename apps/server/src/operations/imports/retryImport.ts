import { assertFewImports } from '../../imports/assertFewImports.ts';
import { found } from '../../errors/RefusalError.ts';
import { importAnswer } from '../../imports/importAnswer.ts';
import { findRun, retryRun } from '../../store/imports/importRuns.ts';
import type { Handler } from '../Operation.ts';

export const retryImport: Handler<'retryImport'> = async (
  { path: { id }, caller, language, now },
  { database },
) => {
  const run = found(await findRun(database, id, caller.id));
  assertFewImports(await retryRun(database, run, now));
  return { data: importAnswer(found(await findRun(database, id, caller.id)), [], { language, now }) };
};
