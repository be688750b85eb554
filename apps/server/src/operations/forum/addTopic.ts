import { checkTopic, topicTitle } from '@sen/domain/forum/checkTopic';
import { draft, sentBy } from '@sen/domain/forum/levels';
import { assertNoFieldErrors, found, orFieldError } from '../../errors/RefusalError.ts';
import { setFollowed } from '../../store/forum/followers.ts';
import { findTopic } from '../../store/forum/readTopics.ts';
import { findTheme } from '../../store/forum/themes.ts';
import { insertTopic } from '../../store/forum/topicChanges.ts';
import type { Handler } from '../Operation.ts';
import { assertPictures } from './assertPictures.ts';
import { assertRulesAccepted } from './assertRulesAccepted.ts';
import { sendTopic } from './sendTopic.ts';

export const addTopic: Handler<'addTopic'> = async ({ body, caller, now }, { database }) => {
  await assertRulesAccepted(database, caller);
  assertNoFieldErrors(checkTopic(body));
  const { theme_id = '', content, send = false, audience = 'system' } = body;
  const title = topicTitle(body.title);
  const data = await database.transaction().execute(async (transaction) => {
    const theme = orFieldError(
      await findTheme(transaction, theme_id, caller),
      'theme_id',
      'unknownReference',
    );
    const { company_id } = theme;
    const place = {
      company_id,
      created_by: caller.id,
      status: draft.topic_status,
      approval_level: null,
      audience: null,
    };
    const id = await insertTopic(transaction, { title, theme_id, content }, place, now);
    await assertPictures(transaction, { topic_id: id, reply_id: null, company_id }, content, caller);
    await setFollowed(transaction, { topic_id: id, user_id: caller.id }, true, now);
    if (send)
      await sendTopic(transaction, { id, title, company_id }, sentBy(caller.role), { audience, caller, now });
    return found(await findTopic(transaction, id, caller));
  });
  return { data };
};
