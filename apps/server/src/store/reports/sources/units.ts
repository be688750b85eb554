import { units as definition } from '@sen/domain/reports/definitions/units';
import { sql } from 'kysely';
import { inScope, scopeOf } from '../../lists/scope.ts';
import { isReached } from '../classColumns.ts';
import { defineReport } from '../ReportSource.ts';

const peopleOf = (role: 'teacher' | 'student') =>
  sql`(select coalesce(sum(change), 0)::int from member_tally
    where member_tally.company_id = company.id and role = ${sql.lit(role)})`;

/** Without trainings, which have no course. */
const ofUnit = sql`classroom.company_id = company.id and classroom.course_id is not null`;
const results = sql`from classroom
  join classroom_student on classroom_student.classroom_id = classroom.id
  left join course_result on course_result.classroom_id = classroom.id
    and course_result.user_id = classroom_student.user_id
  where ${ofUnit}`;

export const units = defineReport(definition, {
  key: { company_id: 'bigint' },
  rows: (
    _,
    { caller },
  ) => sql`select company.id as company_id, company.id as unit_id, company.name as unit_name,
      company.name_words as unit_words, company.sort_key as unit_sort,
      ${peopleOf('teacher')} as lecturers, ${peopleOf('student')} as people,
      (select count(*)::int from classroom where ${ofUnit}) as classes,
      (select count(*)::int ${results}) as students,
      (select round(100.0 * count(*) filter (where ${isReached}) / nullif(count(*), 0), 1) ${results}) as rate
    from company where company.deleted_at is null and ${inScope('company.id', scopeOf(caller))}`,
});
