import { findReaders } from '../../store/documents/documentShares.ts';
import type { Handler } from '../Operation.ts';

export const listDocumentReaders: Handler<'listDocumentReaders'> = async (
  { query, caller },
  { database },
) => ({
  data: await findReaders(database, query.keyword ?? '', caller),
});
