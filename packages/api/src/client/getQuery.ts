import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { type FetchResult, unwrap } from './unwrap';

/** The query of a GET: `getQuery([...examQueries.all(), 'detail', id], (signal) => client.GET(…))`. */
export function getQuery<const Key extends QueryKey, Body>(
  queryKey: Key,
  call: (signal: AbortSignal) => Promise<FetchResult<Body>>,
) {
  return queryOptions({ queryKey, queryFn: ({ signal }) => unwrap(call(signal)) });
}
