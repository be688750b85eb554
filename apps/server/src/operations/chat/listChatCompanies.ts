import { listUnits } from '../../store/chat/userLists.ts';
import type { Handler } from '../Operation.ts';
import { assertMayChat } from './assertMayChat.ts';

export const listChatCompanies: Handler<'listChatCompanies'> = async (
  { query: { keyword = '' }, caller, now },
  { database },
) => {
  await assertMayChat(database, caller, now);
  return { data: await listUnits(database, keyword, caller) };
};
