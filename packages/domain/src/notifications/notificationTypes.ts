import type { Language, NotificationIcon, Role } from '@sen/api/contract/model';
import { classNotifications } from './classNotifications.ts';
import { contentNotifications } from './contentNotifications.ts';
import { courseNotifications } from './courseNotifications.ts';
import { examNotifications } from './examNotifications.ts';
import { importNotifications } from './importNotifications.ts';
import { onlineClassNotifications } from './onlineClassNotifications.ts';
import type { NotificationTarget, NotificationText, NotificationType } from './NotificationType.ts';
import { projectNotifications } from './projectNotifications.ts';
import { requestNotifications } from './requestNotifications.ts';

/** Every kind of notification: a new one is one record of its area's file. */
export const notificationTypes = {
  ...examNotifications,
  ...requestNotifications,
  ...contentNotifications,
  ...courseNotifications,
  ...classNotifications,
  ...onlineClassNotifications,
  ...projectNotifications,
  ...importNotifications,
};

export type NotificationTypes = typeof notificationTypes;
export type NotificationTypeName = keyof NotificationTypes;
export type FactsOf<Name extends NotificationTypeName> =
  NotificationTypes[Name] extends NotificationType<infer Facts> ? Facts : never;

/** An event with the facts of its type. */
export type NotificationEvent = {
  [Name in NotificationTypeName]: { type: Name; facts: FactsOf<Name> };
}[NotificationTypeName];

export function isNotificationType(name: string): name is NotificationTypeName {
  return Object.hasOwn(notificationTypes, name);
}

// A type and its facts belong together, which the compiler cannot follow through a union.
function typeOf({ type }: NotificationEvent): NotificationType<unknown> {
  return notificationTypes[type] as NotificationType<unknown>;
}

export function notificationText(event: NotificationEvent, language: Language): NotificationText {
  return typeOf(event).words[language](event.facts);
}

export function notificationTarget(event: NotificationEvent, role: Role): NotificationTarget | null {
  return typeOf(event).target(event.facts, role);
}

export function notificationIcon({ type }: { type: NotificationTypeName }, role: Role): NotificationIcon {
  const { icon } = notificationTypes[type];
  return typeof icon === 'string' ? icon : (icon[role] ?? icon.other);
}

export function notificationGroup(event: NotificationEvent): string | null {
  return typeOf(event).groupOf?.(event.facts) ?? null;
}
