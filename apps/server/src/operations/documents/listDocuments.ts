import { foldersOfPath, pathOfFolders } from '@sen/domain/documents/documentPath';
import { found } from '../../errors/RefusalError.ts';
import { documentList } from '../../store/documents/documentLists.ts';
import { findDocument, findFolderAt } from '../../store/documents/documents.ts';
import { listOperation } from '../listOperation.ts';
import type { Call, Handler } from '../Operation.ts';
import { placeOf } from './placeOf.ts';

const list = listOperation(documentList);

export const listDocuments: Handler<'listDocuments'> = async (call, services) => {
  const { database } = services;
  const { path: _, folder_id: given, ...query } = call.query;
  const folder_id = given ?? (await folderAtPath(call, services));
  if (folder_id === undefined) {
    const page = await list({ ...call, query }, services);
    return { ...page, place: { folder_id: null, folders: [], owner: null } };
  }
  const folder = found(await findDocument(database, folder_id, call.caller));
  found(folder.isBinned || folder.steps.at(-1)?.is_file ? undefined : folder);
  const path = pathOfFolders(folder.steps.map(({ name }) => name));
  const page = await list({ ...call, query: { ...query, folder_id, path } }, services);
  return { ...page, place: await placeOf(database, folder, folder.steps) };
};

/** The folder of the caller at the path of the query; undefined is the root. */
async function folderAtPath(
  { query, caller }: Call<'listDocuments'>,
  { database }: Parameters<typeof listDocuments>[1],
): Promise<string | undefined> {
  const folders = found(foldersOfPath(query.path ?? ''));
  return folders.length === 0 ? undefined : found(await findFolderAt(database, caller.id, folders));
}
