import type { Totals } from '@sen/api/contract/model';
import { sql } from 'kysely';
import { found } from '../../errors/RefusalError.ts';
import type { Database } from '../database.ts';
import { ofLiveUnit } from '../companies/liveUnits.ts';

const countOf = (table: 'project' | 'course') =>
  sql`(select count(*)::int from ${sql.table(table)} where ${ofLiveUnit(`${table}.company_id`)})`;

// Without trainings, which have no course.
const classCount = sql`(select count(*)::int from classroom
  where course_id is not null and ${ofLiveUnit('classroom.company_id')})`;

const peopleOf = (role: 'teacher' | 'student') =>
  sql`(select coalesce(sum(change), 0)::int from member_tally
    where role = ${role} and company_id is not null and ${ofLiveUnit('member_tally.company_id')})`;

/** How much the platform has in its live units. */
export async function countTotals(database: Database): Promise<Totals> {
  const { rows } = await sql<Totals>`select
    (select count(*)::int from company where deleted_at is null) as companies,
    ${countOf('project')} as projects, ${countOf('course')} as courses, ${classCount} as classes,
    ${peopleOf('teacher')} as lecturers, ${peopleOf('student')} as students`.execute(database);
  return found(rows[0]);
}
