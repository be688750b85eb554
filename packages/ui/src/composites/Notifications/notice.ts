import type { ReactNode } from 'react';

/** An event that concerns a user. */
export interface Notice {
  id: string;
  /** What happened, on one line: 'Bạn được giao bài thi "An toàn điện"'. */
  title: string;
  /** An optional second line. */
  detail?: string | undefined;
  /** Server time, RFC 3339. */
  createdAt: string;
  read: boolean;
  /** An `Icon` of its kind, shown instead of a picture. */
  icon?: ReactNode;
  /** Who or what it is about; shown as initials or a picture. */
  about?: { name: string; avatar?: string | undefined } | undefined;
}
