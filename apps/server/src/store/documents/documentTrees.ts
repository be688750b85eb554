import { sql } from 'kysely';
import { nameKey } from '@sen/domain/text/sameName';
import { sortKey } from '@sen/domain/text/sort';
import type { Database, InTransaction } from '../database.ts';
import type { NamePlace } from './documentNames.ts';

/** What documents take, with all that they have. */
export async function weightOf(
  transaction: InTransaction,
  ids: readonly string[],
  most: number,
): Promise<{ items: number; bytes: number }> {
  const { rows } = await sql<{ items: number; bytes: string }>`with recursive below as (
      select id, size from document where id = any (${[...ids]}::bigint[])
      union all select document.id, document.size from below join document on document.parent_id = below.id)
    select count(*)::int as items, coalesce(sum(size), 0) as bytes from (select size from below limit ${most + 1}) counted`.execute(
    transaction,
  );
  const { items = 0, bytes = '0' } = rows[0] ?? {};
  return { items, bytes: Number(bytes) };
}

interface Copy {
  id: string;
  /** The name of the copy. */
  name: string;
}

/** Copies documents, with all that they have, into a folder of their owner. */
export async function copyInto(
  transaction: InTransaction,
  copies: readonly Copy[],
  { owner_id, parent_id, request_key }: NamePlace & { request_key: string },
  now: Date,
): Promise<void> {
  const names = copies.map(({ name }) => name);
  await sql`with recursive below as (
      select document.id, document.parent_id, file_id, given.name, given.name_key, given.sort_key collate "C", size, ${request_key}::uuid as request_key
      from unnest(${copies.map(({ id }) => id)}::bigint[], ${names}::text[], ${names.map(nameKey)}::text[],
        ${names.map(sortKey)}::text[]) as given (id, name, name_key, sort_key)
      join document on document.id = given.id
      union all
      select document.id, document.parent_id, document.file_id, document.name, document.name_key, document.sort_key,
        document.size, null::uuid
      from below join document on document.parent_id = below.id),
    made as materialized (select below.*, nextval(pg_get_serial_sequence('document', 'id')) as new_id from below)
    insert into document (id, owner_id, parent_id, file_id, name, name_key, sort_key, size, created_at, updated_at, request_key)
    overriding system value
    select made.new_id, ${owner_id}::bigint, case when made.request_key is null then above.new_id else ${parent_id}::bigint end,
      made.file_id, made.name, made.name_key, made.sort_key, made.size, ${now}::timestamptz, ${now}::timestamptz, made.request_key
    from made left join made above on above.id = made.parent_id`.execute(transaction);
}

/**
 * Files of documents, and of all that these have, belong to none of those who have them: they stay for the others when one of them
 * deletes them, leaves or moves to another unit.
 */
export async function disownFiles(transaction: InTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const files = sql`with recursive below as (
      select id, file_id from document where id = any (${[...ids]}::bigint[])
      union all select document.id, document.file_id from below join document on document.parent_id = below.id)
    select file_id from below where file_id is not null`;
  await sql`update file set company_id = null
    where id in (select rendition_id from file_rendition where file_rendition.file_id in (${files}))`.execute(
    transaction,
  );
  await sql`update file set owner_id = null, company_id = null where id in (${files}) and owner_id is not null`.execute(
    transaction,
  );
}

/** A folder or file of an archive. */
export interface ArchivedDocument {
  id: string;
  parent_id: string | null;
  name: string;
  file_id: string | null;
  size: number;
  updated_at: Date;
}

/** Documents with all that they have, each after the folder that it is in. */
export async function readTrees(
  database: Database,
  ids: readonly string[],
  most: number,
): Promise<ArchivedDocument[]> {
  const { rows } = await sql<Omit<ArchivedDocument, 'size'> & { size: string }>`with recursive below as (
      select id, parent_id, name, sort_key, file_id, size, updated_at, 0 as level from document
      where id = any (${[...ids]}::bigint[])
      union all
      select document.id, document.parent_id, document.name, document.sort_key, document.file_id, document.size,
        document.updated_at, level + 1
      from below join document on document.parent_id = below.id)
    select id, parent_id, name, file_id, size, updated_at from below order by level, sort_key, id limit ${most}`.execute(
    database,
  );
  return rows.map((row) => ({ ...row, size: Number(row.size) }));
}
