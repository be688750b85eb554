import { sortKey } from '@sen/domain/text/sort';
import type { Database } from '../store/database.ts';

interface NewTraining {
  company_id: string;
  name: string;
  teachers: readonly string[];
  students: readonly string[];
  /** The exams of the pretest and the posttest. */
  exams: readonly [string, string];
  starts_at: Date;
  /** When the pretest ends and the posttest opens. */
  between: Date;
  ends_at: Date;
}

/** A training with both tests, whose pretest is open from its start. */
export async function insertTraining(
  database: Database,
  { company_id, name, teachers, students, exams, starts_at, between, ends_at }: NewTraining,
): Promise<{ id: string; tests: { assignment: string; meeting: string }[] }> {
  const [created_by = null] = teachers;
  const { id } = await database
    .insertInto('classroom')
    .values({
      company_id,
      name,
      sort_key: sortKey(name),
      project_id: null,
      course_id: null,
      code: null,
      starts_at,
      ends_at,
      created_by,
      updated_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const texts = { subject: '', description: '', province: '', address: '', contact_name: '' };
  await database
    .insertInto('training')
    .values({ classroom_id: id, ...texts, budget: null, count_student: null })
    .execute();
  await database
    .insertInto('classroom_teacher')
    .values(teachers.map((user_id, position) => ({ classroom_id: id, user_id, position })))
    .execute();
  await database
    .insertInto('classroom_student')
    .values(students.map((user_id) => ({ classroom_id: id, user_id })))
    .execute();
  const test = async (kind: 'pretest' | 'posttest', exam_id: string, from: Date, to: Date) => {
    const settings = { duration_minutes: 45, retakes: 0, deduction_percent: 0, questions_per_page: 5 };
    const owner = { company_id, exam_id, classroom_id: id, created_by: created_by ?? '0' };
    const made = await database
      .insertInto('assignment')
      .values({ ...settings, ...owner, starts_at: from, ends_at: to })
      .returning('id')
      .executeTakeFirstOrThrow();
    const meeting = await database
      .insertInto('meeting')
      .values({ assignment_id: made.id, kind })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { assignment: made.id, meeting: meeting.id };
  };
  const pretest = await test('pretest', exams[0], starts_at, between);
  return { id, tests: [pretest, await test('posttest', exams[1], between, ends_at)] };
}
