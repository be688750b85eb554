import type { RowAction } from '../../components/ActionRow/ActionRow';
import { Icon } from '../../components/Icon/Icon';
import { CopyIcon, DeleteIcon, DownloadIcon, EditIcon, MoveToIcon } from '../../icons';
import { SelectionBar } from '../../private/selectionBar/SelectionBar';
import type { FileBrowserState } from './useFileBrowser';

/** Actions on the selected entries. */
export function FileSelection({ state }: { state: FileBrowserState }) {
  const { words, work, selected, order, locale, onDownload, onMove, onCopy, onRename, onDelete } = state;
  const ids = order.filter((id) => selected.has(id));
  const [only] = ids;
  const count = new Intl.NumberFormat(locale).format(ids.length);
  const actions: RowAction[] = [];
  if (onDownload)
    actions.push({
      id: 'download',
      label: words.download,
      icon: <Icon of={DownloadIcon} />,
      onAction: () => onDownload(ids),
    });
  if (onMove)
    actions.push({
      id: 'move',
      label: words.move,
      icon: <Icon of={MoveToIcon} />,
      onAction: () => work.open({ what: 'move', ids }),
    });
  if (onCopy)
    actions.push({
      id: 'copy',
      label: words.copy,
      icon: <Icon of={CopyIcon} />,
      onAction: () => work.open({ what: 'copy', ids }),
    });
  if (onRename && only !== undefined && ids.length === 1)
    actions.push({
      id: 'rename',
      label: words.rename,
      icon: <Icon of={EditIcon} />,
      onAction: () => work.open({ what: 'rename', id: only }),
    });
  if (onDelete)
    actions.push({
      id: 'remove',
      label: words.remove,
      icon: <Icon of={DeleteIcon} />,
      danger: true,
      onAction: () => work.open({ what: 'remove', ids }),
    });
  return (
    <SelectionBar
      label={words.selectionTools}
      count={words.selected(count)}
      actions={actions}
      clear={words.clear}
      onClear={() => {
        state.select(new Set());
        state.setSelecting(false);
        state.focus.focusOn(only ?? '');
      }}
    />
  );
}
