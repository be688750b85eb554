import { mayFollowTopic } from '@sen/domain/forum/topicRules';
import { assertAllowed, found } from '../../errors/RefusalError.ts';
import { setFollowed } from '../../store/forum/followers.ts';
import { takeTopic } from '../../store/forum/topicChanges.ts';
import type { Handler } from '../Operation.ts';

export const followTopic: Handler<'followTopic'> = async (
  { path: { id }, body: { followed }, caller, now },
  { database },
) => {
  await database.transaction().execute(async (transaction) => {
    const topic = found(await takeTopic(transaction, id, caller));
    if (followed) assertAllowed(mayFollowTopic(topic));
    await setFollowed(transaction, { topic_id: id, user_id: caller.id }, followed, now);
  });
  return { data: null };
};
