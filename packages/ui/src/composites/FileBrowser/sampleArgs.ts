import { fn } from 'storybook/test';
import type { FileBrowserProps } from './FileBrowser';
import { sampleFolder } from './sampleFiles';

/** All callbacks, without effect. */
export const sampleArgs = {
  label: 'Tài liệu cá nhân',
  path: [],
  entries: sampleFolder(null),
  view: 'list',
  onViewChange: fn(),
  sort: 'name',
  onSortChange: fn(),
  folderHref: (id: string | null) => (id === null ? '/documents' : `/documents/${id}`),
  onOpenFolder: fn(),
  onOpenFile: fn(),
  onDownload: fn(),
  onRename: fn(async () => undefined),
  onMove: fn(async () => undefined),
  onCopy: fn(async () => undefined),
  loadFolders: async () => [],
  onShare: fn(),
  onDelete: fn(async () => undefined),
  onCreateFolder: fn(async () => undefined),
  onUpload: fn(),
  onUploadFolder: fn(),
  onRetryUpload: fn(),
  onCancelUpload: fn(),
} satisfies FileBrowserProps;
