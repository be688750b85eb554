import { found } from '../../errors/RefusalError.ts';
import { findTopic } from '../../store/forum/readTopics.ts';
import type { Handler } from '../Operation.ts';

export const getTopic: Handler<'getTopic'> = async ({ path: { id }, caller }, { database }) => ({
  data: found(await findTopic(database, id, caller)),
});
