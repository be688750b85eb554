import type { Language, NotificationData, NotificationIcon, Role } from '@sen/api/contract/model';
import { certificateNotifications } from './certificateNotifications.ts';
import { badgeNotifications } from './badgeNotifications.ts';
import { classNotifications } from './classNotifications.ts';
import { completionNotifications } from './completionNotifications.ts';
import { contentNotifications } from './contentNotifications.ts';
import { courseNotifications } from './courseNotifications.ts';
import { documentNotifications } from './documentNotifications.ts';
import { eventNotifications } from './eventNotifications.ts';
import { forumNotifications } from './forumNotifications.ts';
import { examNotifications } from './examNotifications.ts';
import { freeCourseNotifications } from './freeCourseNotifications.ts';
import { importNotifications } from './importNotifications.ts';
import { meetingNotifications } from './meetingNotifications.ts';
import { onlineClassNotifications } from './onlineClassNotifications.ts';
import type {
  NotificationReader,
  NotificationTarget,
  NotificationText,
  NotificationType,
} from './NotificationType.ts';
import { projectNotifications } from './projectNotifications.ts';
import { reportNotifications } from './reportNotifications.ts';
import { surveyNotifications } from './surveyNotifications.ts';
import { trainingNotifications } from './trainingNotifications.ts';
import { requestNotifications } from './requestNotifications.ts';

/** Every kind of notification: a new one is one record of its area's file. */
export const notificationTypes = {
  ...examNotifications,
  ...completionNotifications,
  ...certificateNotifications,
  ...badgeNotifications,
  ...requestNotifications,
  ...contentNotifications,
  ...courseNotifications,
  ...classNotifications,
  ...onlineClassNotifications,
  ...projectNotifications,
  ...surveyNotifications,
  ...importNotifications,
  ...meetingNotifications,
  ...trainingNotifications,
  ...eventNotifications,
  ...documentNotifications,
  ...freeCourseNotifications,
  ...forumNotifications,
  ...reportNotifications,
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

/** Where an event leads a reader. */
export function notificationTarget(
  event: NotificationEvent,
  reader: NotificationReader,
): NotificationTarget | null {
  return typeOf(event).target(event.facts, reader);
}

export function notificationIcon({ type }: { type: NotificationTypeName }, role: Role): NotificationIcon {
  const { icon } = notificationTypes[type];
  return typeof icon === 'string' ? icon : (icon[role] ?? icon.other);
}

export function notificationGroup(event: NotificationEvent): string | null {
  return typeOf(event).groupOf?.(event.facts) ?? null;
}

const carried = [
  'survey_title',
  'survey_id',
  'type_id',
  'meeting_id',
  'meeting_name',
  'kind',
  'classroom_id',
  'course_id',
  'project_id',
  'company_id',
  'topic_id',
  'topic_status_id',
  'survey_vote',
  'project_survey_vote_id',
  'event',
] as const satisfies readonly (keyof NotificationData)[];

/** The facts that a notification shows as they are, beside its texts. */
export function carriedFacts({ facts }: NotificationEvent): Partial<NotificationData> {
  const given: Readonly<Record<string, unknown>> = { ...facts };
  const shown: Record<string, unknown> = {};
  for (const key of carried) if (given[key] !== undefined && given[key] !== null) shown[key] = given[key];
  return shown;
}
