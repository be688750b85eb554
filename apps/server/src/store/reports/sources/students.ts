import { students as definition } from '@sen/domain/reports/definitions/students';
import { sql } from 'kysely';
import { visibleClasses } from '../../classes/classes.ts';
import { visibleMembers } from '../../users/memberAccess.ts';
import { isReached, personColumns } from '../classColumns.ts';
import { defineReport } from '../ReportSource.ts';

export const students = defineReport(definition, {
  key: { person_id: 'bigint' },
  rows: (database, { caller }) => {
    const results = sql`from classroom_student
      left join course_result on course_result.classroom_id = classroom_student.classroom_id
        and course_result.user_id = classroom_student.user_id
      where classroom_student.user_id = person.id
        and classroom_student.classroom_id in (${visibleClasses(database, { caller }).select('classroom.id')})`;
    return sql`select ${personColumns('person', 'person')}, company.id as unit_id, company.name as unit_name,
        company.id as company_id, person.last_login_at as last_at,
        (select count(*)::int ${results}) as classes,
        (select count(*) filter (where ${isReached})::int ${results}) as reached,
        (select round(100.0 * count(*) filter (where ${isReached}) / nullif(count(*), 0), 1) ${results}) as rate,
        (select round(avg(course_result.score)::numeric, 2) ${results}) as score
      from ${visibleMembers(database, { caller }).selectAll('user_account')} as person
      join company on company.id = person.company_id where person.role = 'student'`;
  },
});
