import { seesReports } from '@sen/domain/forum/topicRules';
import { found } from '../../errors/RefusalError.ts';
import { settleReports } from '../../store/forum/reports.ts';
import { takeTopic } from '../../store/forum/topicChanges.ts';
import type { Handler } from '../Operation.ts';

export const dismissReports: Handler<'dismissReports'> = async (
  { path: { id }, caller, now },
  { database },
) => {
  await database.transaction().execute(async (transaction) => {
    const topic = await takeTopic(transaction, id, caller);
    found(topic && seesReports(caller, topic) ? topic : undefined);
    await settleReports(transaction, { topic_id: id }, now);
  });
  return { data: null };
};
