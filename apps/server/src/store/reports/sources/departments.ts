import { departments as definition } from '@sen/domain/reports/definitions/departments';
import { sql } from 'kysely';
import { visibleMembers } from '../../users/memberAccess.ts';
import { defineReport } from '../ReportSource.ts';

/** What is blank is no department. */
const department = sql`nullif(trim(person.department), '')`;
const countOf = (condition: ReturnType<typeof sql>) => sql`count(*) filter (where ${condition})::int`;

export const departments = defineReport(definition, {
  key: { company_id: 'bigint', department_key: 'text' },
  rows: (database, { caller }) => sql`select sums.*, coalesce(sums.department, '') as department_key,
      search_words(coalesce(sums.department, '')) as department_words,
      sums.company_id as unit_id, company.name as unit_name
    from (select person.company_id, ${department} as department, count(*)::int as people,
        ${countOf(sql`person.role = 'teacher'`)} as lecturers, ${countOf(sql`person.role = 'student'`)} as students,
        ${countOf(sql`person.role not in ('teacher', 'student')`)} as managers,
        ${countOf(sql`person.status = 'active'`)} as active
      from ${visibleMembers(database, { caller }).selectAll('user_account')} as person group by 1, 2) as sums
    join company on company.id = sums.company_id`,
});
