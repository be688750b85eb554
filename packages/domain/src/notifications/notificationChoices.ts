import type { NotificationChoices, Role } from '@sen/api/contract/model';
import { managingRoles, roles } from '../access/roles.ts';

export type NotificationChoice = keyof NotificationChoices;

/**
 * What a person can turn off, with the roles that get it: `mail_…` are mails, `bell_…` entries of the bell. Exams and results
 * always appear in the bell, and security mails are always sent.
 */
const readers = {
  mail_exams: ['student'],
  mail_results: ['student'],
  mail_unmarked: ['teacher'],
  mail_digest: ['admin'],
  mail_events: roles,
  mail_forum: roles,
  bell_marking: ['teacher'],
  bell_requests: ['admin'],
  bell_content: managingRoles,
  bell_imports: managingRoles,
} as const satisfies Record<NotificationChoice, readonly Role[]>;

/** In the order of the settings page. */
const order: readonly NotificationChoice[] = [
  'bell_marking',
  'bell_requests',
  'bell_content',
  'bell_imports',
  'mail_exams',
  'mail_results',
  'mail_unmarked',
  'mail_digest',
  'mail_events',
  'mail_forum',
];

/** The choices of a role. */
export function notificationChoicesOf(role: Role): NotificationChoice[] {
  return order.filter((choice) => readers[choice].some((each) => each === role));
}

/** Returns whether a person gets it; on by default. */
export function wants(metas: Readonly<Record<string, string>>, choice: NotificationChoice): boolean {
  return metas[choice] !== 'off';
}
