import type { Topic } from '@sen/api/contract/model';
import type { Database, InTransaction } from '../database.ts';

const most = 50;

/** The reports about a topic and its replies that nobody has settled, the oldest first. */
export async function openReports(database: Database, topicId: string): Promise<Topic['reports']> {
  const rows = await database
    .selectFrom('forum_report as report')
    .innerJoin('user_account as person', 'person.id', 'report.user_id')
    .select(['report.id', 'report.reply_id', 'person.name', 'report.reason', 'report.created_at'])
    .where('report.topic_id', '=', topicId)
    .where('report.settled_at', 'is', null)
    .orderBy('report.id')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}

/** Inserts a report; false if the person has reported the same and nobody has settled that. */
export async function insertReport(
  transaction: InTransaction,
  report: { topic_id: string; reply_id: string | null; user_id: string; reason: string },
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('forum_report')
    .values({ ...report, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Settles the reports about a topic, or about one reply to it alone. */
export async function settleReports(
  transaction: InTransaction,
  { topic_id, reply_id }: { topic_id: string; reply_id?: string },
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('forum_report')
    .set({ settled_at: now })
    .where('topic_id', '=', topic_id)
    .where('settled_at', 'is', null)
    .$if(reply_id !== undefined, (query) => query.where('reply_id', '=', reply_id ?? '0'))
    .execute();
}
