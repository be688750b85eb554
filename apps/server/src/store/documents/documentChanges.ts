import { sql } from 'kysely';
import type { InTransaction } from '../database.ts';
import { type NamePlace, namedAs } from './documentNames.ts';

/** A document of its owner, whose documents are locked. */
export interface TakenDocument {
  id: string;
  name: string;
  is_file: boolean;
  parent_id: string | null;
  /** Of the folder that it is in. */
  path: string;
  deleted_at: Date | null;
  binned_from: string | null;
  /** Whether it is in the bin, itself or through a folder. */
  is_binned: boolean;
  /** Whether a folder above it is among the others. */
  is_within: boolean;
}

/** Those of these documents that the person has; in the order of their ids. */
export async function takeDocuments(
  transaction: InTransaction,
  ids: readonly string[],
  ownerId: string,
): Promise<TakenDocument[]> {
  const wanted = sql`${[...ids]}::bigint[]`;
  const { rows } = await sql<TakenDocument>`with recursive step as (
      select id as origin, parent_id, deleted_at, '' as path, false as is_within
      from document where id = any (${wanted}) and owner_id = ${ownerId}
      union all
      select origin, parent.parent_id, parent.deleted_at,
        case step.path when '' then parent.name else parent.name || '/' || step.path end,
        step.is_within or parent.id = any (${wanted})
      from step join document parent on parent.id = step.parent_id)
    select document.id, name, is_file, document.parent_id, step.path, document.deleted_at, binned_from,
      step.deleted_at is not null as is_binned, is_within
    from step join document on document.id = origin where step.parent_id is null order by document.id`.execute(
    transaction,
  );
  return rows;
}

/** How many levels of folders these documents are: 0 of files. */
export async function heightOf(transaction: InTransaction, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ height: number }>`with recursive below as (
      select id, 1 as level from document where id = any (${[...ids]}::bigint[]) and not is_file
      union all
      select document.id, level + 1 from below join document on document.parent_id = below.id
      where not document.is_file)
    select coalesce(max(level), 0) as height from below`.execute(transaction);
  return rows[0]?.height ?? 0;
}

interface NewDocument extends NamePlace {
  name: string;
  request_key: string | null;
  file?: { id: string; size: number };
}

export async function insertDocument(
  transaction: InTransaction,
  { name, file, ...place }: NewDocument,
  now: Date,
): Promise<string> {
  const { id } = await transaction
    .insertInto('document')
    .values({
      ...place,
      ...namedAs(name),
      file_id: file?.id ?? null,
      size: file?.size ?? 0,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The documents that an earlier call with this key made. */
export async function findMade(
  transaction: InTransaction,
  ownerId: string,
  requestKey: string,
): Promise<string[]> {
  const rows = await transaction
    .selectFrom('document')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('request_key', '=', requestKey)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function renameTo(
  transaction: InTransaction,
  id: string,
  name: string,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('document')
    .set({ ...namedAs(name), updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Moves documents; what folders have goes with them. */
export async function moveTo(
  transaction: InTransaction,
  ids: readonly string[],
  parent_id: string | null,
): Promise<void> {
  await transaction.updateTable('document').set({ parent_id }).where('id', 'in', ids).execute();
}
