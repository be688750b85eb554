import type { BrowserEntry, FileSort, FileView, FolderFile, PathFolder } from './browserEntry';
import type { FileBrowserMessages } from './FileBrowser.messages';

/** Why an operation was refused, in the user's language. The user's input is kept, so that it can be corrected. */
export interface FileRefusal {
  refusal: string;
}
/** Resolves when the operation is done: with a refusal, or with undefined. */
export type FileAnswer = Promise<FileRefusal | undefined>;

/** Dragging and the move dialog come together: dragging alone is not accessible. */
type FileMoves =
  | {
      /** Null is the root. */
      onMove: (ids: string[], folderId: string | null) => FileAnswer;
      /** Copies entries into a folder, by the same dialog; null is the root. */
      onCopy?: ((ids: string[], folderId: string | null) => FileAnswer) | undefined;
      /** The subfolders of a folder, null for the root: loaded one level at a time. */
      loadFolders: (parentId: string | null) => Promise<readonly PathFolder[]>;
      copyRoot?: undefined;
    }
  | {
      onMove?: undefined;
      /** Copies entries out of what is shown, by the dialog of moving; null is the root of `copyRoot`. */
      onCopy: (ids: string[], folderId: string | null) => FileAnswer;
      loadFolders: (parentId: string | null) => Promise<readonly PathFolder[]>;
      /** The name of the root that copies go to, whose folders `loadFolders` loads: 'Tài liệu cá nhân'. */
      copyRoot: string;
    }
  | { onMove?: undefined; onCopy?: undefined; loadFolders?: undefined; copyRoot?: undefined };

export type FileBrowserProps = FileMoves & {
  /** Describes the whole and names its root: 'Tài liệu cá nhân'. */
  label: string;
  /** The folders below the root down to the current one; empty at the root. */
  path: readonly PathFolder[];
  /**
   * The entries of the current folder, in any order, including running uploads; of a folder with more than are loaded, the first ones in the
   * order of `sort`.
   */
  entries: readonly BrowserEntry[];
  /** How many entries the folder has. */
  total?: number | undefined;
  /** Loads more of them. */
  onMore?: (() => void) | undefined;
  loadingMore?: boolean | undefined;
  view: FileView;
  onViewChange: (view: FileView) => void;
  sort: FileSort;
  onSortChange: (sort: FileSort) => void;
  /** The URL of a folder, null for the root: a step of the path is then a link that can be bookmarked and shared. */
  folderHref: (id: string | null) => string;
  /** Null is the root. Called for every way of opening a folder. */
  onOpenFolder: (id: string | null) => void;
  onOpenFile?: ((id: string) => void) | undefined;
  onDownload?: ((ids: string[]) => void) | undefined;
  onRename?: ((id: string, name: string) => FileAnswer) | undefined;
  /** Opens what the caller has to share an entry. */
  onShare?: ((id: string) => void) | undefined;
  /** Called after the user has confirmed. */
  onDelete?: ((ids: string[]) => FileAnswer) | undefined;
  onCreateFolder?: ((name: string) => FileAnswer) | undefined;
  /** Target: the current folder, or the one that files were dropped on. */
  onUpload?: ((files: File[], folderId: string | null) => void) | undefined;
  /** As `onUpload`, for folders that were chosen or dropped, with all that they have. */
  onUploadFolder?: ((files: FolderFile[], folderId: string | null) => void) | undefined;
  /** Retries a failed upload. */
  onRetryUpload?: ((id: string) => void) | undefined;
  /** Cancels an upload, or removes a failed one. */
  onCancelUpload?: ((id: string) => void) | undefined;
  /** The folder is being loaded. */
  loading?: boolean | undefined;
  /** Why loading the folder failed. */
  failed?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Used and total bytes. */
  quota?: { used: number; total: number } | undefined;
  messages?: Partial<FileBrowserMessages> | undefined;
};
