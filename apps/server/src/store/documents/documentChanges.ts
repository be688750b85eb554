import { sql } from 'kysely';
import { numberedKeyStart, numberedName } from '@sen/domain/documents/numberedName';
import { nameKey } from '@sen/domain/text/sameName';
import { sortKey } from '@sen/domain/text/sort';
import type { Database, InTransaction } from '../database.ts';

/** What an owner's documents take. */
export interface DocumentAccount {
  items: number;
  bytes: number;
}

/** What the documents of a person take; a person without documents has no row. */
export async function readAccount(
  database: Database | InTransaction,
  ownerId: string,
): Promise<DocumentAccount> {
  const row = await database
    .selectFrom('document_account')
    .select(['items', 'bytes'])
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return { items: row?.items ?? 0, bytes: Number(row?.bytes ?? 0) };
}

/** Locks the documents of a person until the transaction ends: each change sees all of the one before. */
export async function lockDocuments(transaction: InTransaction, ownerId: string): Promise<DocumentAccount> {
  await transaction
    .insertInto('document_account')
    .values({ owner_id: ownerId })
    .onConflict((conflict) => conflict.column('owner_id').doNothing())
    .execute();
  const { items, bytes } = await transaction
    .selectFrom('document_account')
    .select(['items', 'bytes'])
    .where('owner_id', '=', ownerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { items, bytes: Number(bytes) };
}

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

/** Where a name must be unique. */
export interface NamePlace {
  owner_id: string;
  parent_id: string | null;
}

const inPlace = ({ owner_id, parent_id }: NamePlace) =>
  sql<boolean>`owner_id = ${owner_id} and coalesce(parent_id, 0) = ${parent_id ?? '0'} and deleted_at is null`;

/** The documents of a folder that have one of these names. */
export async function findNamed(
  transaction: InTransaction,
  place: NamePlace,
  names: readonly string[],
): Promise<{ id: string; name: string; is_file: boolean }[]> {
  if (names.length === 0) return [];
  return transaction
    .selectFrom('document')
    .select(['id', 'name', 'is_file'])
    .where(inPlace(place))
    .where('name_key', 'in', names.map(nameKey))
    .orderBy('id')
    .execute();
}

/** The name, with a number if the folder has it. */
export async function freeName(
  transaction: InTransaction,
  place: NamePlace,
  { name, is_file, others = [] }: { name: string; is_file: boolean; others?: readonly string[] },
): Promise<string> {
  const rows = await transaction
    .selectFrom('document')
    .select('name_key')
    .where(inPlace(place))
    .where(sql<boolean>`starts_with(name_key, ${numberedKeyStart(name, is_file)})`)
    .execute();
  return numberedName(
    name,
    is_file,
    new Set([...rows.map(({ name_key }) => name_key), ...others.map(nameKey)]),
  );
}

const namedAs = (name: string) => ({ name, name_key: nameKey(name), sort_key: sortKey(name) });

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

/** Puts a document into the bin, with all that it has. */
export async function binDocument(
  transaction: InTransaction,
  { id, parent_id, path }: Pick<TakenDocument, 'id' | 'parent_id' | 'path'>,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('document')
    .set({ parent_id: null, deleted_at: now, binned_from: parent_id, binned_path: path })
    .where('id', '=', id)
    .execute();
}

/** Takes a document out of the bin, under this name. */
export async function unbinDocument(
  transaction: InTransaction,
  id: string,
  { parent_id, name }: { parent_id: string | null; name: string },
): Promise<void> {
  await transaction
    .updateTable('document')
    .set({ ...namedAs(name), parent_id, deleted_at: null, binned_from: null, binned_path: null })
    .where('id', '=', id)
    .execute();
}

/** Deletes what is in the bin of a person, whose documents are locked; with ids, only of these. */
export async function deleteBinned(
  transaction: InTransaction,
  ownerId: string,
  { ids, before }: { ids?: readonly string[]; before?: Date },
): Promise<void> {
  await transaction
    .deleteFrom('document')
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is not', null)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .$if(before !== undefined, (query) => query.where('deleted_at', '<', before ?? null))
    .execute();
}
