import { sql } from 'kysely';

/** Queries of people's ids, for `notify`. */

/** Nobody while the class is hidden from its students. */
export function participantsOf(assignmentId: string) {
  return sql`select participant.user_id from (
      select classroom_student.user_id, assignment.classroom_id from assignment
        join classroom_student on classroom_student.classroom_id = assignment.classroom_id
        where assignment.id = ${assignmentId} and assignment.everyone
      union
      select user_id, classroom_id from assignment_participant join assignment on assignment.id = assignment_id
        where assignment_id = ${assignmentId}) as participant
    join classroom on classroom.id = participant.classroom_id and classroom.published`;
}

export function studentsOf(classroomId: string) {
  return sql`select user_id from classroom_student where classroom_id = ${classroomId}`;
}

export function teachersOf(classroomId: string) {
  return sql`select user_id from classroom_teacher where classroom_id = ${classroomId}`;
}

/** These people, and those of these classes; students of a class that is hidden from them not. */
export function readersAmong({
  user_ids,
  classroom_ids,
}: {
  user_ids: readonly string[];
  classroom_ids: readonly string[];
}) {
  return sql`select unnest(${[...user_ids]}::bigint[])
    union
    select user_id from classroom_student join classroom on classroom.id = classroom_id and classroom.published
      where classroom_id = any (${[...classroom_ids]}::bigint[])
    union
    select user_id from classroom_teacher where classroom_id = any (${[...classroom_ids]}::bigint[])`;
}

export function adminsOf(...companyIds: readonly string[]) {
  return sql`select id from user_account where company_id = any (${[...companyIds]}::bigint[]) and role = 'admin'
    and status = 'active'`;
}

export function superAdmins() {
  return sql`select id from user_account where role = 'super-admin' and status = 'active'`;
}

/** Who wrote a question, who wrote the exams that contain it, and who teaches the classes that have such an exam. */
export function peopleWith(questionId: string) {
  return sql`select created_by from question where id = ${questionId}
    union
    select exam.created_by ${examsWith(questionId)}
    union
    select classroom_teacher.user_id ${examsWith(questionId)}
      join assignment on assignment.exam_id = exam.id
      join classroom_teacher on classroom_teacher.classroom_id = assignment.classroom_id`;
}

const examsWith = (questionId: string) => sql`from exam_question
  join exam_part on exam_part.id = exam_question.exam_part_id
  join exam on exam.id = exam_part.exam_id and exam_question.question_id = ${questionId}`;
