import { useCallback, useState } from 'react';

/**
 * The server's time, from the time in its answer (RFC 3339). An answer that a poll finds unchanged keeps its old time, so the
 * difference to this device's clock is taken once, when the time is new.
 */
export function useRoomNow(serverTime: string): () => number {
  const [known, setKnown] = useState(() => aheadOf(serverTime));
  if (known.serverTime !== serverTime) setKnown(aheadOf(serverTime));
  const { ahead } = known;
  return useCallback(() => Date.now() + ahead, [ahead]);
}

function aheadOf(serverTime: string) {
  return { serverTime, ahead: Date.parse(serverTime) - Date.now() };
}
