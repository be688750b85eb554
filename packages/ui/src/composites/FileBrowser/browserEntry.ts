interface EntryBase {
  id: string;
  name: string;
  /** Last change, RFC 3339: '2026-11-21T07:00:00Z'. */
  updatedAt?: string | undefined;
  /** Others can read it. */
  shared?: boolean | undefined;
}

export interface FolderEntry extends EntryBase {
  kind: 'folder';
  /** Number of items inside, at every depth: shown before deletion. */
  holds?: number | undefined;
}

export interface FileEntry extends EntryBase {
  kind: 'file';
  /** Size in bytes. */
  size?: number | undefined;
  /** Selects the icon: 'application/pdf'; without it the extension of the name does. */
  mime?: string | undefined;
  /** URL of a thumbnail; where it cannot be loaded, there is the icon. */
  thumbnail?: string | undefined;
  /** Progress from 0 to 1 while uploading; other actions are disabled meanwhile. */
  uploading?: number | undefined;
  /** Why its upload failed, with what to do, in the user's language. */
  failed?: string | undefined;
}

export type BrowserEntry = FolderEntry | FileEntry;

/** A folder on the path from the root. */
export interface PathFolder {
  id: string;
  name: string;
}

/** A file of a folder that is uploaded, with the folders that it is in there, the outermost first. */
export interface FolderFile {
  file: File;
  folders: readonly string[];
}

export const fileViews = ['list', 'grid'] as const;
export type FileView = (typeof fileViews)[number];

export const fileSorts = ['name', '-name', '-time', 'time', '-size', 'size'] as const;
/** The sort key, with a minus for descending. */
export type FileSort = (typeof fileSorts)[number];

/** Whether it is on the server: uploading or failed entries can be neither opened nor moved. */
export function isThere(entry: BrowserEntry): boolean {
  return entry.kind === 'folder' || (entry.uploading === undefined && entry.failed === undefined);
}
