import type { ReactNode } from 'react';
import * as css from './CountBadge.css';
import { shortCount } from './shortCount';

interface CountBadgeProps {
  count: number;
  /** Above this number '+' is shown. */
  maxCount?: 9 | 99 | undefined;
}

/** A visual count of unread items; the parent must state it in words too. */
export function CountBadge({ count, maxCount = 99 }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span aria-hidden="true" className={css.count}>
      {shortCount(count, maxCount)}
    </span>
  );
}

/** A button with the count at its corner. */
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
