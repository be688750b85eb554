import { completion as definition } from '@sen/domain/reports/definitions/completion';
import { sql } from 'kysely';
import { classColumns, classesFrom, personColumns, taughtBy } from '../classColumns.ts';
import { defineReport } from '../ReportSource.ts';

export const completion = defineReport(definition, {
  key: { classroom_id: 'bigint', user_id: 'bigint' },
  conditions: { teacher_id: taughtBy },
  rows: (database, context) => sql`select ${classColumns(context)}, ${personColumns('student', 'student')},
      classroom_student.user_id, coalesce(course_result.completion, 'not_completed') as completion,
      course_result.score, course_result.rating, course_result.completed_at,
      case when course_result.score is null then 'no' else 'yes' end as scored
    from ${classesFrom(database, context)}
    join classroom_student on classroom_student.classroom_id = classroom.id
    join user_account as student on student.id = classroom_student.user_id
    left join course_result on course_result.classroom_id = classroom.id
      and course_result.user_id = classroom_student.user_id`,
});
