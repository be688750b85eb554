import { randomUUID } from 'node:crypto';
import { demoCompany, people } from '@sen/api/fixtures/people';
import type { CourseChapter } from '@sen/api/contract/model';
import { sql } from 'kysely';
import { copyNodes, saveChapters } from '../../src/store/courses/courseTree.ts';
import { insertCopy } from '../../src/store/courses/courseChanges.ts';
import type { Database } from '../../src/store/database.ts';
import { quantile } from '../figures.ts';

const rounds = 20;

/** 25 chapters of 19 sessions: 500 nodes. */
const tree = Array.from({ length: 25 }, (_, chapter): CourseChapter => ({
  id: randomUUID(),
  chapter_name: `Chương ${chapter + 1}`,
  sessions: Array.from({ length: 19 }, (__, at) => ({ id: randomUUID(), session_name: `Buổi ${at + 1}` })),
  surveys: [],
}));

async function medianOf(work: (round: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begin = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one after the other: this measures one copy
    await work(round);
    times.push(performance.now() - begin);
  }
  return quantile(
    times.toSorted((one, other) => one - other),
    0.5,
  );
}

/** Medians, ms, of copying and saving a course of 500 nodes, and of a bare `insert … select` of as many rows. */
export async function timeCourseCopies(
  database: Database,
): Promise<{ copy: number; bare: number; save: number }> {
  const owner = await sql<{ company_id: string; id: string }>`select company_id, id from user_account
    where company_id is not null order by id limit 1`.execute(database);
  const { company_id = demoCompany.id, id: created_by = people.admin.id } = owner.rows[0] ?? {};
  const project = await sql<{ id: string }>`insert into project (company_id, name, sort_key)
    values (${company_id}, 'Đo', 'do') returning id`.execute(database);
  const place = { company_id, project_id: project.rows[0]?.id ?? '0', created_by };
  const course = await sql<{
    id: string;
  }>`insert into course (company_id, project_id, name, sort_key, code, created_by)
    values (${company_id}, ${place.project_id}, 'Gốc', 'goc', 'GOC', ${created_by}) returning id`.execute(
    database,
  );
  const from = course.rows[0]?.id ?? '0';
  const save = await medianOf((round) =>
    database
      .transaction()
      .execute((transaction) =>
        saveChapters(
          transaction,
          from,
          round % 2 === 0 ? tree : tree.map((each) => ({ ...each, chapter_name: 'Khác' })),
        ),
      ),
  );
  const copy = await medianOf((round) =>
    database.transaction().execute(async (transaction) => {
      const to = await insertCopy(
        transaction,
        from,
        { ...place, name: `Bản ${round}`, code: `B-${round}` },
        new Date(),
      );
      await copyNodes(transaction, { from, to });
    }),
  );
  await sql`create table bare (like course_session)`.execute(database);
  const bare = await medianOf(() =>
    sql`insert into bare select * from course_session where course_id = ${from}
      union all select course_id, id, id, position, name, 'lesson' from course_chapter where course_id = ${from}`.execute(
      database,
    ),
  );
  return { copy, bare, save };
}
