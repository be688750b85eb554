import { useCallback, useLayoutEffect, useRef } from 'react';
import type { BrowserEntry } from './browserEntry';
import { entryActions } from './entryActions';
import type { FileBrowserState } from './useFileBrowser';

/** A stable function for the lifetime of the list, so that a press renders one row and not a thousand. */
export function useActionsOf(state: FileBrowserState) {
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  });
  return useCallback(
    (entry: BrowserEntry) =>
      entryActions(entry, {
        words: latest.current.words,
        can: latest.current,
        selected: latest.current.selected.has(entry.id),
        open: (id) => latest.current.open(id),
        toggle: (id) => latest.current.toggle(id),
        ask: (ask) => latest.current.work.open(ask),
      }),
    [],
  );
}
