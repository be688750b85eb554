import { useEffect } from 'react';
import type { ListAnswer } from './List';
import type { ChangeList } from './useListState';

/** Redirects from a page that no longer exists (its last row was deleted, an old link) to the last one. */
export function useLastPage(
  answer: ListAnswer<unknown> | undefined,
  change: ChangeList<string, string>,
): void {
  const last = answer && answer.page > answer.last_page && answer.last_page > 0 ? answer.last_page : null;
  useEffect(() => {
    if (last !== null) change({ page: last });
    // oxlint-disable-next-line react/exhaustive-deps -- `change` is new on every render and means the same
  }, [last]);
}
