import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { noteList } from './lastLists';

/** Notes the shown list or board, with its page and filters, so that the pages it leads to lead back to it. */
export function useNotedList(label: string): void {
  const [path] = useLocation();
  const search = useSearch();
  useEffect(() => {
    noteList({ href: search ? `${path}?${search}` : path, label });
  }, [path, search, label]);
}
