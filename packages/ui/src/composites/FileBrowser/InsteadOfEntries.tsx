import { Button } from '../../components/Button/Button';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { FolderIcon } from '../../icons';
import * as css from './FileBrowser.css';
import type { FileBrowserMessages } from './FileBrowser.messages';
import type { FileBrowserProps } from './fileBrowserProps';

type InsteadOfEntriesProps = Pick<
  FileBrowserProps,
  'failed' | 'loading' | 'onRetry' | 'onUpload' | 'view'
> & {
  words: FileBrowserMessages;
};

/** Why there are no entries: they are loading, loading failed, or there are none. */
export function InsteadOfEntries({ failed, loading, onRetry, onUpload, view, words }: InsteadOfEntriesProps) {
  if (loading)
    return (
      <div aria-hidden="true" className={css.entries[view]}>
        {Array.from({ length: 8 }, (_, place) => (
          <div key={place} className={css.coming[view]}>
            <Skeleton kind={view === 'grid' ? 'block' : 'circle'} />
            <div className={css.comingName}>
              <Skeleton />
            </div>
          </div>
        ))}
      </div>
    );
  if (failed !== undefined)
    return (
      <EmptyState
        tone="danger"
        title={words.failed}
        actions={onRetry && <Button onPress={onRetry}>{words.retry}</Button>}
      >
        {failed}
      </EmptyState>
    );
  return (
    <EmptyState icon={FolderIcon} title={words.empty}>
      {onUpload && words.emptyHint}
    </EmptyState>
  );
}
