import { listUnits } from '../../store/chat/userLists.ts';
import type { Handler } from '../Operation.ts';

export const listChatCompanies: Handler<'listChatCompanies'> = async (
  { query: { keyword = '' }, caller },
  { database },
) => ({ data: await listUnits(database, keyword, caller) });
