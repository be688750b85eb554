import { type RawBuilder, sql } from 'kysely';

/** The classes and trainings that a person teaches, or attends and sees. */
export const classesOf = (
  personId: string | RawBuilder<unknown>,
) => sql`select classroom_teacher.classroom_id from classroom_teacher where classroom_teacher.user_id = ${personId}
  union all select classroom_student.classroom_id from classroom_student
    join classroom on classroom.id = classroom_student.classroom_id and classroom.published
    where classroom_student.user_id = ${personId}`;
