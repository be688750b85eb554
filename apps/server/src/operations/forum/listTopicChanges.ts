import { found } from '../../errors/RefusalError.ts';
import { findTopic } from '../../store/forum/readTopics.ts';
import { listChanges } from '../../store/forum/topicHistory.ts';
import type { Handler } from '../Operation.ts';

export const listTopicChanges: Handler<'listTopicChanges'> = async (
  { path: { id }, caller },
  { database },
) => {
  found(await findTopic(database, id, caller));
  return { data: await listChanges(database, id, caller) };
};
