import { binList } from '../../store/documents/documentLists.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';

export const listBin: Handler<'listBin'> = listOperation(binList);
