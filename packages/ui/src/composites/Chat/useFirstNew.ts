import { useLayoutEffect, useRef } from 'react';
import { useHandOver } from '../../private/useHandOver';

/**
 * Ref for the 'load more' button: if the button is removed with the focus after the last page, the first new
 * row is focused.
 */
export function useFirstNew(count: number, rowAt: (place: number) => HTMLElement | null | undefined) {
  const before = useRef(count);
  const from = useHandOver(() => rowAt(before.current) ?? rowAt(count - 1));
  useLayoutEffect(() => {
    before.current = count;
  });
  return from;
}
