import type { Document } from '@sen/api/contract/model';

export const nameOf = (document: Document): string =>
  document.type === 'folder' ? document.folder_name : document.file_name;

/** The names of the folders that a document is in, from the root. */
export function foldersOf(document: Document): string[] {
  const path = document.type === 'folder' ? document.path_folder : document.path_file;
  return path.split('/').slice(0, -1);
}
