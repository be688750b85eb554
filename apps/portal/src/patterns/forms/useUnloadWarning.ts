import { useEffect } from 'react';

/** The browser asks before the tab is closed or loaded again. */
export function useUnloadWarning(isLost: boolean): void {
  useEffect(() => {
    if (!isLost) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isLost]);
}
