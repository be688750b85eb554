import { Button } from '../../components/Button/Button';
import * as css from './FileBrowser.css';
import type { FileBrowserState } from './useFileBrowser';

/** Below the entries of a folder that has more than are shown. */
export function MoreEntries({ state }: { state: FileBrowserState }) {
  const { words, locale, entries, shown, onMore, loadingMore = false } = state;
  const total = Math.max(state.total ?? 0, entries.length);
  if (!onMore || shown.length === 0 || total <= entries.length) return null;
  const number = new Intl.NumberFormat(locale);
  return (
    <div className={css.more}>
      <span>{words.shownOf(number.format(entries.length), number.format(total))}</span>
      <Button pending={loadingMore} onPress={onMore}>
        {words.showMore}
      </Button>
    </div>
  );
}
