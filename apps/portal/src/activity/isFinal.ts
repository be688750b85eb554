import { ApiError } from '@sen/api/client/ApiError';

/** Answers of a server that may take the same reports later: signed out, too slow, too many. */
const passing = [401, 403, 408, 429];

/** Whether an error of what this device keeps for the server would come again. */
export function isFinal(error: unknown): boolean {
  return (
    error instanceof ApiError && error.status >= 400 && error.status < 500 && !passing.includes(error.status)
  );
}
