import type { ReactNode } from 'react';
import * as css from './CountBadge.css';
import { shortCount } from './shortCount';

interface CountBadgeProps {
  count: number;
  /** From here on it says only that it is more. */
  maxCount?: 9 | 99 | undefined;
}

/** How many wait, as a figure for the eye; whoever shows it says the same in words. */
export function CountBadge({ count, maxCount = 99 }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span aria-hidden="true" className={css.count}>
      {shortCount(count, maxCount)}
    </span>
  );
}

/** A button with the count on its corner. */
export function CountCorner({ children, ...badge }: CountBadgeProps & { children: ReactNode }) {
  return (
    <span className={css.corner}>
      {children}
      {badge.count > 0 && (
        <span className={css.onCorner}>
          <CountBadge {...badge} />
        </span>
      )}
    </span>
  );
}
