import { checkTopic, topicTitle } from '@sen/domain/forum/checkTopic';
import { draft, sentBy } from '@sen/domain/forum/levels';
import { mayEditTopic } from '@sen/domain/forum/topicRules';
import {
  assertAllowed,
  assertNoFieldErrors,
  found,
  orFieldError,
  RefusalError,
} from '../../errors/RefusalError.ts';
import { findTopic } from '../../store/forum/readTopics.ts';
import { findTheme } from '../../store/forum/themes.ts';
import { rewriteTopic, stateColumns, takeTopic } from '../../store/forum/topicChanges.ts';
import { withdrawTopicRequests } from '../../store/forum/topicRequests.ts';
import type { Handler } from '../Operation.ts';
import { assertPictures } from './assertPictures.ts';
import { assertRulesAccepted } from './assertRulesAccepted.ts';
import { sendTopic } from './sendTopic.ts';

export const editTopic: Handler<'editTopic'> = async ({ path: { id }, body, caller, now }, { database }) => {
  const data = await database.transaction().execute(async (transaction) => {
    const before = found(await takeTopic(transaction, id, caller));
    assertAllowed(mayEditTopic(caller, before));
    if (body.version !== before.version) throw new RefusalError('topicChanged');
    await assertRulesAccepted(transaction, caller);
    const { theme_id = before.theme_id, content = before.content, send = false } = body;
    const title = topicTitle(body.title ?? before.title);
    const after = { title, theme_id, content };
    assertNoFieldErrors(checkTopic(after));
    const theme = orFieldError(
      await findTheme(transaction, theme_id, caller),
      'theme_id',
      'unknownReference',
    );
    const { company_id } = theme;
    const audience = body.audience ?? before.audience ?? 'system';
    const isPublished = before.topic_status === 'published';
    const state = isPublished ? { audience } : { ...stateColumns(draft), audience: null };
    await rewriteTopic(transaction, before, { ...after, company_id, ...state }, { by: caller.id, now });
    await assertPictures(transaction, { topic_id: id, reply_id: null, company_id }, content, caller);
    if (!isPublished) {
      // What waits is no longer what its approvers have read.
      await withdrawTopicRequests(transaction, id, now);
      if (send)
        await sendTopic(transaction, { id, title, company_id }, sentBy(caller.role), {
          audience,
          caller,
          now,
        });
    }
    return found(await findTopic(transaction, id, caller));
  });
  return { data };
};
