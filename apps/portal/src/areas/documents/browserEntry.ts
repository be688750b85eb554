import type { Document } from '@sen/api/contract/model';
import { thumbnailAddress } from '@sen/api/resources/documents/documentQueries';
import type { BrowserEntry, FileView } from '@sen/ui/FileBrowser';
import { uploadProblem } from '../../patterns/uploads/uploadItems';
import type { ShownUpload } from './DocumentUploads';

/** Thumbnails are shown in the grid alone: in a list nobody could see what is in them. */
export function entryOf(document: Document, view: FileView): BrowserEntry {
  const { id, time_update: updatedAt, is_shared: shared } = document;
  if (document.type === 'folder')
    return { kind: 'folder', id, name: document.folder_name, updatedAt, shared };
  return {
    kind: 'file',
    id,
    name: document.file_name,
    updatedAt,
    size: document.size,
    mime: document.media_type,
    thumbnail: view === 'grid' && document.has_thumbnail ? thumbnailAddress(document.file_id) : undefined,
    shared,
  };
}

/** A file that is on its way into the folder itself. */
export function uploadEntryOf({ key, name, size, sent, problem }: ShownUpload): BrowserEntry {
  const entry = { kind: 'file', id: key, name, size } as const;
  return problem ? { ...entry, failed: uploadProblem(problem) } : { ...entry, uploading: sent / size };
}
