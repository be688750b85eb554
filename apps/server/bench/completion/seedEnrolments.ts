import { people, demoCompany } from '@sen/api/fixtures/people';
import { sql } from 'kysely';
import { settleNextResults } from '../../src/completion/settleResults.ts';
import { insertCopy } from '../../src/store/courses/courseChanges.ts';
import type { Database } from '../../src/store/database.ts';

const studentsOfClass = 1_000;
const partSize = 5_000;

/**
 * A course of two exams that weigh the same, with so many students in classes of a thousand who have taken both, and whose results
 * are computed. Then its exams weigh 30 and 70 percent, which its classes do not know yet.
 * @returns its id
 */
export async function seedEnrolments(database: Database, count: number): Promise<string> {
  const courseId = await seedCourse(database);
  const classCount = Math.ceil(count / studentsOfClass);
  await sql`insert into user_account (company_id, role, status, name, sort_key, given_name_key, first_name, email, username,
      password_hash, membership_code)
    select ${demoCompany.id}, 'student', 'active', 'Học viên ' || n, n, n, '', 'lop' || n || '@sen.vn', 'lop' || n, '-', 'LOP' || n
    from generate_series(1, ${count}::int) as n`.execute(database);
  await sql`insert into classroom (company_id, project_id, course_id, name, sort_key, code, starts_at, ends_at, created_by, published)
    select company_id, project_id, id, 'Lớp ' || n, n, 'LOP-' || n, now() - interval '30 days', now() + interval '30 days',
      ${people.admin.id}, true
    from course, generate_series(1, ${classCount}::int) as n where id = ${courseId}`.execute(database);
  await sql`insert into classroom_course_copy (classroom_id, name, code, kind, description, benefits, introduction,
      completion_score, average, good, excellent)
    select classroom.id, course.name, course.code, course.kind, '', '', '', completion_score, average, good, excellent
    from classroom join course on course.id = course_id where course_id = ${courseId}`.execute(database);
  await sql`insert into classroom_chapter (classroom_id, id, position, name)
    select classroom.id, chapter.id, position, chapter.name
    from classroom join course_chapter chapter using (course_id) where course_id = ${courseId}`.execute(
    database,
  );
  await sql`insert into classroom_chapter_exam (classroom_id, id, chapter_id, position, exam_id, weight)
    select classroom.id, exam.id, chapter_id, position, exam_id, weight
    from classroom join course_chapter_exam exam using (course_id) where course_id = ${courseId}`.execute(
    database,
  );
  await sql`insert into classroom_student (classroom_id, user_id)
    select class.id, student.id
    from (select id, row_number() over (order by id) - 1 as n from user_account where username like 'lop%') as student
    join (select id, row_number() over (order by id) - 1 as n from classroom where course_id = ${courseId}) as class
      on class.n = student.n / ${studentsOfClass}`.execute(database);
  await sql`insert into assignment (company_id, exam_id, classroom_id, starts_at, ends_at, duration_minutes, retakes,
      deduction_percent, questions_per_page, created_by)
    select company_id, exam_id, classroom.id, now() - interval '20 days', now() - interval '1 day', 45, 0, 0, 5, ${people.teacher.id}
    from classroom join classroom_chapter_exam exam on exam.classroom_id = classroom.id
    where course_id = ${courseId}`.execute(database);
  // Of 0 to 100 points, in no order, and each student another pair.
  await sql`insert into attempt (assignment_id, user_id, number, state, started_at, deadline, submitted_at, submitted_by, seed,
      scores, score, final_score)
    select assignment.id, user_id, 0, 'marked', now() - interval '10 days', now() - interval '10 days' + interval '45 minutes',
      now() - interval '10 days' + interval '30 minutes', 'student', 'bench', '{}', points, points
    from assignment join classroom on classroom.id = classroom_id and course_id = ${courseId}
    join classroom_student student on student.classroom_id = classroom.id
    cross join lateral (select abs(hashint8(user_id * 7919 + assignment.id)::bigint) % 101 as points) as score`.execute(
    database,
  );
  await sql`vacuum analyze`.execute(database);
  // oxlint-disable-next-line no-await-in-loop -- one part after the other
  while (await settleNextResults(database, { now: new Date(), size: partSize, log: console }));
  await sql`update course_chapter_exam set weight = case position when 1 then 30 else 70 end
    where course_id = ${courseId}`.execute(database);
  await sql`vacuum analyze`.execute(database);
  return courseId;
}

async function seedCourse(database: Database): Promise<string> {
  const { id: from, project_id } = await database
    .selectFrom('course')
    .select(['id', 'project_id'])
    .where('company_id', '=', demoCompany.id)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const owner = { company_id: demoCompany.id, project_id: project_id ?? '0', created_by: people.admin.id };
  const id = await database
    .transaction()
    .execute((transaction) =>
      insertCopy(transaction, from, { ...owner, name: 'Khóa đo', code: 'KHOA-DO' }, new Date()),
    );
  await sql`update course set completion_score = 50, average = 50, good = 65, excellent = 80, certificate_score = null,
    final_exam_id = null where id = ${id}`.execute(database);
  await sql`insert into course_chapter (course_id, id, position, name) values (${id}, gen_random_uuid(), 1, 'Chương 1')`.execute(
    database,
  );
  await sql`insert into course_chapter_exam (course_id, id, chapter_id, position, exam_id, weight)
    select ${id}, gen_random_uuid(), chapter.id, row_number() over (order by exam.id), exam.id, 50
    from (select id from exam where company_id = ${demoCompany.id} order by id limit 2) as exam, course_chapter chapter
    where chapter.course_id = ${id}`.execute(database);
  return id;
}
