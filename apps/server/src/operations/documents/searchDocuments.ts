import { documentSearch } from '../../store/documents/documentLists.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';

export const searchDocuments: Handler<'searchDocuments'> = listOperation(documentSearch);
