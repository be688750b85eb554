import type { NotificationTarget } from './NotificationType.ts';

/** The page of a class. */
export function classTarget({ classroom_id: id }: { classroom_id: string }): NotificationTarget {
  return { subject: 'classroom', id, address: `/classroom/${id}` };
}

/** The online sessions of a class, a tab of its page. */
export function sessionsTarget({ classroom_id: id }: { classroom_id: string }): NotificationTarget {
  return { subject: 'classroom', id, address: `/classroom/${id}?tab=online` };
}
