import { type Kysely, sql } from 'kysely';

/** Groups whose administrators are all locked get one: the active member who joined first. Locking an account sees to it from now on. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`with active as (
      select conversation_id, user_id, is_administrator, joined_at from conversation_member
        join user_account on user_account.id = user_id join conversation on conversation.id = conversation_id
      where conversation.title is not null and left_at is null and user_account.status = 'active')
    update conversation_member member set is_administrator = true
    from (select distinct on (conversation_id) conversation_id, user_id from active
      where conversation_id not in (select conversation_id from active where is_administrator)
      order by conversation_id, joined_at, user_id) next
    where member.conversation_id = next.conversation_id and member.user_id = next.user_id`.execute(database);
}

export async function down(): Promise<void> {
  // Who has become an administrator stays one.
}
