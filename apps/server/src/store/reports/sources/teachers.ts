import { teachers as definition } from '@sen/domain/reports/definitions/teachers';
import { sql } from 'kysely';
import { visibleClasses } from '../../classes/classes.ts';
import { visibleMembers } from '../../users/memberAccess.ts';
import { personColumns } from '../classColumns.ts';
import { defineReport } from '../ReportSource.ts';

export const teachers = defineReport(definition, {
  key: { person_id: 'bigint' },
  rows: (database, { caller, now }) => {
    const taught = sql`from classroom_teacher
      join ${visibleClasses(database, { caller }).selectAll('classroom')} as classroom
        on classroom.id = classroom_teacher.classroom_id`;
    const ofTeacher = sql`where classroom_teacher.user_id = person.id`;
    return sql`select ${personColumns('person', 'person')}, company.id as unit_id, company.name as unit_name,
        company.id as company_id, person.last_login_at as last_at,
        (select count(*)::int ${taught} ${ofTeacher}) as classes,
        (select count(*)::int ${taught} ${ofTeacher} and classroom.starts_at <= ${now}
          and classroom.ends_at > ${now}) as happening,
        (select count(*)::int ${taught}
          join classroom_student on classroom_student.classroom_id = classroom.id ${ofTeacher}) as students,
        (select count(*)::int ${taught} join assignment on assignment.classroom_id = classroom.id
          join attempt on attempt.assignment_id = assignment.id
          ${ofTeacher} and attempt.state = 'submitted') as to_mark
      from ${visibleMembers(database, { caller }).selectAll('user_account')} as person
      join company on company.id = person.company_id where person.role = 'teacher'`;
  },
});
