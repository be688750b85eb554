import type { ReactNode } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { useMessages } from '../../messages/useMessages';
import { loadingMessages } from './Loading.messages';

export interface LoadingProps {
  /** What is being loaded; 'Đang tải…' by default. */
  label?: string | undefined;
  /** Skeletons in the shape of the content. */
  children: ReactNode;
}

/** A placeholder for loading content that announces it once. */
export function Loading({ label, children }: LoadingProps) {
  const words = useMessages(loadingMessages);
  return (
    <div aria-busy="true">
      <output className={visuallyHidden}>{label ?? words.loading}</output>
      {children}
    </div>
  );
}
