import type { Notification } from '@sen/api/contract/model';
import {
  carriedFacts,
  notificationIcon,
  notificationText,
} from '@sen/domain/notifications/notificationTypes';
import type { Language, Role } from '@sen/api/contract/model';
import type { NotificationRow } from '../../store/notifications/notifications.ts';
import { eventOf } from '../../store/notifications/storedEvent.ts';
import type { Handler, TopicsOf } from '../Operation.ts';

export const topicsOf: TopicsOf = ({ id }) => [`notifications:${id}`];

export const listNotifications: Handler<'listNotifications'> = async (
  { caller: { id, role }, query: { page, limit }, language, now },
  { notificationPages },
) =>
  notificationPages.pageOf(
    { userId: id, page, limit, seenAs: `${role} ${language}`, now },
    ({ rows, total, count_unread, count_unchecked }) => ({
      data: rows.flatMap((row) => shown(row, role, language)),
      page,
      limit,
      total,
      last_page: Math.max(1, Math.ceil(total / limit)),
      count_unread,
      count_unchecked,
    }),
  );

function shown(row: NotificationRow, role: Role, language: Language): Notification[] {
  const event = eventOf(row);
  // An older version of the product does not know the types of a newer one.
  if (!event) return [];
  return [
    {
      id: row.id,
      type: event.type,
      icon: notificationIcon(event, role),
      data: {
        ...notificationText(event, language),
        ...carriedFacts(event),
        ...(row.actor_name === null ? {} : { name_created: row.actor_name, avata: row.actor_avatar }),
      },
      read_at: row.read_at?.toISOString() ?? null,
      created_at: row.created_at.toISOString(),
    },
  ];
}
