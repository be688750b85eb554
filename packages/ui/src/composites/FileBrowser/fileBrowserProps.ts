import type { BrowserEntry, FileSort, FileView, PathFolder } from './browserEntry';
import type { FileBrowserMessages } from './FileBrowser.messages';

/** Why it was not done, in words for the person. What they typed or chose stays, so that they can mend it. */
export interface FileRefusal {
  refusal: string;
}
/** Settles when it is done: with a refusal, or with nothing. */
export type FileAnswer = Promise<FileRefusal | undefined>;

/** Moving by hand and by dialog come together: what can only be dragged is closed to many. */
type FileMoves =
  | {
      /** Null is the root. */
      onMove: (ids: string[], folderId: string | null) => FileAnswer;
      /** The folders in a folder, null for the root: asked for one level at a time, as one looks for a place. */
      loadFolders: (parentId: string | null) => Promise<readonly PathFolder[]>;
    }
  | { onMove?: undefined; loadFolders?: undefined };

export type FileBrowserProps = FileMoves & {
  /** What the whole is, and the name of its root: 'Tài liệu cá nhân'. */
  label: string;
  /** The folders from below the root down to the one that is seen; empty at the root. */
  path: readonly PathFolder[];
  /** What lies in the folder that is seen, in any order, with what is on its way there. */
  entries: readonly BrowserEntry[];
  view: FileView;
  onViewChange: (view: FileView) => void;
  sort: FileSort;
  onSortChange: (sort: FileSort) => void;
  /** The address of a folder, null for the root: so a step of the path is a link that can be kept and shared. */
  folderHref: (id: string | null) => string;
  /** Null is the root. Called for every way of going to a folder. */
  onOpenFolder: (id: string | null) => void;
  onOpenFile?: ((id: string) => void) | undefined;
  onDownload?: ((ids: string[]) => void) | undefined;
  onRename?: ((id: string, name: string) => FileAnswer) | undefined;
  /** Called after the person has said yes. */
  onDelete?: ((ids: string[]) => FileAnswer) | undefined;
  onCreateFolder?: ((name: string) => FileAnswer) | undefined;
  /** Into the folder that is seen, or into the one that files were dropped on. */
  onUpload?: ((files: File[], folderId: string | null) => void) | undefined;
  /** Tries a failed upload again. */
  onRetryUpload?: ((id: string) => void) | undefined;
  /** Stops an upload, or takes a failed one away. */
  onCancelUpload?: ((id: string) => void) | undefined;
  /** The folder is on its way. */
  loading?: boolean | undefined;
  /** Why the folder could not be had. */
  failed?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Bytes that are used, of how many. */
  quota?: { used: number; total: number } | undefined;
  messages?: Partial<FileBrowserMessages> | undefined;
};
