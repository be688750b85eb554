import { sharedList } from '../../store/documents/documentLists.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';

export const listSharedDocuments: Handler<'listSharedDocuments'> = listOperation(sharedList);
