import { type Kysely, sql } from 'kysely';

/** Requests for a free course and to make a course public, decided at the desk of those to join; and their withdrawal. */
const statements = [
  `alter table registration_request add column course_id bigint references course on delete cascade`,
  `alter table registration_request drop constraint registration_request_kind_check,
    drop constraint registration_request_status_check`,
  `alter table registration_request
    add constraint registration_request_kind_check check (kind in ('account', 'class', 'free_course', 'public_course')),
    add constraint registration_request_course_check check ((course_id is not null) = (kind in ('free_course', 'public_course'))),
    add constraint registration_request_status_check check (status in ('pending', 'approved', 'denied', 'withdrawn'))`,
  `create index registration_request_course on registration_request (course_id, user_id, id) where course_id is not null`,
  `drop index registration_request_once`,
  `create unique index registration_request_once on registration_request (user_id, coalesce(asked_class_id, 0))
    where status = 'pending' and course_id is null`,
  `create unique index registration_request_free_once on registration_request (course_id, user_id)
    where status = 'pending' and kind = 'free_course'`,
  // Whoever asks: a course is made public once.
  `create unique index registration_request_public_once on registration_request (course_id)
    where status = 'pending' and kind = 'public_course'`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`delete from registration_request where course_id is not null or status = 'withdrawn'`.execute(
    database,
  );
  await sql`drop index registration_request_once`.execute(database);
  await sql`alter table registration_request drop constraint registration_request_kind_check,
    drop constraint registration_request_status_check, drop course_id`.execute(database);
  await sql`alter table registration_request
    add constraint registration_request_kind_check check (kind in ('account', 'class')),
    add constraint registration_request_status_check check (status in ('pending', 'approved', 'denied'))`.execute(
    database,
  );
  await sql`create unique index registration_request_once on registration_request (user_id, coalesce(asked_class_id, 0))
    where status = 'pending'`.execute(database);
}
