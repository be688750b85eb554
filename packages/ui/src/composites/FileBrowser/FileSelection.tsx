import { Button } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import { DeleteIcon, DownloadIcon, EditIcon, MoveToIcon } from '../../icons';
import { SelectionBar } from '../../private/selectionBar/SelectionBar';
import type { FileBrowserState } from './useFileBrowser';

/** Actions on the selected entries. */
export function FileSelection({ state }: { state: FileBrowserState }) {
  const { words, work, selected, order, locale, onDownload, onMove, onRename, onDelete } = state;
  const ids = order.filter((id) => selected.has(id));
  const [only] = ids;
  const count = new Intl.NumberFormat(locale).format(ids.length);
  return (
    <SelectionBar
      label={words.selectionTools}
      count={words.selected(count)}
      actions={
        <>
          {onDownload && (
            <Button size="small" icon={<Icon of={DownloadIcon} />} onPress={() => onDownload(ids)}>
              {words.download}
            </Button>
          )}
          {onMove && (
            <Button
              size="small"
              icon={<Icon of={MoveToIcon} />}
              onPress={() => work.open({ what: 'move', ids })}
            >
              {words.move}
            </Button>
          )}
          {onRename && only !== undefined && ids.length === 1 && (
            <Button
              size="small"
              icon={<Icon of={EditIcon} />}
              onPress={() => work.open({ what: 'rename', id: only })}
            >
              {words.rename}
            </Button>
          )}
          {onDelete && (
            <Button
              size="small"
              icon={<Icon of={DeleteIcon} />}
              onPress={() => work.open({ what: 'remove', ids })}
            >
              {words.remove}
            </Button>
          )}
        </>
      }
      clear={words.clear}
      onClear={() => {
        state.select(new Set());
        state.setSelecting(false);
        state.focus.focusOn(only ?? '');
      }}
    />
  );
}
