import { type Kysely, sql } from 'kysely';

/** An assigned exam can belong to a chapter or session of its class; the earlier ones belong to the whole class. */
const statements = [
  `alter table assignment add column chapter_id uuid, add column session_id uuid,
    add constraint assignment_place check (num_nonnulls(chapter_id, session_id) <= 1),
    add constraint assignment_chapter foreign key (classroom_id, chapter_id)
      references classroom_chapter (classroom_id, id) on delete set null (chapter_id),
    add constraint assignment_session foreign key (classroom_id, session_id)
      references classroom_session (classroom_id, id) on delete set null (session_id)`,
  `create index assignment_of_chapter on assignment (classroom_id, chapter_id) where chapter_id is not null`,
  `create index assignment_of_session on assignment (classroom_id, session_id) where session_id is not null`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`alter table assignment drop column chapter_id, drop column session_id`.execute(database);
}
