import { isNotificationType, type NotificationEvent } from '@sen/domain/notifications/notificationTypes';

export type StoredEvent = NotificationEvent;

/** The event of a row; undefined for a type of another version of the product. */
export function eventOf({ type, facts }: { type: string; facts: unknown }): StoredEvent | undefined {
  // `notify` stored the facts of this type.
  return isNotificationType(type) ? ({ type, facts } as StoredEvent) : undefined;
}
