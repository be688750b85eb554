import { sql } from 'kysely';
import type { Document } from '@sen/api/contract/model';
import { documentLimits } from '@sen/domain/documents/documentLimits';
import { classesOf } from '../classes/classesOf.ts';
import type { Database } from '../database.ts';
import { defineList } from '../lists/defineList.ts';
import type { ListContext } from '../lists/ListQuery.ts';
import { foldersOfDocuments, shownColumns, shownDocument, shownDocuments } from './documents.ts';
import { isSharedWith, sharesFor } from './readers.ts';

const dayMs = 24 * 60 * 60_000;

const isOfType = (types: readonly string[]) =>
  sql<boolean>`case when document.is_file then 'file' else 'folder' end = any (${[...types]}::text[])`;
/** In the root of its owner, or in a folder that is not in the bin. */
const isLive = (ownerId: string) => sql<boolean>`(document.deleted_at is null and (document.parent_id is null
  or document.parent_id in (with recursive live as (
    select id from document top where owner_id = ${ownerId} and parent_id is null and deleted_at is null and not is_file
    union all select below.id from live join document below on below.parent_id = live.id where not below.is_file)
  select id from live)))`;
/** Neither itself nor a folder above it is in the bin. */
const isReachable = sql<boolean>`exists (with recursive step as (
    select document.parent_id, document.deleted_at
    union all select parent.parent_id, parent.deleted_at from step join document parent on parent.id = step.parent_id)
  select from step where parent_id is null and deleted_at is null)`;

const fields = {
  name: { kind: 'text', column: 'document.name_words' },
  type: { kind: 'custom', condition: isOfType },
} as const;
const foldersFirst = sql`document.is_file`;
const sorts = {
  name: { by: 'document.sort_key', groupBy: foldersFirst },
  time_update: { by: 'document.updated_at', groupBy: foldersFirst },
  size: { by: 'document.size', groupBy: foldersFirst },
} as const;

/** What the folder of the query has, which the caller may read, under the path of the query; without one, the caller's root. */
export const documentList = defineList('listDocuments', {
  from: (database: Database, { query, caller }: ListContext<'listDocuments'>) => {
    const all = database.selectFrom('document');
    if (query.folder_id !== undefined) return all.where('document.parent_id', '=', query.folder_id);
    return all
      .where('document.owner_id', '=', caller.id)
      .where('document.parent_id', 'is', null)
      .where('document.deleted_at', 'is', null);
  },
  id: 'document.id',
  unit: null,
  fields,
  sorts,
  select: (database: Database) => shownDocuments(database),
  row: (row, { query }) => shownDocument(row, query.path),
});

/** The caller's folders and files, wherever they are. */
export const documentSearch = defineList('searchDocuments', {
  from: (database: Database, { caller }: ListContext<'searchDocuments'>) =>
    database.selectFrom('document').where('document.owner_id', '=', caller.id).where(isLive(caller.id)),
  id: 'document.id',
  unit: null,
  fields,
  sorts,
  select: (database: Database) => shownDocuments(database),
  row: (row) => shownDocument(row),
  complete: async (rows, database) => {
    const folders = await foldersOfDocuments(
      database,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => inFolder(row, folders.get(row.id) ?? ''));
  },
});

function inFolder(row: Document, folder: string): Document {
  if (folder === '') return row;
  return row.type === 'folder'
    ? { ...row, path_folder: `${folder}/${row.folder_name}` }
    : { ...row, path_file: `${folder}/${row.file_name}` };
}

/** What the caller has put into the bin. */
export const binList = defineList('listBin', {
  from: (database: Database, { caller }: ListContext<'listBin'>) =>
    database
      .selectFrom('document')
      .where('document.owner_id', '=', caller.id)
      .where('document.deleted_at', 'is not', null),
  id: 'document.id',
  unit: null,
  fields,
  sorts: { name: 'document.sort_key', size: 'document.size', deleted_at: 'document.deleted_at' },
  select: (database: Database) =>
    database
      .selectFrom('document')
      .select(['document.id', 'is_file', 'name', 'size'])
      .select([sql<Date>`deleted_at`.as('deleted_at'), sql<string>`coalesce(binned_path, '')`.as('path')]),
  row: ({ is_file, deleted_at, size, ...row }) => ({
    ...row,
    type: is_file ? ('file' as const) : ('folder' as const),
    size: Number(size),
    deleted_at: deleted_at.toISOString(),
    purged_at: new Date(deleted_at.getTime() + documentLimits.binDays * dayMs).toISOString(),
  }),
});

/** What others share with the caller or a class of the caller. */
export const sharedList = defineList('listSharedDocuments', {
  from: (database: Database, { caller }: ListContext<'listSharedDocuments'>) =>
    database
      .selectFrom('document')
      .where('document.owner_id', '<>', caller.id)
      // The shares of the caller are few; looked up first, they are all that is read.
      .where(
        sql<boolean>`document.id in (select document_id from document_share share where share.user_id = ${caller.id}
          or share.classroom_id in (${classesOf(caller.id)}))`,
      )
      .where(isSharedWith(caller, 'document'))
      .where(isReachable),
  id: 'document.id',
  unit: null,
  fields,
  sorts: { name: 'document.sort_key', shared_at: { by: ({ caller }) => sharedAt(caller) } },
  select: (database: Database, { caller }: ListContext<'listSharedDocuments'>) =>
    database
      .selectFrom('document')
      .leftJoin('file', 'file.id', 'document.file_id')
      .innerJoin('user_account', 'user_account.id', 'document.owner_id')
      .select(shownColumns)
      .select(['user_account.id as owner', 'user_account.name as owner_name', 'user_account.avatar'])
      .select(sharedAt(caller).as('shared_at')),
  row: ({ owner, owner_name, avatar, shared_at, ...row }) => ({
    id: row.id,
    document: shownDocument(row),
    owner: { id: owner, name: owner_name, avatar },
    shared_at: shared_at.toISOString(),
  }),
});

function sharedAt(caller: ListContext<'listSharedDocuments'>['caller']) {
  return sql<Date>`(select max(share.created_at) ${sharesFor(caller, 'document.id')})`;
}
