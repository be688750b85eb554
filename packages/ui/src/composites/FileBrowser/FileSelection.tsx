import { Button } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import { CloseIcon, DeleteIcon, DownloadIcon, EditIcon, MoveToIcon } from '../../icons';
import * as css from '../DataTable/TableTools.css';
import type { FileBrowserState } from './useFileBrowser';

/** Floats over the end of the list, so that nothing moves when the first entry is selected. */
export function FileSelection({ state }: { state: FileBrowserState }) {
  const { words, work, selected, order, locale, onDownload, onMove, onRename, onDelete } = state;
  const ids = order.filter((id) => selected.has(id));
  const [only] = ids;
  const count = new Intl.NumberFormat(locale).format(ids.length);
  return (
    <div className={css.selectionPlace}>
      <section aria-label={words.selectionTools} className={css.selectionBar}>
        <span className={css.selectionCount}>{words.selected(count)}</span>
        <span className={css.selectionActions}>
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
        </span>
        <Button
          variant="neutral"
          size="small"
          icon={<Icon of={CloseIcon} />}
          onPress={() => {
            state.select(new Set());
            state.setSelecting(false);
            state.focus.focusOn(only ?? '');
          }}
        >
          {words.clear}
        </Button>
      </section>
    </div>
  );
}
