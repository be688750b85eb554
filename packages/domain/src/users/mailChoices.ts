import type { MailChoices, Role } from '@sen/api/contract/model';

export type MailChoice = keyof MailChoices;

/** Mails that come without being asked for, and whom they are for. What keeps an account safe is no choice. */
const readers = {
  mail_unmarked: ['teacher'],
  mail_digest: ['admin'],
} as const satisfies Record<MailChoice, readonly Role[]>;

/** The choices that somebody of a role has. */
export function mailChoicesOf(role: Role): MailChoice[] {
  const all: readonly MailChoice[] = ['mail_unmarked', 'mail_digest'];
  return all.filter((choice) => readers[choice].some((each) => each === role));
}

/** Whether somebody gets a mail: yes, until he or she says otherwise. */
export function wantsMail(metas: Readonly<Record<string, string>>, choice: MailChoice): boolean {
  return metas[choice] !== 'off';
}
