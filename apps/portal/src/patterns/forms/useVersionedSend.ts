import { ApiError } from '@sen/api/client/ApiError';
import type { ErrorCode } from '@sen/domain/errors/codes';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';

/**
 * Sends changes of a record that carry the version they are based on. After a refusal with `code`, because another person
 * changed the record meanwhile, the record is read again: saving again is then based on what it has become.
 */
export function useVersionedSend(queryKey: QueryKey, code: ErrorCode) {
  const queries = useQueryClient();
  return async <Saved>(send: () => Promise<Saved>): Promise<Saved> => {
    try {
      return await send();
    } catch (error) {
      if (error instanceof ApiError && error.code === code) await queries.invalidateQueries({ queryKey });
      throw error;
    }
  };
}
