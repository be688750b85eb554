import { sql } from 'kysely';
import type { Assignment, ClassTiming } from '@sen/api/contract/model';
import { assignmentOf, assignmentRows, participates, withOwnAttempts } from '../classes/assignments.ts';
import type { Database } from '../database.ts';
import type { PageQuery } from '../lists/page.ts';

function timing(now: Date) {
  return sql<ClassTiming>`case when ${now}::timestamptz < assignment.starts_at then 'not_started'
    when ${now}::timestamptz < assignment.ends_at then 'happening' else 'finished' end`;
}

/** What can be sat now and ends soonest, then what begins next, then what is over, the latest first. */
function actOnFirst(now: Date) {
  return sql`case ${timing(now)} when 'happening' then 1 when 'not_started' then 2 else 3 end,
    case ${timing(now)} when 'happening' then extract(epoch from assignment.ends_at)
      when 'not_started' then extract(epoch from assignment.starts_at)
      else -extract(epoch from assignment.ends_at) end, assignment.id`;
}

/** The exams that a student takes part in, of all classes, with the student's own attempts. */
export async function listOwnAssignments(
  database: Database,
  userId: string,
  { page, limit, wanted }: PageQuery & { wanted: ClassTiming | undefined },
  now: Date,
): Promise<{ rows: Assignment[]; total: number }> {
  const own = assignmentRows(database)
    .where(participates(userId))
    .where((where) =>
      where.or([
        where(
          'assignment.classroom_id',
          'in',
          database.selectFrom('classroom_student').select('classroom_id').where('user_id', '=', userId),
        ),
        where(
          'assignment.id',
          'in',
          database.selectFrom('assignment_participant').select('assignment_id').where('user_id', '=', userId),
        ),
      ]),
    )
    .$if(wanted !== undefined, (query) => query.where(timing(now), '=', wanted ?? 'happening'));
  const { total } = await own
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const rows = await own
    .orderBy(actOnFirst(now))
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const shown = rows.map((row) => assignmentOf(row, now));
  return { rows: await withOwnAttempts(database, shown, userId, now), total };
}
