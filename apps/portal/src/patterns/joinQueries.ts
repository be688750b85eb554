import type { UseQueryResult } from '@tanstack/react-query';

/** What `Loaded` needs of a query. */
export type LoadedQuery<Data> = Pick<UseQueryResult<Data>, 'data' | 'error' | 'isPending' | 'isFetching'> & {
  refetch: () => unknown;
};

/** Several queries as one: loaded when all are, failed when one has; its retry repeats those that failed. */
export function joinQueries<Data extends object>(queries: {
  readonly [Name in keyof Data]: LoadedQuery<Data[Name]>;
}): LoadedQuery<Data> {
  const named = Object.entries<LoadedQuery<unknown>>(queries);
  const all = named.map(([, query]) => query);
  const failed = all.filter(({ data, error }) => data === undefined && error !== null);
  const loaded = all.every(({ data }) => data !== undefined);
  return {
    // The cast joins the names again with the types of their data.
    data: loaded ? (Object.fromEntries(named.map(([name, { data }]) => [name, data])) as Data) : undefined,
    error: failed[0]?.error ?? null,
    isPending: !loaded && failed.length === 0,
    isFetching: failed.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
  };
}
