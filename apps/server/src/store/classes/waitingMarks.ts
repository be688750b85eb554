import { sql } from 'kysely';
import type { MailReader } from '../../mail/mailTo.ts';
import { ofLiveUnit } from '../companies/liveUnits.ts';
import type { Database } from '../database.ts';

/** A teacher, and the classes with attempts to mark. */
export interface WaitingTeacher extends MailReader {
  id: string;
  classrooms: { id: string; name: string; count: number }[];
}

/** Teachers who can sign in, have not opted out, and have attempts to mark; ordered by id, after the one given. */
export async function listWaitingTeachers(
  database: Database,
  { after, limit }: { after: string; limit: number },
): Promise<WaitingTeacher[]> {
  const { rows } = await sql<WaitingTeacher>`
    select teacher.id, teacher.name, teacher.email, teacher.lang,
      json_agg(json_build_object('id', waiting.id::text, 'name', waiting.name, 'count', waiting.count)
        order by waiting.name) as classrooms
    from (
      select classroom.id, classroom.name, count(*)::int as count
      from attempt
      join assignment on assignment.id = attempt.assignment_id
      join classroom on classroom.id = assignment.classroom_id
      where attempt.state = 'submitted'
      group by classroom.id
    ) waiting
    join classroom_teacher on classroom_teacher.classroom_id = waiting.id
    join user_account teacher on teacher.id = classroom_teacher.user_id and teacher.status = 'active'
      and coalesce(teacher.metas ->> 'mail_unmarked', 'on') <> 'off'
    where teacher.id > ${after} and ${ofLiveUnit('teacher.company_id')}
    group by teacher.id
    order by teacher.id
    limit ${limit}`.execute(database);
  return rows;
}
