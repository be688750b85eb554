import { type Kysely, sql } from 'kysely';

/** What a badge asked for when it was awarded; for awards until now, what it asks for today. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table badge_award add column rule jsonb`.execute(database);
  await sql`update badge_award set rule = jsonb_build_object(
      'courses', (select coalesce(jsonb_agg(course.name order by position), '[]') from badge_course
        join course on course.id = badge_course.course_id where badge_course.badge_id = badge.id),
      'required_courses', required_courses, 'min_score', min_score, 'join_days', join_days)
    from badge where badge.id = badge_award.badge_id`.execute(database);
  await sql`alter table badge_award alter column rule set not null`.execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`alter table badge_award drop column rule`.execute(database);
}
