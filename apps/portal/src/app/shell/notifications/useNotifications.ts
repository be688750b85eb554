import { notificationMutations } from '@sen/api/resources/notifications/notificationMutations';
import { notificationQueries } from '@sen/api/resources/notifications/notificationQueries';
import { showToast } from '@sen/ui/Toast';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** Polling interval, milliseconds; hidden tabs and exams do not poll. */
const askEvery = 10_000;

/** The user's notifications, the newest first, and what one does with them. */
export function useNotifications() {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const newest = useQuery({ ...notificationQueries.newest(), refetchInterval: askEvery });
  const older = useInfiniteQuery({ ...notificationQueries.older(), enabled: false });

  // What changes the newest page moves or changes those on later pages: one that is new, read or deleted elsewhere.
  const { refetch, isFetchingNextPage } = older;
  const hasOlder = older.data !== undefined;
  const followed = useRef(newest.data);
  useEffect(() => {
    if (!hasOlder || isFetchingNextPage || followed.current === newest.data) return;
    followed.current = newest.data;
    void refetch();
  }, [newest.data, hasOlder, isFetchingNextPage, refetch]);

  const changed = () => queries.invalidateQueries({ queryKey: notificationQueries.all() });
  const see = useMutation({
    mutationFn: notificationMutations.see,
    meta: { quiet: true },
    onMutate: () =>
      queries.setQueryData(
        notificationQueries.newest().queryKey,
        (data) => data && { ...data, count_unchecked: 0 },
      ),
    onSettled: changed,
  });
  const open = useMutation({
    mutationFn: notificationMutations.open,
    onSuccess: ({ data: { address }, message }) => {
      if (message !== undefined) showToast({ tone: 'info', text: message });
      if (address === null) return;
      navigate(address);
      // It tells of a change: what the page knows already may be older.
      void queries.invalidateQueries();
    },
    onSettled: changed,
  });
  const read = useMutation({ mutationFn: notificationMutations.read, onSettled: changed });
  const readAll = useMutation({ mutationFn: notificationMutations.readAll, onSettled: changed });
  const remove = useMutation({ mutationFn: notificationMutations.delete, onSettled: changed });

  // While the later pages are being loaded again, they may have what the newest page has too.
  const rows = new Map((newest.data?.data ?? []).map((row) => [row.id, row]));
  for (const row of older.data?.pages.flatMap(({ data }) => data) ?? [])
    if (!rows.has(row.id)) rows.set(row.id, row);
  const hasNext = hasOlder ? older.hasNextPage : (newest.data?.last_page ?? 1) > 1;
  function loadNext() {
    if (!hasOlder) followed.current = newest.data;
    void older.fetchNextPage();
  }

  return {
    // Until a poll has succeeded nothing is known, also not that there are none.
    loading: newest.data === undefined,
    /** Milliseconds; each poll is a new one. */
    askedAt: newest.dataUpdatedAt,
    rows: [...rows.values()],
    unread: newest.data?.count_unread ?? 0,
    unchecked: newest.data?.count_unchecked ?? 0,
    loadingNext: older.isFetching,
    onNextPage: hasNext ? loadNext : undefined,
    /** Back to the newest page, so that a list that is opened again does not load all that was ever scrolled to. */
    forgetOlder: () => void queries.resetQueries({ queryKey: notificationQueries.older().queryKey }),
    see: see.mutate,
    open: open.mutate,
    read: read.mutate,
    readAll: readAll.mutate,
    remove: remove.mutate,
  };
}
