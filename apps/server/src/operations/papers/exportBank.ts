import { writePaper } from '../../papers/writePaper.ts';
import { scopeOf } from '../../store/lists/scope.ts';
import type { Handler } from '../Operation.ts';
import { bankIds } from './bankIds.ts';
import { listedQuestions } from './exportedQuestions.ts';

export const exportBank: Handler<'exportBank'> = async (call, { database }) => {
  // The ids are fixed now; the questions are read while the file is written.
  const ids = await bankIds(database, call);
  const { format } = call.query;
  return writePaper(format, listedQuestions(database, ids, scopeOf(call.caller)), call.language);
};
