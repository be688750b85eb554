import { sql } from 'kysely';
import type { Document } from '@sen/api/contract/model';
import { pathOfFolders } from '@sen/domain/documents/documentPath';
import { nameKey } from '@sen/domain/text/sameName';
import type { Caller } from '../../auth/Caller.ts';
import type { Database, InTransaction } from '../database.ts';
import type { StoredFile } from '../files/files.ts';
import { hasThumbnail } from '../files/thumbnails.ts';
import { isSharedWith } from './readers.ts';

/** A folder or file on the way from the root to another one. */
export interface DocumentStep {
  id: string;
  name: string;
  is_file: boolean;
}

/** A folder or file that the caller may read. */
export interface FoundDocument {
  /** From the first one that the caller sees to itself. */
  steps: [...DocumentStep[], DocumentStep];
  owner_id: string;
  isOwn: boolean;
  /** Whether it is in the bin, itself or through a folder. */
  isBinned: boolean;
}

/** A document of the caller, or one that is shared with the caller and not in the bin. */
export async function findDocument(
  database: Database | InTransaction,
  id: string,
  caller: Caller,
): Promise<FoundDocument | undefined> {
  const { rows } = await sql<
    DocumentStep & { owner_id: string; deleted_at: Date | null; is_shared: boolean }
  >`with recursive step as (
      select id, parent_id, owner_id, name, is_file, deleted_at, 0 as above from document where id = ${id}
      union all
      select parent.id, parent.parent_id, parent.owner_id, parent.name, parent.is_file, parent.deleted_at, above + 1
      from step join document parent on parent.id = step.parent_id)
    select id, name, is_file, owner_id, deleted_at, ${isSharedWith(caller, 'step')} as is_shared
    from step order by above desc`.execute(database);
  const [root] = rows;
  if (!root) return undefined;
  const isOwn = root.owner_id === caller.id;
  const isBinned = root.deleted_at !== null;
  const first = isOwn ? 0 : rows.findIndex(({ is_shared }) => is_shared);
  const steps = rows.slice(first).map(({ id: step, name, is_file }) => ({ id: step, name, is_file }));
  const last = steps.pop();
  if (first < 0 || !last || (isBinned && !isOwn)) return undefined;
  return { steps: [...steps, last], owner_id: root.owner_id, isOwn, isBinned };
}

/** The folder of a person with these names from the root; undefined when there is none. */
export async function findFolderAt(
  database: Database,
  owner_id: string,
  names: readonly string[],
): Promise<string | undefined> {
  const keys = names.map(nameKey);
  const { rows } = await sql<{ id: string }>`with recursive step as (
      select id, 1 as depth from document
      where owner_id = ${owner_id} and coalesce(parent_id, 0) = 0 and deleted_at is null
        and name_key = ${keys[0] ?? ''} and not is_file
      union all
      select document.id, depth + 1 from step join document on document.owner_id = ${owner_id}
        and coalesce(document.parent_id, 0) = step.id and document.deleted_at is null
        and document.name_key = (${[...keys]}::text[])[depth + 1] and not document.is_file)
    select id from step where depth = ${keys.length}`.execute(database);
  return rows[0]?.id;
}

/** What is shown of a document, joined to its file. */
export const shownColumns = [
  'document.id',
  'document.name',
  'document.size',
  'document.file_id',
  'document.updated_at',
  'file.type',
  sql<boolean>`exists (select from document_share where document_id = document.id)`.as('is_shared'),
  hasThumbnail.as('has_thumbnail'),
] as const;

interface ShownRow {
  id: string;
  name: string;
  size: number | string;
  file_id: string | null;
  updated_at: Date;
  type: string | null;
  is_shared: boolean;
  has_thumbnail: boolean;
}

/** @param folder the path of the folder that it is in */
export function shownDocument(row: ShownRow, folder = ''): Document {
  const { id, name, file_id, is_shared, has_thumbnail } = row;
  const path = pathOfFolders(folder === '' ? [name] : [folder, name]);
  const time_update = row.updated_at.toISOString();
  if (file_id === null)
    return {
      id,
      type: 'folder',
      folder_name: name,
      path_folder: path,
      time_update,
      is_shared,
    };
  return {
    id,
    type: 'file',
    file_name: name,
    path_file: path,
    time_update,
    size: Number(row.size),
    media_type: row.type ?? '',
    file_id,
    has_thumbnail,
    is_shared,
  };
}

/** The rows of documents as they are shown. */
export function shownDocuments(database: Database | InTransaction) {
  return database.selectFrom('document').leftJoin('file', 'file.id', 'document.file_id').select(shownColumns);
}

/** The paths of the folders that documents are in, by the documents' ids; '' is the root. */
export async function foldersOfDocuments(
  database: Database | InTransaction,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ origin: string; path: string }>`with recursive step as (
      select id as origin, parent_id, '' as path from document where id = any (${[...ids]}::bigint[])
      union all
      select origin, parent.parent_id, case step.path when '' then parent.name else parent.name || '/' || step.path end
      from step join document parent on parent.id = step.parent_id)
    select origin, path from step where parent_id is null`.execute(database);
  return new Map(rows.map(({ origin, path }) => [origin, path]));
}

/** Documents of their owner by their ids, in this order, with their whole paths. */
export async function readDocuments(
  database: Database | InTransaction,
  ids: readonly string[],
): Promise<Document[]> {
  if (ids.length === 0) return [];
  const rows = await shownDocuments(database).where('document.id', 'in', ids).execute();
  const folders = await foldersOfDocuments(database, ids);
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    return row ? [shownDocument(row, folders.get(id))] : [];
  });
}

/** The stored file of a document, under the document's name; undefined of a folder. */
export async function fileOfDocument(database: Database, id: string): Promise<StoredFile | undefined> {
  const row = await database
    .selectFrom('document')
    .innerJoin('file', 'file.id', 'document.file_id')
    .select(['file.id', 'document.name', 'file.type', 'file.size', 'file.sha256'])
    .where('document.id', '=', id)
    .executeTakeFirst();
  return row && { ...row, size: Number(row.size) };
}
