import type { List } from '../../store/lists/defineList.ts';
import type { ListId } from '../../store/lists/ListQuery.ts';
import { listOperation } from '../listOperation.ts';
import { assertMayChat } from './assertMayChat.ts';

/** The handler that returns a page of a list of the chat, to whoever is not sitting an exam. */
export function chatListOperation<Id extends ListId>(list: List<Id>): ReturnType<typeof listOperation<Id>> {
  const page = listOperation(list);
  return async (call, services) => {
    await assertMayChat(services.database, call.caller, call.now);
    return page(call, services);
  };
}
