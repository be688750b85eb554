import { demoCompany, people, secondCompany } from '@sen/api/fixtures/people';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reset } from '../../store/attempts/resetAttempts.ts';
import { readReferences, unitTables } from '../../store/companies/unitReferences.ts';
import { newAssignment } from '../../testing/newAssignment.ts';
import { TestApp } from '../../testing/TestApp.ts';
import { purgeUnits } from './purgeUnits.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
});
afterAll(() => app.stop());

const counts = async (tables: readonly string[]) => {
  const { rows } = await sql<{ table: string; count: number }>`${sql.join(
    tables.map((table) => sql`select ${table} as "table", count(*)::int as count from ${sql.table(table)}`),
    sql` union all `,
  )}`.execute(app.database);
  return Object.fromEntries(rows.map(({ table, count }) => [table, count]));
};
const deleteUnit = (id: string, deleted_at: Date) =>
  app.database.updateTable('company').set({ deleted_at }).where('id', '=', id).execute();
const isThere = async (id: string) =>
  (await app.database.selectFrom('company').select('id').where('id', '=', id).execute()).length > 0;

async function resetOneAttempt(): Promise<void> {
  const { id } = await app.database
    .selectFrom('attempt')
    .innerJoin('assignment', 'assignment.id', 'attempt.assignment_id')
    .select('attempt.id')
    .where('company_id', '=', demoCompany.id)
    .where('state', '<>', 'in_progress')
    .executeTakeFirstOrThrow();
  const how = { retake: 'none', reason: null, by: people.teacher.id, now: app.clock.now() } as const;
  await app.database.transaction().execute((transaction) => reset(transaction, id, how));
}

/** Assigns an exam to a chapter, which goes with its class. */
async function placeOneExam(): Promise<void> {
  const { id: chapter_id, classroom_id } = await app.database
    .selectFrom('classroom_chapter')
    .innerJoin('classroom', 'classroom.id', 'classroom_chapter.classroom_id')
    .select(['classroom_chapter.id', 'classroom_id'])
    .where('company_id', '=', demoCompany.id)
    .executeTakeFirstOrThrow();
  await newAssignment(app, { classroom_id, chapter_id });
}

test('each column of an id refers to a row, or is known not to', async () => {
  const { rows } = await sql<{ column: string }>`
    select table_name || '.' || column_name as "column" from information_schema.columns
    where table_schema = 'public' and column_name like '%\\_id' order by 1`.execute(app.database);
  const references = await readReferences(app.database);
  const known = references.map(({ table, column }) => `${table}.${column}`);
  // Refers to a chapter of the same course or class, with which all of them go.
  known.push(
    ...['course_session', 'course_chapter_exam', 'classroom_session', 'classroom_chapter_exam'].map(
      (table) => `${table}.chapter_id`,
    ),
    'assignment.chapter_id',
    // Of the assignment of its action, with which it goes.
    'room_action_person.attempt_id',
    'assignment.session_id',
    // Refer to a session of a class by both.
    ...['activity_visit', 'activity_hour', 'lesson_progress'].flatMap((table) => [
      `${table}.classroom_id`,
      `${table}.session_id`,
    ]),
    // Refer to a student of a class by both.
    'course_result.classroom_id',
    'course_result.user_id',
    // Of the progress of a lesson, with which it goes; its part is named by the package.
    ...['user_id', 'classroom_id', 'session_id', 'part_id'].map((column) => `package_part.${column}`),
  );
  expect(rows.map(({ column }) => column).filter((column) => !known.includes(column))).toEqual([
    // Outlive what they name.
    'answer_entry.journal_id',
    'answer_entry.question_id',
    'answer_mark.question_id',
    'assignment.request_id',
    'attempt_answer.journal_id',
    'attempt_answer.question_id',
    'attempt_presence.journal_id',
    'audit_log.actor_id',
    'audit_log.company_id',
    'audit_log.subject_id',
    'correction_move.attempt_id',
    // Taken by a job within seconds.
    'course_result_due.classroom_id',
    'course_result_due.user_id',
    'entered_score.import_id',
    'import_change.subject_id',
    'import_run.import_id',
    'member_tally.company_id',
    // Given by the device that sends.
    'message.client_id',
    'question.import_id',
    'room_action.request_id',
  ]);
});

test('a unit is kept for 30 days and then removed with all that belongs to it, and nothing else', async () => {
  const tables = unitTables(await readReferences(app.database)).map(({ table }) => table);
  for (const table of ['attempt', 'answer_entry', 'exam_question', 'category', 'file', 'user_account'])
    expect(tables).toContain(table);
  const { id } = demoCompany;
  // A person who came from another unit, which still names the person as creator of a category.
  const moved = people.otherTeacher.id;
  await app.database
    .updateTable('user_account')
    .set({ phone: '0912345678', status: 'active' })
    .where('id', '=', moved)
    .execute();
  await app.database
    .insertInto('category')
    .values({ company_id: secondCompany.id, kind: 'exam', name: 'Đề cũ', sort_key: 'x', created_by: moved })
    .execute();
  const folder = { name: 'Riêng tư', name_key: 'rieng tu', sort_key: 'x', request_key: null };
  const times = { created_at: app.clock.now(), updated_at: app.clock.now() };
  await app.database
    .insertInto('document')
    .values({ owner_id: moved, ...folder, ...times })
    .execute();
  await resetOneAttempt();
  await placeOneExam();
  const before = await counts(tables);
  expect(before['attempt']).toBeGreaterThan(0);
  expect(before['reset_attempt']).toBeGreaterThan(0);
  expect(before['attempt_answer']).toBeGreaterThan(0);

  await deleteUnit(id, app.clock.now());
  app.clock.pass({ days: 30 });
  await purgeUnits.run(app.app.services, app.clock.now());
  expect(await isThere(id)).toBe(true);
  app.clock.pass({ hours: 2 });
  await purgeUnits.run(app.app.services, app.clock.now());
  expect(await isThere(id)).toBe(false);
  expect(await isThere(secondCompany.id)).toBe(true);

  const { rows } = await sql<{
    name: string;
    status: string;
    phone: string | null;
    company_id: string | null;
  }>`
    select name, status, phone, company_id from user_account where id = ${moved}`.execute(app.database);
  expect(rows).toEqual([{ name: people.otherTeacher.name, status: 'locked', phone: null, company_id: null }]);
  expect(await app.database.selectFrom('document').select('id').execute()).toEqual([]);
  const after = await counts(tables);
  expect(after['attempt']).toBe(0);
  expect(after['reset_attempt']).toBe(0);
  expect(after['assignment']).toBe(0);
  expect(after['attempt_answer']).toBe(0);
  expect(after['category']).toBeGreaterThan(0);
  const accounts = await app.database
    .selectFrom('user_account')
    .select(['company_id', 'role'])
    .where('id', '<>', moved)
    .execute();
  expect(new Set(accounts.map(({ company_id }) => company_id))).toEqual(new Set([null, secondCompany.id]));
});

test('pictures of the people of a removed unit lose their bytes', async () => {
  const { id: owner_id } = await app.database
    .selectFrom('user_account')
    .select('id')
    .where('company_id', '=', secondCompany.id)
    .limit(1)
    .executeTakeFirstOrThrow();
  const id = '6f0e4f0e-6a55-4b7d-8a2e-2f6a3f1c9d10';
  await sql`insert into file (id, owner_id, company_id, purpose, name, type, size, sha256, created_at)
    values (${id}, ${owner_id}, ${secondCompany.id}, 'avatar', 'a.png', 'image/png', 1, '', now())`.execute(
    app.database,
  );
  await sql`update user_account set avatar_file = ${id} where id = ${owner_id}`.execute(app.database);
  await deleteUnit(secondCompany.id, new Date(app.clock.now().getTime() - 31 * 24 * 60 * 60_000));
  await purgeUnits.run(app.app.services, app.clock.now());
  expect(await isThere(secondCompany.id)).toBe(false);
  const loose = await app.database.selectFrom('loose_file').select('id').execute();
  expect(loose).toEqual([{ id }]);
});
