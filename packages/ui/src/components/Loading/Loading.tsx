import type { ReactNode } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { useMessages } from '../../messages/useMessages';
import { loadingMessages } from './Loading.messages';

export interface LoadingProps {
  /** What is being loaded, in words; 'Đang tải…' without. */
  label?: string | undefined;
  /** Skeletons in the shape of what is coming. */
  children: ReactNode;
}

/** Stands in the place of what is being loaded and says so once. */
export function Loading({ label, children }: LoadingProps) {
  const words = useMessages(loadingMessages);
  return (
    <div aria-busy="true">
      <output className={visuallyHidden}>{label ?? words.loading}</output>
      {children}
    </div>
  );
}
