import { notificationMutations } from '@sen/api/resources/notifications/notificationMutations';
import { notificationQueries } from '@sen/api/resources/notifications/notificationQueries';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';

/** Polling interval, milliseconds; hidden tabs and exams do not poll. */
const askEvery = 10_000;

/** The user's notifications, the newest first, and what one does with them. */
export function useNotifications() {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const newest = useQuery({ ...notificationQueries.newest(), refetchInterval: askEvery });
  const older = useInfiniteQuery({ ...notificationQueries.older(), enabled: false });

  // New ones move the others to later pages.
  const total = newest.data?.total;
  const { refetch } = older;
  const hasOlder = older.data !== undefined;
  useEffect(() => {
    if (total !== undefined && hasOlder) void refetch();
  }, [total, hasOlder, refetch]);

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
    onSuccess: ({ data: { address } }) => {
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

  const rows = new Map(
    [...(newest.data?.data ?? []), ...(older.data?.pages.flatMap(({ data }) => data) ?? [])].map((row) => [
      row.id,
      row,
    ]),
  );
  const hasNext = hasOlder ? older.hasNextPage : (newest.data?.last_page ?? 1) > 1;
  return {
    // Until a poll has succeeded nothing is known, also not that there are none.
    loading: newest.data === undefined,
    /** Milliseconds; each poll is a new one. */
    askedAt: newest.dataUpdatedAt,
    rows: [...rows.values()],
    unread: newest.data?.count_unread ?? 0,
    unchecked: newest.data?.count_unchecked ?? 0,
    loadingNext: older.isFetching,
    onNextPage: hasNext ? () => void older.fetchNextPage() : undefined,
    see: see.mutate,
    open: open.mutate,
    read: read.mutate,
    readAll: readAll.mutate,
    remove: remove.mutate,
  };
}
