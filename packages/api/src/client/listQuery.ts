import { keepPreviousData, type QueryKey } from '@tanstack/react-query';
import { getQuery } from './getQuery';
import type { FetchResult } from './unwrap';

/** The query of a list: the rows stay until those of another page, order or filter have loaded. */
export function listQuery<const Key extends QueryKey, Body>(
  queryKey: Key,
  call: (signal: AbortSignal) => Promise<FetchResult<Body>>,
) {
  return { ...getQuery(queryKey, call), placeholderData: keepPreviousData };
}
