import { classes as definition } from '@sen/domain/reports/definitions/classes';
import { sql } from 'kysely';
import { classColumns, classesFrom, isReached, taughtBy } from '../classColumns.ts';
import { defineReport } from '../ReportSource.ts';

const ofClass = sql`course_result.classroom_id = classroom.id`;

export const classes = defineReport(definition, {
  key: { classroom_id: 'bigint' },
  conditions: { teacher_id: taughtBy },
  rows: (database, context) => sql`select ${classColumns(context)},
      teacher.id as teacher_id, teacher.name as teacher_name, teacher.avatar as teacher_avatar,
      (select count(*)::int from classroom_student where classroom_id = classroom.id) as students,
      (select count(*)::int from course_result where ${ofClass} and ${isReached}) as reached,
      (select round(100.0 * count(course_result) filter (where ${isReached}) / nullif(count(*), 0), 1)
        from classroom_student left join course_result using (classroom_id, user_id)
        where classroom_id = classroom.id) as rate,
      (select round(avg(course_result.score)::numeric, 2) from course_result where ${ofClass}) as score
    from ${classesFrom(database, context)}
    left join lateral (select user_account.id, user_account.name, user_account.avatar
      from classroom_teacher join user_account on user_account.id = classroom_teacher.user_id
      where classroom_teacher.classroom_id = classroom.id order by classroom_teacher.position limit 1) as teacher on true`,
});
