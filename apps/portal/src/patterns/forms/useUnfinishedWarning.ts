import { useUnfinishedFields } from '@sen/ui/Form';
import { showToast } from '@sen/ui/Toast';
import { useEffect, useEffectEvent } from 'react';
import { formWords } from './formWords';

/** A half-typed date is no value, so no draft keeps it: the browser asks before it closes the page, and another page says so. */
export function useUnfinishedWarning(): void {
  const isUnfinished = useUnfinishedFields() > 0;

  useEffect(() => {
    if (!isUnfinished) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnfinished]);

  const leave = useEffectEvent(() => {
    if (isUnfinished) showToast({ tone: 'info', text: formWords('unfinishedLost') });
  });
  useEffect(() => () => leave(), []);
}
