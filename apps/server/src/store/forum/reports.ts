import { type RawBuilder, sql } from 'kysely';
import type { Topic } from '@sen/api/contract/model';
import type { Caller } from '../../auth/Caller.ts';
import type { Database, InTransaction } from '../database.ts';
import { isManagedUnit } from './isManagedUnit.ts';

const most = 50;

/** The condition that the caller sees a `report` about a `topic` and settles it: `seesReports`. */
const isSeenBy = (
  caller: Caller,
): RawBuilder<boolean> => sql<boolean>`(${isManagedUnit('topic.company_id', caller)}
  or exists (select from forum_reply reply join user_account writer on writer.id = reply.user_id
    where reply.id = report.reply_id and ${isManagedUnit('writer.company_id', caller)}))`;

/** How many reports about a `topic` and its replies the caller sees that nobody has settled. */
export const openReportCount = (caller: Caller): RawBuilder<number> =>
  sql<number>`(select count(*)::int from forum_report report
    where report.topic_id = topic.id and report.settled_at is null and ${isSeenBy(caller)})`;

/** The reports about a topic and its replies that the caller sees and nobody has settled, the oldest first. */
export async function openReports(
  database: Database,
  topicId: string,
  caller: Caller,
): Promise<Topic['reports']> {
  const rows = await database
    .selectFrom('forum_report as report')
    .innerJoin('forum_topic as topic', 'topic.id', 'report.topic_id')
    .innerJoin('user_account as person', 'person.id', 'report.user_id')
    .select(['report.id', 'report.reply_id', 'person.name', 'report.reason', 'report.created_at'])
    .where('report.topic_id', '=', topicId)
    .where('report.settled_at', 'is', null)
    .where(isSeenBy(caller))
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

/** Settles the reports about a topic and its replies that the caller sees; returns how many. */
export async function settleSeenReports(
  transaction: InTransaction,
  topicId: string,
  caller: Caller,
  now: Date,
): Promise<number> {
  const { rows } = await sql`update forum_report report set settled_at = ${now} from forum_topic topic
    where topic.id = report.topic_id and topic.id = ${topicId} and report.settled_at is null and ${isSeenBy(caller)}
    returning report.id`.execute(transaction);
  return rows.length;
}
