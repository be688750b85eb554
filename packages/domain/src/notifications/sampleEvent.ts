import { type NotificationEvent, type NotificationTypeName, notificationTypes } from './notificationTypes.ts';

/** An event of a type, for tests. */
export function sampleEvent(type: NotificationTypeName): NotificationEvent {
  // A type and its sample belong together, which the compiler cannot follow through a union.
  return { type, facts: notificationTypes[type].sample } as NotificationEvent;
}
