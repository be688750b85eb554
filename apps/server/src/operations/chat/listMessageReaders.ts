import { found } from '../../errors/RefusalError.ts';
import { isReadBy } from '../../store/chat/messages.ts';
import { readerList } from '../../store/chat/readerList.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';
import { assertMayChat } from './assertMayChat.ts';

const list = listOperation(readerList);

export const listMessageReaders: Handler<'listMessageReaders'> = async (call, services) => {
  const { path, caller, now } = call;
  await assertMayChat(services.database, caller, now);
  found((await isReadBy(services.database, path.id, caller.id)) || undefined);
  return list(call, services);
};
