import { sql } from 'kysely';
import type { InTransaction } from '../database.ts';
import { insertUnitFile, type StoredPicture } from '../files/files.ts';

interface NewGroup {
  company_id: string | null;
  title: string;
  picture_file: string | null;
  created_by: string;
  request_key: string;
  member_ids: readonly string[];
  administrator_ids: readonly string[];
}

/** The id of the group that a person made with this key. */
export async function findMadeGroup(
  transaction: InTransaction,
  createdBy: string,
  requestKey: string,
): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('conversation')
    .select('id')
    .where('created_by', '=', createdBy)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
  return row?.id;
}

/** Adds a group with its members; undefined when the person's call with this key has just made it. */
export async function insertGroup(
  transaction: InTransaction,
  { member_ids, administrator_ids, ...group }: NewGroup,
  now: Date,
): Promise<string | undefined> {
  const row = await transaction
    .insertInto('conversation')
    .values({ ...group, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row) await addMembers(transaction, row.id, { member_ids, administrator_ids }, now);
  return row?.id;
}

interface NewMembers {
  member_ids: readonly string[];
  administrator_ids?: readonly string[];
}

/** Adds people to a group, which is locked; who left it joins again, and reads what comes from now on. */
export async function addMembers(
  transaction: InTransaction,
  id: string,
  { member_ids, administrator_ids = [] }: NewMembers,
  now: Date,
): Promise<void> {
  await sql`insert into conversation_member as member
      (conversation_id, user_id, is_administrator, joined_number, seen_number, joined_at)
    select conversation.id, person, person = any(${[...administrator_ids]}::bigint[]), last_number, last_number, ${now}::timestamptz
    from conversation, unnest(${[...member_ids]}::bigint[]) as person where conversation.id = ${id} order by person
    on conflict (conversation_id, user_id) do update set is_administrator = excluded.is_administrator,
      joined_number = excluded.joined_number, seen_number = excluded.seen_number, joined_at = excluded.joined_at,
      left_number = null, left_at = null
    where member.left_at is not null`.execute(transaction);
}

/** People leave a group, which is locked: they read what there is until now. */
export async function removeMembers(
  transaction: InTransaction,
  id: string,
  userIds: readonly string[],
  now: Date,
): Promise<void> {
  await sql`update conversation_member member
    set left_at = ${now}, left_number = conversation.last_number, is_administrator = false
    from conversation where conversation.id = member.conversation_id and conversation.id = ${id}
      and member.user_id = any(${[...userIds]}::bigint[]) and member.left_at is null`.execute(transaction);
}

/** Makes these members the administrators of a group, and no others. */
export async function setAdministrators(
  transaction: InTransaction,
  id: string,
  userIds: readonly string[],
): Promise<void> {
  await sql`update conversation_member set is_administrator = user_id = any(${[...userIds]}::bigint[])
    where conversation_id = ${id} and left_at is null
      and is_administrator <> (user_id = any(${[...userIds]}::bigint[]))`.execute(transaction);
}

/** The groups that people made and these are in, locked. To be locked before the accounts, as sending a message locks them. */
export async function lockGroupsOf(
  transaction: InTransaction,
  userIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id::text from conversation where title is not null
    and id in (select conversation_id from conversation_member
      where user_id = any(${[...userIds]}::bigint[]) and left_at is null)
    order by id for update`.execute(transaction);
  return rows.map(({ id }) => id);
}

/** Of these groups, which are locked, those without an active administrator get one: the active member who joined first. */
export async function keepAdministered(transaction: InTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`with active as (
      select conversation_id, user_id, is_administrator, joined_at from conversation_member
        join user_account on user_account.id = user_id
      where conversation_id = any(${[...ids]}::bigint[]) and left_at is null and user_account.status = 'active')
    update conversation_member member set is_administrator = true
    from (select distinct on (conversation_id) conversation_id, user_id from active
      where conversation_id not in (select conversation_id from active where is_administrator)
      order by conversation_id, joined_at, user_id) next
    where member.conversation_id = next.conversation_id and member.user_id = next.user_id`.execute(
    transaction,
  );
}

export interface PresentMember {
  user_id: string;
  is_administrator: boolean;
}

/** Those who are members now. */
export async function presentMembers(transaction: InTransaction, id: string): Promise<PresentMember[]> {
  return transaction
    .selectFrom('conversation_member')
    .select(['user_id', 'is_administrator'])
    .where('conversation_id', '=', id)
    .where('left_at', 'is', null)
    .orderBy('user_id')
    .execute();
}

/**
 * Tells these people of news, before the changes themselves do in several statements: topics are locked in one order, so that
 * two changes never wait for each other.
 */
export async function tellAll(transaction: InTransaction, userIds: readonly string[]): Promise<void> {
  await sql`select bump_chat(${[...userIds]}::bigint[])`.execute(transaction);
}

/** Deletes a group with its messages and files. */
export async function deleteGroup(transaction: InTransaction, id: string): Promise<void> {
  await transaction.deleteFrom('conversation').where('id', '=', id).execute();
}

export async function renameGroup(transaction: InTransaction, id: string, title: string): Promise<void> {
  await transaction.updateTable('conversation').set({ title }).where('id', '=', id).execute();
}

/** Replaces or removes the picture of a group, which is locked. */
export async function replaceGroupPicture(
  transaction: InTransaction,
  { id, company_id }: { id: string; company_id: string | null },
  picture: StoredPicture | null,
  now: Date,
): Promise<void> {
  const { picture_file: before } = await transaction
    .selectFrom('conversation')
    .select('picture_file')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (picture)
    await insertUnitFile(transaction, { ...picture, company_id, purpose: 'chatPicture', created_at: now });
  await transaction
    .updateTable('conversation')
    .set({ picture_file: picture?.id ?? null })
    .where('id', '=', id)
    .execute();
  if (before !== null) await transaction.deleteFrom('file').where('id', '=', before).execute();
}
