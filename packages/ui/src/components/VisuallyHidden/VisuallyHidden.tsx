import type { ReactNode } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css';

export interface VisuallyHiddenProps {
  children: ReactNode;
}

/** Words that are read out, not seen. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={visuallyHidden}>{children}</span>;
}
