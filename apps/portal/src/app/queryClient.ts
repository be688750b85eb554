import { MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@sen/api/client/ApiError';

const retries = 2;
/** Two more tries within a second: who waits is told soon, and can try again by hand. */
let firstRetryDelay = 250;

/** Stories prove what a failure looks like, not how long it takes. */
export function retryAtOnce(): void {
  firstRetryDelay = 0;
}

/** Asks again only where that may help: never after a refusal (4xx). Offline it fails at once and says so. */
export function createQueryClient(onMutationError: (error: Error) => void): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 10_000,
        retry: (count, error) => count < retries && error instanceof ApiError && error.isTransient,
        retryDelay: (count) => firstRetryDelay * 3 ** count,
      },
      mutations: { networkMode: 'always', retry: false },
    },
    // A refused action leaves the work on the screen and says why; a form that says it at its fields sets meta.quiet.
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (mutation.meta?.['quiet'] !== true) onMutationError(error);
      },
    }),
  });
}
