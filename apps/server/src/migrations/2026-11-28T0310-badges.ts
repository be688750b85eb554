import { type Kysely, sql } from 'kysely';
import { createNamedTable } from './namedTable.ts';

const statements = [
  `alter table badge add column image_badge text generated always as ('/api/files/' || image_file::text) stored`,
  `create index badge_image_file on badge (image_file)`,
  `create index badge_created_by on badge (created_by)`,
  // An account may be deleted though it has created a badge.
  `alter table badge drop constraint badge_created_by_fkey`,
  `alter table badge add foreign key (created_by) references user_account on delete set null`,
  `create index badge_due on badge (id) where due_after is not null`,
  // A course that a badge counts is not deleted before the badge lets go of it.
  `create table badge_course (badge_id bigint not null references badge on delete cascade,
    course_id bigint not null references course, position integer not null, primary key (badge_id, course_id))`,
  `create index badge_course_course on badge_course (course_id)`,
  `create table badge_award (id uuid primary key default gen_random_uuid(),
    badge_id bigint not null references badge, user_id bigint not null references user_account on delete cascade,
    awarded_at timestamptz not null, evidence jsonb not null, unique (user_id, badge_id))`,
  `create index badge_award_badge on badge_award (badge_id, awarded_at)`,
];

/** Badges of units, the courses that count for them, and who has earned them and how. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createNamedTable(database, 'badge', {
    columns: [
      'image_file uuid not null references file',
      'required_courses integer not null check (required_courses >= 0)',
      'min_score numeric(5,2) check (min_score between 0 and 100)',
      'join_days integer check (join_days > 0)',
      'active boolean not null',
      // The rule is new to the people above this id; null: to nobody.
      'due_after bigint',
      'version integer not null default 1',
    ],
  });
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`drop table badge_award, badge_course, badge`.execute(database);
}
