import { type RawBuilder, sql } from 'kysely';
import { graceSeconds } from '@sen/domain/attempts/time';
import type { Database, InTransaction } from '../database.ts';

/** Of a part: the students of one class whose results are to be computed. */
export interface DueResults {
  classId: string;
  userIds: string[];
  /** Those among them of whom only the rule is another. */
  judgedAnew: ReadonlySet<string>;
  /** Whether the last time failed. */
  hadFailed: boolean;
}

/**
 * Takes a part of what is to be computed. One transaction at a time, in whichever process: an older computation must not
 * replace a newer one. Classes that rest after a failure are left out.
 * @param size at most so many students
 * @returns undefined when nothing is left, or another process is at it; without students when a class has just been spread out
 */
export async function takeDueResults(
  transaction: InTransaction,
  size: number,
  now: Date,
): Promise<DueResults | undefined> {
  const { rows: locks } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('course_result_due')) as locked`.execute(transaction);
  if (!locks[0]?.locked) return undefined;
  const first = await transaction
    .selectFrom('course_result_due')
    .leftJoin('course_result_pause as pause', 'pause.classroom_id', 'course_result_due.classroom_id')
    .select(['course_result_due.classroom_id', 'pause.failures'])
    .where(({ eb, or }) => or([eb('pause.until', 'is', null), eb('pause.until', '<=', now)]))
    .orderBy('course_result_due.id')
    .limit(1)
    .executeTakeFirst();
  if (!first) return undefined;
  const { classroom_id: classId } = first;
  const hadFailed = first.failures !== null;
  if (await spreadClass(transaction, classId))
    return { classId, userIds: [], judgedAnew: new Set(), hadFailed };
  const { rows } = await sql<{ user_id: string; same_facts: boolean }>`
    with part as (select distinct user_id from course_result_due where classroom_id = ${classId} order by user_id limit ${size}),
    taken as (delete from course_result_due due using part
      where due.classroom_id = ${classId} and due.user_id = part.user_id returning due.user_id, same_facts)
    select student.user_id::text, bool_and(same_facts) as same_facts from taken join classroom_student student
      on student.classroom_id = ${classId} and student.user_id = taken.user_id group by student.user_id`.execute(
    transaction,
  );
  const judgedAnew = new Set(rows.filter(({ same_facts }) => same_facts).map(({ user_id }) => user_id));
  return { classId, userIds: rows.map(({ user_id }) => user_id), judgedAnew, hadFailed };
}

/** Replaces the row of a whole class by one for each of its students. */
async function spreadClass(transaction: InTransaction, classId: string): Promise<boolean> {
  const rows = await transaction
    .deleteFrom('course_result_due')
    .where('classroom_id', '=', classId)
    .where('user_id', 'is', null)
    .returning('same_facts')
    .execute();
  if (rows.length === 0) return false;
  const sameFacts = rows.every(({ same_facts }) => same_facts);
  await sql`insert into course_result_due (classroom_id, user_id, same_facts)
    select classroom_id, user_id, ${sameFacts} from classroom_student where classroom_id = ${classId}`.execute(
    transaction,
  );
  return true;
}

/** Adds the classes and exams that have ended since the last call: their ends change results without a change of any row. */
export async function addEndedToDue(database: Database, now: Date): Promise<void> {
  const last = await database.selectFrom('course_result_clock').select('handled_to').executeTakeFirst();
  if (!last) {
    await sql`insert into course_result_clock (handled_to) values (${now}) on conflict do nothing`.execute(
      database,
    );
    return;
  }
  const to = sql`${now}::timestamptz`;
  const grace = sql`make_interval(secs => ${graceSeconds})`;
  const endedSince = (from: RawBuilder<unknown>) => sql`
    select id from classroom where ends_at > ${from} and ends_at <= ${to}
    union
    select classroom_id from assignment where ends_at > ${from} - ${grace} and ends_at <= ${to} - ${grace}`;
  // Mostly nothing has: nothing is written then.
  const { rows } =
    await sql`select from (${endedSince(sql`${last.handled_to}::timestamptz`)}) as ended limit 1`.execute(
      database,
    );
  if (rows.length === 0) return;
  await database.transaction().execute(async (transaction) => {
    const { rows: locked } = await sql<{ handled_to: Date }>`
      select handled_to from course_result_clock where handled_to < ${to} for update skip locked`.execute(
      transaction,
    );
    const from = locked[0]?.handled_to;
    if (!from) return;
    await sql`insert into course_result_due (classroom_id) ${endedSince(sql`${from}::timestamptz`)}`.execute(
      transaction,
    );
    await transaction.updateTable('course_result_clock').set({ handled_to: now }).execute();
  });
}
