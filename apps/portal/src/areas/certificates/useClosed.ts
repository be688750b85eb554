import { useState } from 'react';

const keyOf = (place: string) => `sen-closed:${place}`;

function read(place: string): string | null {
  try {
    return localStorage.getItem(keyOf(place));
  } catch {
    return null;
  }
}

/**
 * Whether the user has closed a notice on this device, until the session ends.
 * @param place where it is shown: the one that was closed last is remembered
 */
export function useClosed(place: string, notice: string | undefined): [closed: boolean, close: () => void] {
  const [last, setLast] = useState<string>();
  function close() {
    if (notice === undefined) return;
    setLast(notice);
    try {
      localStorage.setItem(keyOf(place), notice);
    } catch {
      // Without storage it is there again after a reload.
    }
  }
  return [notice !== undefined && (last === notice || read(place) === notice), close];
}
