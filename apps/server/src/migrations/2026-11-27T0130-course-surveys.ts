import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table survey add course_id bigint references course on delete cascade`,
  `alter table survey drop constraint survey_place, drop constraint survey_everyone`,
  `alter table survey add constraint survey_place check (num_nonnulls(project_id, classroom_id, course_id) = 1),
    add constraint survey_everyone check (case when everyone then project_id is null else course_id is null end)`,
  `create index survey_course on survey (course_id) where course_id is not null`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`delete from survey where course_id is not null`.execute(database);
  await sql`alter table survey drop constraint survey_place, drop constraint survey_everyone, drop course_id`.execute(
    database,
  );
  await sql`alter table survey add constraint survey_place check ((project_id is null) <> (classroom_id is null)),
    add constraint survey_everyone check (not everyone or classroom_id is not null)`.execute(database);
}
