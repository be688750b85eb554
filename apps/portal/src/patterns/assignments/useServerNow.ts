import { useCallback } from 'react';

/**
 * The server's time, from the time in its answer (RFC 3339) and when that arrived (epoch milliseconds of this device, as
 * `dataUpdatedAt` of a query): the device's clock may be wrong, but it counts on.
 */
export function useServerNow(serverTime: string | undefined, receivedAt: number): () => number {
  const ahead = serverTime === undefined ? 0 : Date.parse(serverTime) - receivedAt;
  return useCallback(() => Date.now() + ahead, [ahead]);
}
