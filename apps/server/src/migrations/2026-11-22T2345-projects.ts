import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table project add column category_id bigint references category, add column field text,
    add column version integer not null default 1`,
  `create index project_category on project (category_id)`,
  `create index project_name on project (sort_key, id)`,
  `create index project_company_name on project (company_id, sort_key, id)`,
  `create index project_made on project (created_at, id)`,
  `create table project_person (project_id bigint not null references project on delete cascade,
    user_id bigint not null references user_account, part text not null check (part in ('participant', 'lecturer')),
    primary key (project_id, user_id))`,
  `create index project_person_user on project_person (user_id)`,
  `create index course_project on course (project_id)`,
  `create index classroom_project on classroom (project_id)`,
];

/** The type, the field and the people of projects; changes are told apart by a version. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements)
    // oxlint-disable-next-line no-await-in-loop -- the transaction has one connection
    await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`drop index classroom_project, course_project`.execute(database);
  await sql`drop table project_person`.execute(database);
  await sql`drop index project_made, project_company_name, project_name, project_category`.execute(database);
  await sql`alter table project drop column category_id, drop column field, drop column version`.execute(
    database,
  );
}
