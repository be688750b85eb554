import { classStudents as definition } from '@sen/domain/reports/definitions/classStudents';
import { sql } from 'kysely';
import { classColumns, classesFrom, personColumns, taughtBy } from '../classColumns.ts';
import { defineReport } from '../ReportSource.ts';

const ofRow = (table: string) =>
  sql`${sql.ref(`${table}.user_id`)} = classroom_student.user_id and ${sql.ref(`${table}.classroom_id`)} = classroom.id`;

export const classStudents = defineReport(definition, {
  key: { classroom_id: 'bigint', user_id: 'bigint' },
  conditions: { teacher_id: taughtBy },
  rows: (database, context) => sql`select ${classColumns(context)}, ${personColumns('student', 'student')},
      classroom_student.user_id, classroom_student.joined_at,
      (select count(*)::int from lesson_progress
        where ${ofRow('lesson_progress')} and lesson_progress.completed_at is not null) as lessons,
      (select count(distinct attempt.assignment_id)::int from attempt
        join assignment on assignment.id = attempt.assignment_id
        where attempt.user_id = classroom_student.user_id and assignment.classroom_id = classroom.id
          and attempt.state <> 'in_progress') as exams,
      (select coalesce(sum(activity_hour.visits), 0)::int from activity_hour where ${ofRow('activity_hour')}) as visits,
      (select coalesce(sum(activity_hour.active_seconds), 0)::int from activity_hour
        where ${ofRow('activity_hour')}) as active,
      (select max(lesson_progress.last_at) from lesson_progress where ${ofRow('lesson_progress')}) as last_at,
      case when exists (select from lesson_progress where ${ofRow('lesson_progress')}) then 'yes' else 'no' end as studied
    from ${classesFrom(database, context)}
    join classroom_student on classroom_student.classroom_id = classroom.id
    join user_account as student on student.id = classroom_student.user_id`,
});
