import { exams as definition } from '@sen/domain/reports/definitions/exams';
import { sql } from 'kysely';
import { classColumns, classesFrom, taughtBy } from '../classColumns.ts';
import { defineReport } from '../ReportSource.ts';

export const exams = defineReport(definition, {
  key: { classroom_id: 'bigint', exam_id: 'bigint' },
  conditions: { teacher_id: taughtBy },
  rows: (database, context) => {
    const submitted = sql`from attempt join assignment on assignment.id = attempt.assignment_id
      where assignment.classroom_id = classroom.id and assignment.exam_id = exam.id and attempt.state <> 'in_progress'`;
    const score = sql`attempt.final_score) filter (where attempt.state = 'marked'`;
    return sql`select ${classColumns(context)}, exam.id as exam_id, exam.title as exam_name, exam.sort_key as exam_sort,
        exam.title_words as exam_words, given.opens_at, given.closes_at,
        (select count(*)::int ${submitted}) as attempts,
        (select count(*)::int ${submitted} and attempt.state = 'submitted') as to_mark,
        (select round(avg(${score})::numeric, 2) ${submitted}) as mean,
        (select min(${score}) ${submitted}) as lowest, (select max(${score}) ${submitted}) as highest
      from ${classesFrom(database, context)}
      join (select assignment.classroom_id, assignment.exam_id, min(assignment.starts_at) as opens_at,
          max(assignment.ends_at) as closes_at from assignment group by 1, 2) as given on given.classroom_id = classroom.id
      join exam on exam.id = given.exam_id`;
  },
});
