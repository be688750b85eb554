import type { Generated } from 'kysely';
import type { Id, Instant, InstantOrNull, Json } from '../columns.ts';

/** Something that people are notified of. */
export interface NotificationEventTable {
  id: Id;
  /** A type of packages/domain/notifications, and its facts. */
  type: string;
  facts: Json<Record<string, unknown>>;
  /** A recipient has at most one unread notification of a group. */
  group_key: string | null;
  caused_by: string | null;
  recipients: string[];
  /** How many of the recipients have been notified, and how many have been considered for a mail. */
  delivered: Generated<number>;
  mailed: Generated<number>;
  created_at: Instant;
}

/** An event in a person's list; its id there is that of the event. */
export interface NotificationTable {
  user_id: string;
  event_id: string;
  group_key: string | null;
  read_at: InstantOrNull;
  created_at: Instant;
}

/** The counts of a person. Maintained by triggers; `unchecked` is set to 0 when the bell is opened. */
export interface NotificationTallyTable {
  user_id: string;
  total: Generated<number>;
  unread: Generated<number>;
  unchecked: Generated<number>;
}

export interface NotificationsTables {
  notification_event: NotificationEventTable;
  notification: NotificationTable;
  notification_tally: NotificationTallyTable;
}
