import { found } from '../../errors/RefusalError.ts';
import { findTopic } from '../../store/forum/readTopics.ts';
import { replyList } from '../../store/forum/replyList.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';

const list = listOperation(replyList);

export const listReplies: Handler<'listReplies'> = async (call, services) => {
  found(await findTopic(services.database, call.path.id, call.caller));
  return list(call, services);
};
