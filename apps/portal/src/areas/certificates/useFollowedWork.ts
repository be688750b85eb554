import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isUnderWay, type Work } from './isUnderWay';

const askEvery = 1_000;

interface FollowedWork<One> {
  /** Undefined where there is none, and where it cannot be loaded: few order any, and the list says that it could not be loaded. */
  work: One | undefined;
  isRunning: boolean;
  /** It was under way while one looks: then its end is announced. */
  wasSeen: boolean;
}

/**
 * Follows what a job does for the user until it ends.
 * @param onEnd it has ended while one looks; must be stable
 */
export function useFollowedWork<One extends Work, const Key extends QueryKey>(
  query: UseQueryOptions<{ data: One | null }, Error, { data: One | null }, Key>,
  onEnd?: () => void,
): FollowedWork<One> {
  const { data } = useQuery({
    ...query,
    refetchInterval: ({ state }) => (isUnderWay(state.data?.data) ? askEvery : false),
  });
  const work = data?.data ?? undefined;
  const isRunning = isUnderWay(work);
  const [wasSeen, setWasSeen] = useState(false);
  if (isRunning && !wasSeen) setWasSeen(true);
  useEffect(() => {
    if (!isRunning && wasSeen) onEnd?.();
  }, [isRunning, wasSeen, onEnd]);
  return { work, isRunning, wasSeen };
}
