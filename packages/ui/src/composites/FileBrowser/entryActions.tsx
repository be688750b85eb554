import { Icon } from '../../components/Icon/Icon';
import type { MenuAction } from '../../components/Menu/Menu';
import { CopyIcon, DeleteIcon, DownloadIcon, EditIcon, MoveToIcon, PeopleIcon, RetryIcon } from '../../icons';
import { isThere, type BrowserEntry } from './browserEntry';
import type { FileBrowserMessages } from './FileBrowser.messages';
import type { FileAbilities, FileAsk } from './useFileWork';

interface EntryHandlers {
  words: FileBrowserMessages;
  can: FileAbilities;
  selected: boolean;
  open: (id: string) => void;
  toggle: (id: string) => void;
  ask: (ask: FileAsk) => void;
}

/** The menu of an entry. */
export function entryActions(entry: BrowserEntry, handlers: EntryHandlers): MenuAction[][] {
  const { words, can, ask } = handlers;
  const { id } = entry;
  if (!isThere(entry)) return uploadActions(entry, handlers);
  const line = (when: unknown, action: MenuAction) => (when ? [action] : []);
  return [
    [
      ...line(entry.kind === 'folder' || can.onOpenFile, {
        id: 'open',
        label: words.open,
        onAction: () => handlers.open(id),
      }),
      {
        id: 'select',
        label: handlers.selected ? words.deselect : words.select,
        onAction: () => handlers.toggle(id),
      },
    ],
    [
      ...line(can.onDownload, {
        id: 'download',
        label: words.download,
        icon: <Icon of={DownloadIcon} />,
        onAction: () => can.onDownload?.([id]),
      }),
      ...line(can.onRename, {
        id: 'rename',
        label: words.rename,
        icon: <Icon of={EditIcon} />,
        onAction: () => ask({ what: 'rename', id }),
      }),
      ...line(can.onMove, {
        id: 'move',
        label: words.move,
        icon: <Icon of={MoveToIcon} />,
        onAction: () => ask({ what: 'move', ids: [id] }),
      }),
      ...line(can.onCopy, {
        id: 'copy',
        label: words.copy,
        icon: <Icon of={CopyIcon} />,
        onAction: () => ask({ what: 'copy', ids: [id] }),
      }),
      ...line(can.onShare, {
        id: 'share',
        label: words.share,
        icon: <Icon of={PeopleIcon} />,
        onAction: () => can.onShare?.(id),
      }),
    ],
    line(can.onDelete, {
      id: 'remove',
      label: words.remove,
      icon: <Icon of={DeleteIcon} />,
      danger: true,
      onAction: () => ask({ what: 'remove', ids: [id] }),
    }),
  ];
}

function uploadActions(entry: BrowserEntry, { words, can }: EntryHandlers): MenuAction[][] {
  const failed = entry.kind === 'file' && entry.failed !== undefined;
  const { id } = entry;
  const retry: MenuAction = {
    id: 'retry',
    label: words.retryUpload,
    icon: <Icon of={RetryIcon} />,
    onAction: () => can.onRetryUpload?.(id),
  };
  const cancel: MenuAction = {
    id: 'cancel',
    label: failed ? words.dismissUpload : words.cancelUpload,
    onAction: () => can.onCancelUpload?.(id),
  };
  return [failed && can.onRetryUpload ? [retry] : [], can.onCancelUpload ? [cancel] : []];
}
