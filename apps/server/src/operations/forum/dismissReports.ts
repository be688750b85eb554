import { seesReports } from '@sen/domain/forum/topicRules';
import { found } from '../../errors/RefusalError.ts';
import { settleSeenReports } from '../../store/forum/reports.ts';
import { takeTopic } from '../../store/forum/topicChanges.ts';
import type { Handler } from '../Operation.ts';

export const dismissReports: Handler<'dismissReports'> = async (
  { path: { id }, caller, now },
  { database },
) => {
  await database.transaction().execute(async (transaction) => {
    const topic = found(await takeTopic(transaction, id, caller));
    const settled = await settleSeenReports(transaction, id, caller, now);
    // Of a topic of others one sees only the reports about replies of the own people.
    found(seesReports(caller, topic) || settled > 0 || undefined);
  });
  return { data: null };
};
