import { useLayoutEffect, useRef } from 'react';
import { useHandOver } from '../../private/useHandOver';

/** The ref of the button for more: when the last page has come and it goes with the focus, the first of the new rows takes that. */
export function useFirstNew(count: number, rowAt: (place: number) => HTMLElement | null | undefined) {
  const before = useRef(count);
  const from = useHandOver(() => rowAt(before.current) ?? rowAt(count - 1));
  useLayoutEffect(() => {
    before.current = count;
  });
  return from;
}
