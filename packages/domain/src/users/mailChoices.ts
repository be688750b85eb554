import type { MailChoices, Role } from '@sen/api/contract/model';

export type MailChoice = keyof MailChoices;

/** Notification mails that can be turned off, with the roles that get them. Security mails cannot be turned off. */
const readers = {
  mail_unmarked: ['teacher'],
  mail_digest: ['admin'],
} as const satisfies Record<MailChoice, readonly Role[]>;

/** The mail choices of a role. */
export function mailChoicesOf(role: Role): MailChoice[] {
  const all: readonly MailChoice[] = ['mail_unmarked', 'mail_digest'];
  return all.filter((choice) => readers[choice].some((each) => each === role));
}

/** Returns whether a person gets a mail; on by default. */
export function wantsMail(metas: Readonly<Record<string, string>>, choice: MailChoice): boolean {
  return metas[choice] !== 'off';
}
