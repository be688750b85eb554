import { attempts as definition } from '@sen/domain/reports/definitions/attempts';
import { sql } from 'kysely';
import { classColumns, classesFrom, personColumns, taughtBy } from '../classColumns.ts';
import { defineReport } from '../ReportSource.ts';

export const attempts = defineReport(definition, {
  key: { attempt_id: 'bigint' },
  conditions: { teacher_id: taughtBy },
  rows: (database, context) => sql`select ${classColumns(context)}, ${personColumns('student', 'student')},
      attempt.id as attempt_id, attempt.user_id, attempt.number + 1 as attempt, attempt.state, attempt.submitted_at,
      exam.id as exam_id, exam.title as exam_name, exam.sort_key as exam_sort, exam.title_words as exam_words,
      case when attempt.state = 'marked' then attempt.final_score end as score
    from ${classesFrom(database, context)}
    join assignment on assignment.classroom_id = classroom.id
    join exam on exam.id = assignment.exam_id
    join attempt on attempt.assignment_id = assignment.id
    join user_account as student on student.id = attempt.user_id`,
});
