import { RefusalError } from '../../errors/RefusalError.ts';
import type { Database } from '../../store/database.ts';
import type { ListContext } from '../../store/lists/ListQuery.ts';
import { questionList } from '../../store/questions/questionList.ts';
import { type ListParameters, readListQuery } from '../readListQuery.ts';

const max = 20_000;

/**
 * All questions of the bank that a list's filters match, in its order.
 * @throws {RefusalError} tooManyToExport, and what the list refuses
 */
export async function bankIds(
  database: Database,
  call: ListContext<'listQuestions'> & { query: ListParameters<'listQuestions'> },
): Promise<string[]> {
  const ids = await questionList.ids(database, readListQuery(questionList, call.query), call, max + 1);
  if (ids.length > max) throw new RefusalError('tooManyToExport', { params: { max } });
  return ids;
}
