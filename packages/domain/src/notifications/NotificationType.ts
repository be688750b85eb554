import type { Language, NotificationIcon, Role } from '@sen/api/contract/model';
import type { NotificationChoice } from './notificationChoices.ts';

/** What has to exist, and be open to the reader, for a notification to lead anywhere. */
export type NotificationSubject =
  | 'assignment'
  | 'attempts'
  | 'classroom'
  | 'toMark'
  | 'requests'
  | 'question'
  | 'project'
  | 'course'
  | 'freeCourse'
  | 'courseRegistration'
  | 'badge'
  | 'survey'
  | 'meeting'
  | 'training'
  | 'event'
  | 'topic'
  | 'ownCertificates'
  | 'document'
  | 'import'
  | 'unitReport';

export interface NotificationTarget {
  subject: NotificationSubject;
  /** Absent for a page that concerns no single thing. */
  id?: string;
  /** A path of the portal. */
  address: string;
}

export interface NotificationText {
  /** What happened, on one line. */
  message: string;
  detail?: string;
}

export interface NotificationReader {
  id: string;
  role: Role;
}

/** A kind of notification. `Facts` are stored with the event; its texts are formatted for each reader from them. */
export interface NotificationType<Facts> {
  /** The roles that can get it. */
  audience: readonly Role[];
  icon: NotificationIcon | Readonly<Partial<Record<Role, NotificationIcon>> & { other: NotificationIcon }>;
  /** The setting that keeps it out of the bell; null: it always appears. */
  bell: NotificationChoice | null;
  /** The setting of its mail; null: it sends none. */
  mail: NotificationChoice | null;
  words: Readonly<Record<Language, (facts: Facts) => NotificationText>>;
  /** Where it leads the reader; null: nowhere. */
  target: (facts: Facts, reader: NotificationReader) => NotificationTarget | null;
  /** A person has at most one unread notification of a group; undefined: each counts. */
  groupOf?: (facts: Facts) => string;
  /** Facts for tests and stories. */
  sample: Facts;
}

/** Keeps the type of the facts. */
export function defineNotification<Facts>(type: NotificationType<Facts>): NotificationType<Facts> {
  return type;
}
