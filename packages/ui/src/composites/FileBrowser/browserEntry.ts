interface EntryBase {
  id: string;
  name: string;
  /** When it last changed, RFC 3339: '2026-11-21T07:00:00Z'. */
  updatedAt?: string | undefined;
}

export interface FolderEntry extends EntryBase {
  kind: 'folder';
  /** How many things lie in it at every depth: said before they are deleted with it. */
  holds?: number | undefined;
}

export interface FileEntry extends EntryBase {
  kind: 'file';
  /** Bytes. */
  size?: number | undefined;
  /** 'application/pdf': chooses the drawing; without it the ending of the name does. */
  mime?: string | undefined;
  /** Address of a small picture of it. */
  thumbnail?: string | undefined;
  /** From 0 to 1 while it is on its way up; nothing can be done with it meanwhile. */
  uploading?: number | undefined;
  /** Why its upload has failed, in words that say what to do. */
  failed?: string | undefined;
}

export type BrowserEntry = FolderEntry | FileEntry;

/** A folder on the way from the root. */
export interface PathFolder {
  id: string;
  name: string;
}

export const fileViews = ['list', 'grid'] as const;
export type FileView = (typeof fileViews)[number];

export const fileSorts = ['name', '-name', '-time', 'time', '-size', 'size'] as const;
/** By what, with a minus for descending. */
export type FileSort = (typeof fileSorts)[number];

/** Whether it lies on the server: what is on its way, or did not arrive, can be neither opened nor moved. */
export function isThere(entry: BrowserEntry): boolean {
  return entry.kind === 'folder' || (entry.uploading === undefined && entry.failed === undefined);
}
