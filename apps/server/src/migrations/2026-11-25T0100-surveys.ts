import { type Kysely, sql } from 'kysely';
import { createNamedTable } from './namedTable.ts';

const statements = [
  `alter table survey_form alter column created_by set not null`,
  `create index survey_form_updated on survey_form (company_id, updated_at, id)`,
  `create index survey_form_category on survey_form (category_id)`,
  `create index survey_form_created_by on survey_form (created_by)`,
  `create index survey_form_updated_by on survey_form (updated_by) where updated_by is not null`,
  `create index survey_form_copied_from on survey_form (copied_from) where copied_from is not null`,

  `alter table survey alter column created_by set not null`,
  `alter table survey add constraint survey_place check ((project_id is null) <> (classroom_id is null))`,
  `create index survey_form_id on survey (form_id)`,
  `create index survey_project on survey (project_id) where project_id is not null`,
  `create index survey_classroom on survey (classroom_id) where classroom_id is not null`,
  `create index survey_created_by on survey (created_by)`,

  // Whether somebody has answered, apart from what they answered: to refuse a second answer, and to count.
  `create table survey_participant (survey_id bigint not null references survey on delete cascade,
    user_id bigint not null references user_account on delete cascade, answered boolean not null default false,
    primary key (survey_id, user_id))`,
  `create index survey_participant_user on survey_participant (user_id)`,

  // Of an anonymous survey without a person and a time. The id is random, so that it tells no order either.
  `create table survey_answer (id uuid primary key default gen_random_uuid(),
    survey_id bigint not null references survey on delete cascade,
    user_id bigint references user_account on delete cascade, answers jsonb not null, answered_at timestamptz,
    check ((user_id is null) = (answered_at is null)), unique (survey_id, user_id))`,
  `create index survey_answer_user on survey_answer (user_id) where user_id is not null`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  await createNamedTable(database, 'survey_form', {
    grows: true,
    columns: [
      `description text not null`,
      `category_id bigint not null references category`,
      `status text not null check (status in ('draft', 'published', 'locked', 'project'))`,
      `locked_from text check (locked_from in ('published', 'project'))`,
      `parts jsonb not null`,
      `copied_from bigint references survey_form on delete set null`,
      `updated_by bigint references user_account on delete set null`,
      `version integer not null default 1`,
    ],
  });
  await createNamedTable(database, 'survey', {
    uniqueWithin: null,
    grows: true,
    columns: [
      `form_id bigint not null references survey_form`,
      `project_id bigint references project`,
      `classroom_id bigint references classroom on delete cascade`,
      `anonymous boolean not null`,
      `starts_at timestamptz not null`,
      `ends_at timestamptz not null`,
      `priority text check (priority in ('low', 'medium', 'high'))`,
      `quarter integer check (quarter between 1 and 4)`,
      `year integer check (year between 2000 and 2999)`,
      `reason text not null`,
      `audience text not null`,
      `version integer not null default 1`,
    ],
  });
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`drop table survey_answer, survey_participant, survey, survey_form`.execute(database);
}
