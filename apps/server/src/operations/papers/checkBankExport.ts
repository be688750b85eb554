import { scopeOf } from '../../store/lists/scope.ts';
import type { Handler } from '../Operation.ts';
import { bankIds } from './bankIds.ts';
import { exportChecks } from './exportChecks.ts';
import { listedQuestions } from './exportedQuestions.ts';

export const checkBankExport: Handler<'checkBankExport'> = async (call, { database }) => {
  const ids = await bankIds(database, call);
  const parts = listedQuestions(database, ids, scopeOf(call.caller));
  return { data: await exportChecks(parts, call.language) };
};
