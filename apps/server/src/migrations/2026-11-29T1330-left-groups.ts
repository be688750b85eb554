import { type Kysely, sql } from 'kysely';

const titleOf = (id: string) => `(select coalesce(conversation.title, classroom.name) from conversation
  left join classroom on classroom.id = conversation.classroom_id where conversation.id = ${id})`;

/** Whoever leaves a group keeps its title of then, and learns of no later one. Who has left before keeps that of today. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table conversation_member add column left_title text`.execute(database);
  await sql
    .raw(
      `update conversation_member set left_title = ${titleOf('conversation_member.conversation_id')} where left_at is not null`,
    )
    .execute(database);
  await sql
    .raw(
      `create function conversation_left() returns trigger language plpgsql as $$
        begin new.left_title := ${titleOf('new.conversation_id')}; return new; end $$`,
    )
    .execute(database);
  await sql`create trigger conversation_left before update of left_at on conversation_member for each row
    when (old.left_at is null and new.left_at is not null) execute function conversation_left()`.execute(
    database,
  );
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`drop trigger conversation_left on conversation_member`.execute(database);
  await sql`drop function conversation_left()`.execute(database);
  await sql`alter table conversation_member drop column left_title`.execute(database);
}
