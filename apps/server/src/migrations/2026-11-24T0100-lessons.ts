import { type Kysely, sql } from 'kysely';
import { createNamedTable } from './namedTable.ts';

const statements = [
  `alter table lesson alter column created_by set not null`,
  `create index lesson_updated on lesson (company_id, updated_at, id)`,
  `create index lesson_category on lesson (category_id)`,
  `create index lesson_project on lesson (project_id)`,
  `create index lesson_created_by on lesson (created_by, updated_at, id)`,
  `create index lesson_updated_by on lesson (updated_by) where updated_by is not null`,
  `create index lesson_copied_from on lesson (copied_from) where copied_from is not null`,

  // Copies of a lesson have the same files: one that no lesson has any more is deleted with its bytes.
  `create table lesson_file (lesson_id bigint not null references lesson on delete cascade, file_id uuid not null references file,
    position integer not null, is_main boolean not null, primary key (lesson_id, file_id))`,
  `create index lesson_file_file on lesson_file (file_id)`,
  `create unique index lesson_file_main on lesson_file (lesson_id) where is_main`,

  ...(['course_session', 'classroom_session'] as const).flatMap((table) => [
    `alter table ${table} add column lesson_id bigint references lesson,
      add constraint ${table}_lesson check (lesson_id is null or kind = 'lesson')`,
    `create index ${table}_lesson_id on ${table} (lesson_id) where lesson_id is not null`,
  ]),
];

export async function up(database: Kysely<unknown>): Promise<void> {
  await createNamedTable(database, 'lesson', {
    uniqueWithin: null,
    grows: true,
    columns: [
      `category_id bigint not null references category`,
      `project_id bigint not null references project`,
      `status text not null check (status in ('draft', 'published', 'locked', 'project'))`,
      `locked_from text check (locked_from in ('published', 'project'))`,
      `link text`,
      `duration_seconds integer check (duration_seconds > 0)`,
      `copied_from bigint references lesson on delete set null`,
      `updated_by bigint references user_account on delete set null`,
      `version integer not null default 1`,
    ],
  });
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`alter table course_session drop column lesson_id`.execute(database);
  await sql`alter table classroom_session drop column lesson_id`.execute(database);
  // A file of a lesson alone goes with it.
  await sql`create temporary table lesson_file_gone on commit drop as select distinct file_id from lesson_file`.execute(
    database,
  );
  await sql`drop table lesson_file, lesson`.execute(database);
  await sql`delete from file where id in (select file_id from lesson_file_gone)`.execute(database);
}
