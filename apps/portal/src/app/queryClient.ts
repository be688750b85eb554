import { MutationCache, QueryClient } from '@tanstack/react-query';
import { overviewQueries } from '@sen/api/resources/overview/overviewQueries';
import { ApiError } from '@sen/api/client/ApiError';

const retries = 2;
/** Milliseconds before the first of two retries; both run within a second, since the person can retry by hand. */
let firstRetryDelay = 250;

/** Stories show failures without retry delays. */
export function retryAtOnce(): void {
  firstRetryDelay = 0;
}

/** Retries only where it may help: never after a 4xx. Fails at once when offline. */
export function createQueryClient(onMutationError: (error: Error) => void): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 10_000,
        retry: (count, error) => count < retries && error instanceof ApiError && error.isTransient,
        retryDelay: (count) => firstRetryDelay * 3 ** count,
      },
      mutations: { networkMode: 'always', retry: false },
    },
    // By default a refused mutation shows a toast; a form that shows the error at its fields sets meta.quiet.
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (mutation.meta?.['quiet'] !== true) onMutationError(error);
      },
      // Any change may be of what waits for the user, which the drawer counts on every page.
      onSuccess: () => queries.invalidateQueries({ queryKey: overviewQueries.all() }),
    }),
  });
  return queries;
}
